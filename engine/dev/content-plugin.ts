import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Language } from '../words/language.ts';
import { problemWordsOf } from '../words/problems.ts';
import { formatProblems } from '../diagnostics/format.ts';
import { scriptAddress } from '../files/package-root.ts';
import { contentTypeOf } from '../hosting/content-types.ts';
import { withQuery } from '../hosting/redirects.ts';
import { parseTarget } from '../hosting/site-path.ts';
import type { Post } from '../blog/post-store.ts';
import { searchEntries } from '../resolve/search-index.ts';
import type { Bundle } from '../publish/bundle.ts';
import { createInlineHash } from '../render/inline-hash.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import type { SearchFile } from '../client/search.ts';
import type { PageAssets } from '../render/document.ts';
import { escapeHtml } from '../render/escape.ts';
import { Gallery } from './gallery.ts';
import { keepGenerated } from './keep-generated.ts';
import { DevState } from './state.ts';

/** The development script: the page script, the overlay, reloading. The only difference to a built page. */
export const devScript = scriptAddress('blocks/entry/dev.client');

/** The module that renders pages, the same that the server bundle is built from. */
const renderModule = scriptAddress('blocks/entry/render');

/** What the content half of the development server needs. */
export interface ContentOptions {
  readonly root: string;
  readonly siteDir: string;
  readonly language: Language;
  /** Posts of the last build. */
  readonly posts: readonly Post[];
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  /** Takes a request for the data service, or leaves it alone. */
  readonly handle?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Handed the function that shows other posts. */
  readonly onReady?: (setPosts: (posts: readonly Post[]) => void) => void;
  /** Told in words about problems and about their end. */
  readonly log: (text: string) => void;
}

/** Changes that come together (an editor that writes twice, a checkout) are read once; ms. */
const settleMs = 15;

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
) => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(body);
};

/** Whether a page is asked for, by a browser or a command (curl accepts anything), and not a module, a file or one of Vite's own addresses. */
const isPageRequest = (path: string, accept = '*/*') =>
  !/^\/(?:@|__)|\./.test(path) && /text\/html|\*\/\*/.test(accept);

/** Serves documents from the content folder, tells open pages when they changed, and what is wrong. */
export function contentPlugin(options: ContentOptions): Plugin {
  const { siteDir, language, log } = options;
  const state = new DevState(siteDir, options.posts, options.data);
  const gallery = new Gallery(siteDir);
  const assets: PageAssets = {
    scripts: { document: devScript, blog: devScript, panel: devScript, reader: devScript },
    inlineHash: createInlineHash(),
  };
  /** True for the code of an own block, and its examples: Vite serves the one, the gallery reads the others. */
  const isCode = (file: string) =>
    file.startsWith(join(siteDir, 'blocks') + sep) && !file.endsWith('.schema.json');
  const problemText = () =>
    state.errors.length > 0 ? formatProblems(state.errors, language) : null;
  const terminalText = () => {
    const problems = [...state.errors, ...state.unwritten];
    return problems.length > 0 ? formatProblems(problems, language) : null;
  };

  const tell = (server: ViteDevServer) =>
    server.ws.send('portao:problems', { text: problemText() });

  /** When open pages were last told to reload, of `performance.now`. */
  let updatedAt = -Infinity;
  const update = (server: ViteDevServer) => {
    updatedAt = performance.now();
    server.ws.send('portao:update', {});
  };

  const answer = async (
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const media = state.open?.media.used().find((file) => file.address === path);
    if (media)
      return (
        send(response, 200, contentTypeOf(path), readFileSync(join(siteDir, 'media', media.path))),
        true
      );
    const rootFile = join(siteDir, 'media/root', path);
    if (path !== '/' && !path.includes('..') && existsSync(rootFile))
      return (send(response, 200, contentTypeOf(path), readFileSync(rootFile)), true);
    if (path === '/search.json' && state.good) {
      const { open, summaries } = state.good;
      const file: SearchFile = {
        entries: searchEntries(open.resolver.index, summaries),
        synonyms: open.site.settings.document.search.synonyms,
      };
      return (send(response, 200, contentTypeOf(path), JSON.stringify(file)), true);
    }
    const target = parseTarget(request.url ?? '/');
    const moved = target && state.movedTo(target.path);
    if (target && moved) {
      response
        .writeHead(301, {
          location: withQuery(moved, target.query),
          'cache-control': 'no-cache',
        })
        .end();
      return true;
    }
    if (!isPageRequest(path, request.headers.accept)) return false;
    state.lookAt(path);
    if (path === '/_blocks')
      return (
        send(
          response,
          200,
          'text/html; charset=utf-8',
          gallery.page({
            schemas: state.schemas,
            language,
            font: state.page('/')?.head.fonts[0]?.address ?? null,
          }),
        ),
        true
      );
    const { page, problems } =
      path.startsWith('/_blocks/') && state.open
        ? gallery.example(state.open, path)
        : { page: state.page(path), problems: state.errors };
    if (!page)
      return (
        send(
          response,
          500,
          'text/html; charset=utf-8',
          `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Portão</title><script type="module" src="${devScript}"></script><style>pre{white-space:pre-wrap;overflow-wrap:anywhere}</style><pre>${escapeHtml(problems.length > 0 ? formatProblems(problems, language) : path)}</pre>`,
        ),
        true
      );
    const { render } = (await server.ssrLoadModule(renderModule)) as Pick<Bundle, 'render'>;
    return (send(response, page.status, 'text/html; charset=utf-8', render(page, assets)), true);
  };

  return {
    name: 'portao:content',
    // Before Vike, which would answer what nobody has with a page of its own.
    enforce: 'pre',
    configureServer(server) {
      server.watcher.add(siteDir);
      const generateFor = keepGenerated(siteDir, log);
      let timer: NodeJS.Timeout | undefined;
      /** Files that changed since the last look; null where one came or went as well. */
      let changed: Set<string> | null = new Set();
      const onChange = (event: 'add' | 'change' | 'unlink', file: string) => {
        if (!file.startsWith(siteDir + sep) || isCode(file)) return;
        generateFor(file);
        if (event === 'change') changed?.add(relative(siteDir, file).replaceAll(sep, '/'));
        else changed = null;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const before = terminalText();
          const [only, ...others] = changed ?? [];
          const good =
            only?.startsWith('pages/') && others.length === 0 ? state.edit(only) : state.refresh();
          changed = new Set();
          const now = terminalText();
          if (now !== before) log(now ?? problemWordsOf(language).report.noErrors);
          tell(server);
          if (good) update(server);
        }, settleMs);
      };
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => onChange(event, file));
      server.ws.on('portao:hello', ({ age }: { age: number }, client) => {
        tell(server);
        // What changed while the page was on its way was told to nobody.
        if (performance.now() - updatedAt < age) client.send('portao:update', {});
      });
      const first = terminalText();
      if (first) log(first);
      options.onReady?.((posts) => {
        if (state.setPosts(posts)) update(server);
      });
      server.middlewares.use((request, response, next) => {
        if (options.handle?.(request, response)) return;
        answer(server, request, response).then((done) => (done ? undefined : next()), next);
      });
      return () =>
        server.middlewares.use((_request, response) =>
          send(response, 404, 'text/plain; charset=utf-8', 'Not found\n'),
        );
    },
    hotUpdate({ file, server }) {
      if (file.startsWith(siteDir + sep) && !isCode(file)) return [];
      if (isCode(file) || /\/(?:blocks|engine|schemas)\//.test(file)) update(server);
      return undefined;
    },
  };
}
