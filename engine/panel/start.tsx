import { connect } from '../blog/client.ts';
import { createFormEntries } from './data/form-entries.ts';
import { createPeople } from '../blog/people.ts';
import { createPostStore } from '../blog/supabase-store.ts';
import { panelPathsOf } from '../words/panel-paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createCredentials } from './data/credentials.ts';
import { createOnceFetch } from './data/once-fetch.ts';
import { readPageData } from './data/page-data.ts';
import { PanelContext, type Panel } from './data/panel-context.ts';
import { LanguageContext, openPanelLanguage, type SiteLocale } from './data/panel-language.ts';
import { nameLanguage } from './data/name-language.ts';
import { cityFinder } from './data/places.ts';
import { createQueryClient } from './data/query-client.ts';
import { routesAt } from './frame/routes.tsx';
import { serverStateOf, tokenOf } from './data/server-state.ts';
import { createSecondFactor } from './data/second-factor.ts';
import { createSession } from './data/session.ts';
import { adoptPanelStyles } from './panel-styles.ts';
import { ToastList } from './ui/ToastList.tsx';
import { reasonOf } from './data/error-text.ts';
import { createToasts } from './data/toasts.ts';
import css from './frame/panel-shell.module.css';

/**
 * Opens the panel in `root`, whose page says where the data is; `site` is its language and formats, `baseCss` its base style.
 * Rejects where the page does not say it, or the words of the panel cannot be loaded.
 */
export async function startPanel(
  root: HTMLElement,
  site: SiteLocale,
  baseCss: string,
): Promise<void> {
  const words = openPanelLanguage(site, ({ language }) => nameLanguage(root, site, language));
  const data = readPageData();
  if (!data.settings) throw new Error('The page has no #data-settings: no data service is set up.');
  const client = connect({
    url: data.settings.url || location.origin,
    key: data.settings.key,
    keepSession: true,
    fetch: createOnceFetch((input, init) => fetch(input, init)),
  });
  const language = await words;
  const toasts = createToasts(
    () => language.current().words.shared.error,
    (error) => reasonOf(language.current().words, error),
  );
  const session = createSession(client);
  const paths = panelPathsOf(site.language);
  const token = tokenOf(client);
  const panel: Panel = {
    data,
    paths,
    store: createPostStore(client),
    people: createPeople(client),
    entries: createFormEntries(client),
    drafts: (create) => create(client),
    sets: data.settings.url ? (create) => create(client) : null,
    session,
    credentials: createCredentials(client, data.settings, paths.invitation),
    secondFactor: createSecondFactor(client),
    toasts,
    token,
    serverState: serverStateOf(token),
    pictureHost: { ...data.settings, token },
    cityOf: cityFinder(data.panel.places),
  };
  const queries = createQueryClient({
    onFailure: toasts.error,
    onAttempt: toasts.settle,
    onSignedOut: () =>
      void session.renew().then((renewed) => (renewed ? queries.invalidateQueries() : undefined)),
  });
  const router = createBrowserRouter(routesAt(paths, language));

  adoptPanelStyles(baseCss);
  root.className = css.panel!;
  createRoot(root).render(
    <StrictMode>
      <LanguageContext value={language}>
        <PanelContext value={panel}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
            <ToastList />
          </QueryClientProvider>
        </PanelContext>
      </LanguageContext>
    </StrictMode>,
  );
}
