// The tab of the business's data in jsdom.
import { Component as BusinessTab } from '../../engine/panel/business/BusinessTab.tsx';
import { showPanel } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';

/** Opens the tab; `parts` of the panel as `showPanel` takes them. */
export const showBusiness = (parts: Partial<Parameters<typeof showPanel>[0]>) =>
  showPanel({
    routes: [{ path: '/admin/negocio', Component: BusinessTab }],
    at: '/admin/negocio',
    store: storeWith({}),
    ...parts,
  });
