import { Navigate, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Gate } from './Gate.tsx';
import { PostsTab } from '../posts/PostsTab.tsx';

/** Addresses of the panel. The first tab comes with the app, the others in chunks of their own. */
export const routes: RouteObject[] = [
  { path: '/admin/convite', ErrorBoundary: ErrorScreen, lazy: () => import('./LinkPage.tsx') },
  {
    path: '/admin',
    Component: Gate,
    ErrorBoundary: ErrorScreen,
    // The gate shows itself while the chunk of a tab that was asked for directly is on its way.
    HydrateFallback: Gate,
    children: [
      { index: true, element: <Navigate to="/admin/posts" replace /> },
      { path: 'posts', Component: PostsTab },
      {
        path: 'posts/novo',
        lazy: async () => ({ Component: (await import('../editor/EditorTab.tsx')).NewPost }),
      },
      { path: 'posts/lixeira', lazy: () => import('../history/BinTab.tsx') },
      { path: 'posts/:id', lazy: () => import('../editor/EditorTab.tsx') },
      { path: 'posts/:id/versoes', lazy: () => import('../history/VersionsTab.tsx') },
      { path: 'gerador', lazy: () => import('../generator/GeneratorTab.tsx') },
      { path: 'agendador', lazy: () => import('../scheduler/SchedulerTab.tsx') },
      { path: 'analytics', lazy: () => import('../analytics/AnalyticsTab.tsx') },
      { path: 'contatos', lazy: () => import('../contacts/ContactsTab.tsx') },
      { path: 'pessoas', lazy: () => import('../people/PeopleTab.tsx') },
      { path: 'historico', lazy: () => import('../people/HistoryTab.tsx') },
      { path: 'conta', lazy: () => import('../account/AccountTab.tsx') },
      { path: '*', element: <Navigate to="/admin/posts" replace /> },
    ],
  },
];
