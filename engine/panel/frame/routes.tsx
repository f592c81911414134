import { Navigate, type RouteObject } from 'react-router-dom';
import { invitationPaths, type PanelPaths } from '../../words/panel-paths.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Gate } from './Gate.tsx';
import { Opening } from './Opening.tsx';
import { TodayTab } from '../today/TodayTab.tsx';

/** A tab whose styles come with it. */
const withStyles =
  <Tab,>(tab: () => Promise<Tab>, styles: () => Promise<{ readonly default: string }>) =>
  async (): Promise<Tab> => {
    const [loaded, { default: sheet }] = await Promise.all([tab(), styles()]);
    adoptStyles(sheet);
    return loaded;
  };

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
      { index: true, element: <Navigate to={paths.today} replace /> },
      { path: paths.today, Component: TodayTab },
      { path: paths.posts, lazy: () => import('../posts/PostsTab.tsx') },
      {
        path: paths.newPost,
        lazy: async () => ({ Component: (await import('../editor/EditorTab.tsx')).NewPost }),
      },
      { path: paths.bin, lazy: () => import('../history/BinTab.tsx') },
      { path: paths.post({ id: ':id' }), lazy: () => import('../editor/EditorTab.tsx') },
      { path: paths.versions({ id: ':id' }), lazy: () => import('../history/VersionsTab.tsx') },
      {
        path: paths.generator,
        lazy: withStyles(
          () => import('../generator/GeneratorTab.tsx'),
          () => import('../generator/panel-generator.module.css?inline'),
        ),
      },
      {
        path: paths.scheduler,
        lazy: withStyles(
          () => import('../scheduler/SchedulerTab.tsx'),
          () => import('../scheduler/panel-scheduler.module.css?inline'),
        ),
      },
      {
        path: paths.analytics,
        lazy: withStyles(
          () => import('../analytics/AnalyticsTab.tsx'),
          () => import('../analytics/panel-analytics.module.css?inline'),
        ),
      },
      {
        path: paths.contacts,
        lazy: withStyles(
          () => import('../contacts/ContactsTab.tsx'),
          () => import('../contacts/panel-contacts.module.css?inline'),
        ),
      },
      { path: paths.entries, lazy: () => import('../entries/EntriesTab.tsx') },
      {
        path: paths.business,
        lazy: withStyles(
          () => import('../business/BusinessTab.tsx'),
          () => import('../business/panel-business.module.css?inline'),
        ),
      },
      { path: paths.people, lazy: () => import('../people/PeopleTab.tsx') },
      { path: paths.history, lazy: () => import('../people/HistoryTab.tsx') },
      { path: paths.account, lazy: () => import('../account/AccountTab.tsx') },
      { path: '*', element: <Navigate to={paths.today} replace /> },
    ],
  },
];
