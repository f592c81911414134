import { Navigate, type RouteObject } from 'react-router-dom';
import { invitationPaths, type PanelPaths } from '../../words/panel-paths.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Gate } from './Gate.tsx';
import { Opening } from './Opening.tsx';
import { PostsTab } from '../posts/PostsTab.tsx';

/** What answers at the addresses of the panel. The first tab comes with the app, the others in chunks of their own. */
export const routesAt = (paths: PanelPaths): RouteObject[] => [
  ...invitationPaths.map((path) => ({
    path,
    ErrorBoundary: ErrorScreen,
    hydrateFallbackElement: <Opening onRetry={() => location.reload()} />,
    lazy: () => import('./LinkPage.tsx'),
  })),
  {
    path: '/admin',
    Component: Gate,
    ErrorBoundary: ErrorScreen,
    // The gate shows itself while the chunk of a tab that was asked for directly is on its way.
    HydrateFallback: Gate,
    children: [
      { index: true, element: <Navigate to={paths.posts} replace /> },
      { path: paths.posts, Component: PostsTab },
      {
        path: paths.newPost,
        lazy: async () => ({ Component: (await import('../editor/EditorTab.tsx')).NewPost }),
      },
      { path: paths.bin, lazy: () => import('../history/BinTab.tsx') },
      { path: paths.post({ id: ':id' }), lazy: () => import('../editor/EditorTab.tsx') },
      { path: paths.versions({ id: ':id' }), lazy: () => import('../history/VersionsTab.tsx') },
      { path: paths.generator, lazy: () => import('../generator/GeneratorTab.tsx') },
      { path: paths.scheduler, lazy: () => import('../scheduler/SchedulerTab.tsx') },
      { path: paths.analytics, lazy: () => import('../analytics/AnalyticsTab.tsx') },
      { path: paths.contacts, lazy: () => import('../contacts/ContactsTab.tsx') },
      { path: paths.entries, lazy: () => import('../entries/EntriesTab.tsx') },
      {
        path: paths.business,
        // Its styles come with it.
        lazy: async () => {
          const [tab, { default: styles }] = await Promise.all([
            import('../business/BusinessTab.tsx'),
            import('../business/panel-business.module.css?inline'),
          ]);
          adoptStyles(styles);
          return tab;
        },
      },
      { path: paths.people, lazy: () => import('../people/PeopleTab.tsx') },
      { path: paths.history, lazy: () => import('../people/HistoryTab.tsx') },
      { path: paths.account, lazy: () => import('../account/AccountTab.tsx') },
      { path: '*', element: <Navigate to={paths.posts} replace /> },
    ],
  },
];
