import { Navigate, type RouteObject } from 'react-router-dom';
import { invitationPaths, type PanelPaths } from '../../words/panel-paths.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Gate } from './Gate.tsx';
import { Opening } from './Opening.tsx';
import { TodayTab } from '../today/TodayTab.tsx';

type Styles = () => Promise<{ readonly default: string }>;

/** A tab whose styles come with it. */
const withStyles =
  <Tab,>(tab: () => Promise<Tab>, ...styles: readonly Styles[]) =>
  async (): Promise<Tab> => {
    const [loaded, ...sheets] = await Promise.all([tab(), ...styles.map((style) => style())]);
    adoptStyles(...sheets.map((sheet) => sheet.default));
    return loaded;
  };

// Styles that several tabs have.
const editorStyles: Styles = () => import('../editor/panel-editor.module.css?inline');
const historyStyles: Styles = () => import('../history/panel-history.module.css?inline');
const peopleStyles: Styles = () => import('../people/panel-people.module.css?inline');

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
        lazy: withStyles(
          async () => ({ Component: (await import('../editor/EditorTab.tsx')).NewPost }),
          editorStyles,
        ),
      },
      {
        path: paths.bin,
        lazy: withStyles(() => import('../history/BinTab.tsx'), historyStyles),
      },
      {
        path: paths.post({ id: ':id' }),
        lazy: withStyles(() => import('../editor/EditorTab.tsx'), editorStyles),
      },
      {
        path: paths.versions({ id: ':id' }),
        lazy: withStyles(() => import('../history/VersionsTab.tsx'), historyStyles),
      },
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
      {
        path: paths.entries,
        lazy: withStyles(
          () => import('../entries/EntriesTab.tsx'),
          () => import('../entries/panel-entries.module.css?inline'),
        ),
      },
      {
        path: paths.business,
        lazy: withStyles(
          () => import('../business/BusinessTab.tsx'),
          () => import('../business/panel-business.module.css?inline'),
        ),
      },
      {
        path: paths.people,
        lazy: withStyles(() => import('../people/PeopleTab.tsx'), peopleStyles),
      },
      {
        path: paths.history,
        lazy: withStyles(() => import('../people/HistoryTab.tsx'), peopleStyles),
      },
      {
        path: paths.account,
        lazy: withStyles(
          () => import('../account/AccountTab.tsx'),
          () => import('../account/panel-account.module.css?inline'),
        ),
      },
      { path: '*', element: <Navigate to={paths.today} replace /> },
    ],
  },
];
