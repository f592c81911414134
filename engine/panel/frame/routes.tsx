import { Navigate, type RouteObject } from 'react-router-dom';
import { invitationPaths, type PanelPaths } from '../../words/panel-paths.ts';
import type { PanelLanguage } from '../data/panel-language.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Gate } from './Gate.tsx';
import { Opening } from './Opening.tsx';
import { TodayTab } from '../today/TodayTab.tsx';

type Styles = () => Promise<{ readonly default: string }>;

/** How a tab comes that is opened later: with its styles, and the words of the language that is spoken. */
const comesWith =
  (language: Pick<PanelLanguage, 'complete'>) =>
  <Tab,>(tab: () => Promise<Tab>, ...styles: readonly Styles[]) =>
  async (): Promise<Tab> => {
    const [loaded, sheets] = await Promise.all([
      tab(),
      Promise.all(styles.map((style) => style())),
      language.complete(),
    ]);
    adoptStyles(...sheets.map((sheet) => sheet.default));
    return loaded;
  };

// Styles that several tabs have.
const editorStyles: Styles = () => import('../editor/panel-editor.module.css?inline');
const historyStyles: Styles = () => import('../history/panel-history.module.css?inline');
const postStyles: Styles = () => import('../posts/panel-posts.module.css?inline');
const peopleStyles: Styles = () => import('../people/panel-people.module.css?inline');

/** What answers at the addresses of the panel. The first tab comes with the app, the others in chunks of their own. */
export function routesAt(
  paths: PanelPaths,
  language: Pick<PanelLanguage, 'complete'>,
): RouteObject[] {
  const later = comesWith(language);
  return [
    ...invitationPaths.map((path) => ({
      path,
      ErrorBoundary: ErrorScreen,
      hydrateFallbackElement: <Opening onRetry={() => location.reload()} />,
      lazy: later(() => import('./LinkPage.tsx')),
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
        {
          path: paths.posts,
          lazy: later(() => import('../posts/PostsTab.tsx'), postStyles),
        },
        {
          path: paths.newPost,
          lazy: later(
            async () => ({ Component: (await import('../editor/EditorTab.tsx')).NewPost }),
            editorStyles,
          ),
        },
        {
          path: paths.bin,
          lazy: later(() => import('../history/BinTab.tsx'), historyStyles, postStyles),
        },
        {
          path: paths.post({ id: ':id' }),
          lazy: later(() => import('../editor/EditorTab.tsx'), editorStyles),
        },
        {
          path: paths.versions({ id: ':id' }),
          lazy: later(() => import('../history/VersionsTab.tsx'), historyStyles),
        },
        {
          path: paths.generator,
          lazy: later(
            () => import('../generator/GeneratorTab.tsx'),
            () => import('../generator/panel-generator.module.css?inline'),
          ),
        },
        {
          path: paths.scheduler,
          lazy: later(
            () => import('../scheduler/SchedulerTab.tsx'),
            () => import('../scheduler/panel-scheduler.module.css?inline'),
          ),
        },
        {
          path: paths.analytics,
          lazy: later(
            () => import('../analytics/AnalyticsTab.tsx'),
            () => import('../analytics/panel-analytics.module.css?inline'),
          ),
        },
        {
          path: paths.contacts,
          lazy: later(
            () => import('../contacts/ContactsTab.tsx'),
            () => import('../contacts/panel-contacts.module.css?inline'),
          ),
        },
        {
          path: paths.entries,
          lazy: later(
            () => import('../entries/EntriesTab.tsx'),
            () => import('../entries/panel-entries.module.css?inline'),
          ),
        },
        {
          path: paths.business,
          lazy: later(
            () => import('../business/BusinessTab.tsx'),
            () => import('../business/panel-business.module.css?inline'),
          ),
        },
        {
          path: paths.people,
          lazy: later(() => import('../people/PeopleTab.tsx'), peopleStyles),
        },
        {
          path: paths.history,
          lazy: later(() => import('../people/HistoryTab.tsx'), peopleStyles),
        },
        {
          path: paths.account,
          lazy: later(
            () => import('../account/AccountTab.tsx'),
            () => import('../account/panel-account.module.css?inline'),
          ),
        },
        { path: '*', element: <Navigate to={paths.today} replace /> },
      ],
    },
  ];
}
