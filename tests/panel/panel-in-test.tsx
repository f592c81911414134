// The panel's parts in jsdom: with a fake store, a fake session and an address of their own.
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, expect } from 'vitest';
import { AccountContext } from '../../engine/panel/data/account.ts';
import type { Credentials } from '../../engine/panel/data/credentials.ts';
import type { PageData } from '../../engine/panel/data/page-data.ts';
import { PanelContext, type Panel } from '../../engine/panel/data/panel-context.ts';
import { LanguageContext, type PanelLanguage } from '../../engine/panel/data/panel-language.ts';
import { createQueryClient } from '../../engine/panel/data/query-client.ts';
import type { SecondFactor } from '../../engine/panel/data/second-factor.ts';
import type { Session, SessionState } from '../../engine/panel/data/session.ts';
import { ToastList } from '../../engine/panel/ui/ToastList.tsx';
import { reasonOf } from '../../engine/panel/data/error-text.ts';
import { createToasts } from '../../engine/panel/data/toasts.ts';
import type { BusinessDrafts } from '../../engine/panel/data/business-drafts.ts';
import type { BusinessSets } from '../../engine/panel/data/business-sets.ts';
import type { FormEntries } from '../../engine/panel/data/form-entries.ts';
import type { People } from '../../engine/blog/people.ts';
import type { PostStore, StaffRole } from '../../engine/blog/post-store.ts';
import { scoring } from '../posts/examples.ts';
import type { Language } from '../../engine/words/language.ts';
import { panelPathsOf } from '../../engine/words/panel-paths.ts';
import { draftsWith, entriesWith, peopleWith } from './posts.ts';
import { languageOf, portuguese } from './spoken.ts';

/** What a page says of the site, but for what a test gives it. */
export const panelData = (given: Partial<PageData['panel']> = {}): PageData['panel'] => ({
  heading: 'Painel Administrativo - Blog',
  intro: 'Entre com o seu e-mail e a sua senha.',
  call: { label: 'Ligar', href: 'tel:+5511900000000' },
  clocks: { 'pt-BR': 'Horário de São Paulo', en: 'São Paulo time' },
  contactKinds: ['whatsapp', 'telephone'],
  cityKind: null,
  places: { home: 'São Paulo', cities: {}, neighbourhoods: [] },
  ...given,
});

const data: PageData = {
  settings: { url: '', key: 'sb_publishable_test' },
  generator: null,
  ...scoring,
  safety: () => Promise.resolve({ rules: [] }),
  blockTitles: {
    hero: { 'pt-BR': 'Abertura', en: 'Opening' },
    footer: { 'pt-BR': 'Rodapé', en: 'Footer' },
  },
  panel: panelData(),
};

/** Takes away what the last test showed. */
let close = () => Promise.resolve();
afterEach(() => close());

/** A session that stays as it is. */
export function sessionOf(state: SessionState, methods: Partial<Session> = {}): Session {
  return {
    current: () => state,
    subscribe: () => () => undefined,
    signIn: () => Promise.resolve(null),
    signOut: () => Promise.resolve(),
    renew: () => Promise.resolve(false),
    ...methods,
  };
}

/** Credentials of the embedded service that refuse everything but what a test gives them. */
const credentialsWith = (methods: Partial<Credentials>): Credentials => ({
  sendsMail: false,
  changePassword: () => Promise.resolve('unreachable'),
  endOtherSessions: () => Promise.resolve('unreachable'),
  askReset: () => Promise.resolve('unreachable'),
  readLink: () => Promise.resolve('expired'),
  useLink: () => Promise.resolve('expired'),
  ...methods,
});

/** A second factor that is off, and refuses everything but what a test gives it. */
const secondFactorWith = (methods: Partial<SecondFactor>): SecondFactor => ({
  on: () => Promise.resolve(null),
  enrol: () => Promise.reject(new Error('no enrol in this test')),
  confirm: () => Promise.resolve('unreachable'),
  give: () => Promise.resolve('unreachable'),
  switchOff: () => Promise.resolve('unreachable'),
  ...methods,
});

