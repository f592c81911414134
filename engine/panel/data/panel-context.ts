import type { BusinessDrafts } from './business-drafts.ts';
import type { BusinessSets } from './business-sets.ts';
import type { DataClient } from '../../blog/client.ts';
import type { FormEntries } from './form-entries.ts';
import type { People } from '../../blog/people.ts';
import type { PostStore } from '../../blog/post-store.ts';
import type { ServerState } from '../../client/server-state.ts';
import type { PanelPaths } from '../../words/panel-paths.ts';
import type { PictureHost } from './picture-host.ts';
import { createContext, useContext } from 'react';
import type { Credentials } from './credentials.ts';
import type { PageData } from './page-data.ts';
import type { SecondFactor } from './second-factor.ts';
import type { Session } from './session.ts';
import type { Toasts } from './toasts.ts';

/** Made by the tab that uses it, whose code comes later. */
type MadeLater<Part> = (create: (client: DataClient) => Part) => Part;

/** What every part of the panel works with. */
export interface Panel {
  readonly data: PageData;
  /** Addresses of the panel, in the language of the site. */
  readonly paths: PanelPaths;
  readonly store: PostStore;
  readonly people: People;
  readonly entries: FormEntries;
  readonly drafts: MadeLater<BusinessDrafts>;
  /** Null on a site with the embedded service, whose server publishes. */
  readonly sets: MadeLater<BusinessSets> | null;
  readonly session: Session;
  readonly credentials: Credentials;
  readonly secondFactor: SecondFactor;
  readonly toasts: Toasts;
  /** The token of the session; null without one. */
  readonly token: () => Promise<string | null>;
  /** What the server of the page has to say to staff; null where it says nothing. */
  readonly serverState: () => Promise<ServerState | null>;
  readonly pictureHost: PictureHost;
  /** The city that a page of the site belongs to, or null. */
  readonly cityOf: (path: string) => string | null;
}

/** Holds the panel's services for the components below. */
export const PanelContext = createContext<Panel | null>(null);

/** The panel's services. Throws outside of the panel. */
export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel: no PanelContext above');
  return panel;
}
