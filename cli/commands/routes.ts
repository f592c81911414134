import type { Command } from 'commander';
import type { PageDocument } from '#schemas/types';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { columns, shorten, terminalWidth } from '../output/layout.ts';
import {
  endView,
  shownFile,
  viewSite,
  type SiteView,
  type Streams,
  type ViewOptions,
} from '../site/site-view.ts';

/** A path of the site as a program reads it. */
export interface Route {
  readonly path: string;
  /** Its document, from where one stands. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Path of the page that search engines should show: its own unless the document names another. */
  readonly canonical: string;
  /** True if search engines may list it: found, and not `noindex`. */
  readonly indexed: boolean;
  readonly status: 200 | 404;
  /** What the page is about: a place, a search variant of one, a service, or none of these. */
  readonly kind: 'city' | 'area' | 'neighbourhood' | 'variant' | 'service' | 'page';
}

const kindOf = ({ region, variant, service }: PageDocument): Route['kind'] =>
  region?.kind ?? (variant ? 'variant' : service ? 'service' : 'page');

function routesOf({ site, pages }: SiteView, options: ViewOptions): Route[] {
  const documents = new Map(site.pages.map(({ document }) => [document.path, document]));
  return pages.map(({ path, file, head, status }) => {
    const document = documents.get(path)!;
    return {
      path,
      file: shownFile(options, file),
      title: head.title,
      description: head.description,
      canonical: document.canonical ?? path,
      indexed: status === 200 && !head.robots.startsWith('noindex'),
      status,
      kind: kindOf(document),
    };
  });
}

/** What is special about a path, in words. */
function marksOf({ path, canonical, indexed, status, kind }: Route, language: Language): string {
  const words = commandWordsOf(language).routes;
  return [
    ...(status === 404 ? [words.notFound] : indexed ? [] : [words.noindex]),
    ...(canonical === path ? [] : [words.canonical({ canonical })]),
    ...(kind === 'variant' ? [words.variant] : []),
  ].join('; ');
}

/** A terminal gets two lines a path, the second with the document; a program or a file one line with all of it. */
function routeLines(routes: readonly Route[], { language, width }: ViewOptions): string[] {
  if (width === null)
    return columns(
      routes.map((route) => [route.path, route.file, route.title, marksOf(route, language)]),
    );
  const pathWidth = Math.max(...routes.map(({ path }) => path.length));
  return routes.flatMap((route) => {
    const marks = marksOf(route, language);
    return [
      `${route.path.padEnd(pathWidth)}  ${shorten(route.title, Math.max(20, width - pathWidth - 2))}`,
      `  ${route.file}${marks && `  (${marks})`}`,
    ];
  });
}

function countText(routes: readonly Route[], hasBlog: boolean, language: Language): string {
  const listed = routes.filter(
    ({ path, canonical, indexed }) => indexed && canonical === path,
  ).length;
  const words = commandWordsOf(language).routes;
  const posts = !hasBlog ? '' : words.postsElsewhere;
  return `${words.count({ count: routes.length, listed })}${posts}`;
}

/** Lists every path of the site with its document, title and what is special about it; 0, or 1 if the site has errors. */
export function runRoutes(options: ViewOptions, streams: Streams): number {
  const view = viewSite(options, streams);
  if (!view) return 1;
  const routes = routesOf(view, options);
  streams.out(
    `${options.json ? JSON.stringify(routes, null, 2) : [...routeLines(routes, options), '', countText(routes, view.site.settings.document.blog !== undefined, options.language)].join('\n')}\n`,
  );
  return endView(view, options.language, streams);
}

/** `portao routes`. */
export function routesCommand(context: CommandContext): Command {
  const { root, language, exit } = context;
  const words = commandWordsOf(language).routes;
  return createCommand(
    'routes',
    {
      about: words.about,
      examples: ['routes', 'routes | grep noindex', 'routes --json'],
    },
    context,
  )
    .option('--json', commandWordsOf(language).shared.json)
    .action((options: { site: string; json?: boolean }) =>
      exit(
        runRoutes(
          {
            siteDir: siteFolder(root, options.site),
            from: process.cwd(),
            language,
            json: options.json === true,
            width: terminalWidth(),
          },
          context,
        ),
      ),
    );
}
