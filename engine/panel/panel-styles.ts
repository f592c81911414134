// The panel's styles: the page's own sheet holds only what its own HTML uses, so the app brings its rules itself.
import { adoptStyles } from './ui/adopt-styles.ts';

// Those of the first tab and of what every tab may show; the others come with their tab (frame/routes.tsx).
const modules = import.meta.glob<string>(['./{frame,post,today,ui}/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The module that the others build upon: it comes before them. */
const shared = './ui/panel-ui.module.css';

/** Adds `base`, the rules that every page of the site may use, and every module of the app. The tokens go into a layer: the page's own, with the site's theme, win. */
export function adoptPanelStyles(base: string): void {
  adoptStyles(
    `@layer panel-tokens{${base}}`,
    base.replace(/:root\{[^}]*\}/g, ''),
    modules[shared]!,
    ...Object.keys(modules)
      .filter((name) => name !== shared)
      .map((name) => modules[name]!),
  );
}