/** What a test gives to the panel. */
export interface PanelInTest {
  readonly routes: RouteObject[];
  readonly at: string;
  readonly store: PostStore;
  readonly people?: Partial<People>;
  readonly entries?: Partial<FormEntries>;
  readonly drafts?: Partial<BusinessDrafts>;
  readonly sets?: BusinessSets;
  readonly session?: Session;
  readonly credentials?: Partial<Credentials>;
  readonly secondFactor?: Partial<SecondFactor>;
  readonly role?: StaffRole;
  readonly page?: Partial<PageData>;
  readonly serverState?: Panel['serverState'];
  readonly token?: Panel['token'];
  /** Address of the hosted project, '' for the embedded service. */
  readonly project?: string;
  readonly language?: PanelLanguage;
  /** Language of the site. */
  readonly site?: Language;
}

/** Shows routes of the panel and waits until they are quiet; `close` takes them away. */
export async function showPanel({
  routes,
  at,
  store,
  people = {},
  entries = {},
  drafts = {},
  sets,
  session = sessionOf({ status: 'opening' }),
  credentials = {},
  secondFactor = {},
  role = 'admin',
  page = {},
  serverState = () => Promise.resolve(null),
  token = () => Promise.resolve('a-token'),
  project = '',
  language = languageOf(portuguese),
  site = 'pt-BR',
}: PanelInTest) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // What is asked of a browser and jsdom lacks.
  document.adoptedStyleSheets ??= [];
  CSSStyleSheet.prototype.replaceSync ??= () => undefined;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  const toasts = createToasts(
    () => language.current().words.shared.error,
    (error) => reasonOf(language.current().words, error),
  );
  const panel: Panel = {
    data: { ...data, ...page },
    paths: panelPathsOf(site),
    store,
    people: peopleWith(people),
    entries: entriesWith(entries),
    drafts: () => draftsWith(drafts),
    sets: sets ? () => sets : null,
    session,
    credentials: credentialsWith(credentials),
    secondFactor: secondFactorWith(secondFactor),
    toasts,
    serverState,
    token,
    pictureHost: { url: project, key: '', token },
    cityOf: () => null,
  };
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <LanguageContext value={language}>
        <PanelContext value={panel}>
          <QueryClientProvider
            client={createQueryClient({
              onFailure: toasts.error,
              onAttempt: toasts.settle,
              onSignedOut: () => void session.renew(),
            })}
          >
            <AccountContext
              value={{ userId: 'user-1', email: 'dona@exemplo.com.br', name: '', role }}
            >
              <RouterProvider router={router} />
            </AccountContext>
            <ToastList />
          </QueryClientProvider>
        </PanelContext>
      </LanguageContext>,
    ),
  );
  await quiet();
  close = async () => {
    close = () => Promise.resolve();
    await act(async () => root.unmount());
  };
  return { element, router, toasts, close };
}

/** The text of the whole document: toasts and dialogs stand beside the panel. */
export const shownText = () => document.body.textContent;

/** Waits until the document says nothing new for 60 ms; 3 s at most. */
export async function quiet(): Promise<void> {
  const before = Date.now();
  for (let same = 0, text = ''; same < 3 && Date.now() - before < 3000;) {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    same = shownText() === text ? same + 1 : 0;
    text = shownText();
  }
}

/** Waits until the document says this. Each look is an `act` of its own: within one, React shows nothing that comes late. */
export const shows = (text: string) =>
  expect
    .poll(async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
      return shownText();
    })
    .toContain(text);

/** The one button or link with this text. Throws if there is none. */
export function button(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (element) => element.textContent === text,
  );
  if (!found) throw new Error(`no button "${text}" in: ${shownText()}`);
  return found;
}

/** Presses it as a pointer does. */
export async function press(text: string): Promise<void> {
  const target = button(text);
  await act(async () => target.click());
  await quiet();
}

/** Presses the button with this text of the question that stands there. Throws if there is none. */
export async function answer(text: string): Promise<void> {
  const box = document.querySelector('[role="alertdialog"]');
  const found = [...(box?.querySelectorAll('button') ?? [])].find(
    (element) => element.textContent === text,
  );
  if (!found) throw new Error(`no answer "${text}" in: ${shownText()}`);
  await act(async () => found.click());
  await quiet();
}

/** Types into the field of an id, as React sees it. */
export async function type(id: string, value: string): Promise<void> {
  const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
  await act(async () => {
    own.set!.call(field, value);
    // A field hears the first of the two, a choice the second.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await quiet();
}
