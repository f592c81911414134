import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Language } from '../words/language.ts';
import { problemWordsOf } from '../words/problems.ts';
import { countProblems, formatProblems } from '../diagnostics/format.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { scriptAddress } from '../files/package-root.ts';
import type { Post } from '../blog/post-store.ts';
import type { OwnForm } from '../client/form-entry.ts';
import type { Bundle } from '../publish/bundle.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import { createAnswer, send } from './answer.ts';
import { keepGenerated } from './keep-generated.ts';
import { DevState } from './state.ts';
import { watchSite } from './watch-site.ts';

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
  /** Folder of the pictures that were uploaded for them. */
  readonly uploads?: string | undefined;
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  /** Takes a request for the data service, or leaves it alone. */
  readonly handle?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Called for each request for what shows posts. */
  readonly onPosts?: (() => void) | undefined;
  /** Handed the function that shows other posts, and the one that finds a form of the site that is shown. */
  readonly onReady?: (
    setPosts: (posts: readonly Post[]) => void,
    formOf: (page: string, id: string) => OwnForm | null,
  ) => void;
  /** Told in words about problems and about their end. */
  readonly log: (text: string) => void;
}

/** Problems as open pages show them: how many there are, and all of them in words. */
export interface ToldProblems {
  readonly count: string;
  readonly text: string;
}

/** What open pages are told of the site; null where there is none of a kind. */
export interface ProblemMessage {
  readonly errors: ToldProblems | null;
  readonly warnings: ToldProblems | null;
}

/** Reloads that are asked for together are one; ms. */
const reloadTogetherMs = 15;

/** Serves documents from the content folder, tells open pages when they changed, and what is wrong. */
export function contentPlugin(options: ContentOptions): Plugin {
  const { siteDir, language, log } = options;
  const state = new DevState(siteDir, options.posts, options.data, options.uploads ?? null);
  /** True for the code of an own block, and its examples: Vite serves the one, the gallery reads the others. */
  const isBlockCode = (file: string) =>
    file.startsWith(join(siteDir, 'blocks') + sep) && !file.endsWith('.schema.json');
  /** True for code that pages are made with. */
  const isOfCode = (file: string) => isBlockCode(file) || state.isCode(file);
  const told = (problems: readonly Problem[]): ToldProblems | null =>
    problems.length > 0
      ? { count: countProblems(problems, language), text: formatProblems(problems, language) }
      : null;
  const terminalText = () => told([...state.errors, ...state.unwritten])?.text ?? null;

  const tell = (server: ViteDevServer) =>
    server.ws.send('portao:problems', {
      errors: told(state.errors),
      warnings: told(state.warnings),
    } satisfies ProblemMessage);

  /** When open pages were last told to reload, of `performance.now`. */
  let updatedAt = -Infinity;
  let reload: NodeJS.Timeout | undefined;
  let stopWatching = () => {};
  const update = (server: ViteDevServer) => {
    clearTimeout(reload);
    reload = setTimeout(() => {
      reload = undefined;
      updatedAt = performance.now();
      server.ws.send('portao:update', {});
    }, reloadTogetherMs);
  };

  return {
    name: 'portao:content',
    // Before Vike, which would answer what nobody has with a page of its own.
    enforce: 'pre',
    configureServer(server) {
      /** Takes up what changed. A file that goes away meanwhile is told of by the watcher. */
      const takeUp = (changed: ReadonlySet<string>) => {
        const before = terminalText();
        const [only, ...others] = changed;
        const code = [...changed].map((path) => join(siteDir, path)).filter(isOfCode);
        // Code is shown as it is, whatever is wrong with it: it may throw where it is run.
        if (code.length > 0) {
          forget(server, code);
          update(server);
        }
        try {
          const isAnother =
            only?.startsWith('pages/') && others.length === 0 ? state.edit(only) : state.refresh();
          if (isAnother) update(server);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log((error as Error).stack!);
        }
        const now = terminalText();
        if (now !== before) log(now ?? problemWordsOf(language).report.noErrors);
        // A page that is loaded again asks by itself.
        if (!reload) tell(server);
      };
      stopWatching = watchSite(server, siteDir, {
        isCode: isOfCode,
        onFile: keepGenerated(siteDir, log),
        onChange: takeUp,
        onError: ({ message }) => log(message),
      });
      server.ws.on('portao:hello', ({ age }: { age: number }, client) => {
        tell(server);
        // What changed while the page was on its way was told to nobody.
        if (performance.now() - updatedAt < age) client.send('portao:update', {});
      });
      const first = terminalText();
      if (first) log(first);
      options.onReady?.(
        (posts) => void (state.setPosts(posts) && update(server)),
        (page, id) => state.form(page, id),
      );
      const answer = createAnswer({
        siteDir,
        language,
        uploads: options.uploads,
        state,
        script: devScript,
        onPosts: options.onPosts,
        loadRenderer: async () => {
          const { render } = (await server.ssrLoadModule(renderModule)) as Pick<Bundle, 'render'>;
          return (...page) => {
            try {
              return render(...page);
            } catch (error) {
              // Its stack names lines of what Vite made of the sources.
              if (error instanceof Error) server.ssrFixStacktrace(error);
              throw error;
            }
          };
        },
        onProblem: (problem) => log(formatProblems([problem], language)),
        onClock(text) {
          log(text);
          tell(server);
        },
      });
      server.middlewares.use((request, response, next) => {
        if (options.handle?.(request, response)) return;
        answer(request, response).then((done) => (done ? undefined : next()), next);
      });
      return () =>
        server.middlewares.use((_request, response) =>
          send(response, 404, 'text/plain; charset=utf-8', 'Not found\n'),
        );
    },
    // The server ends.
    buildEnd() {
      stopWatching();
    },
    hotUpdate({ file, server, modules, timestamp }) {
      const isBelow = file.startsWith(siteDir + sep);
      if (!isBelow && !/\/(?:blocks|engine|schemas)\//.test(file)) return undefined;
      // Documents are no modules. `takeUp` has the code that pages of the site are made with, and nobody what that imports.
      if (modules.length > 0 && !(isBelow && isOfCode(file))) {
        for (const module of modules)
          this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        update(server);
      }
      // Vite and Vike would tell open pages to reload as well, before what is shown is another.
      return [];
    },
  };
}

/** Lets Vite forget what it made of files (absolute) before pages are loaded again: by itself it does so in its own time. */
function forget(server: ViteDevServer, files: readonly string[]): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const file of files)
      for (const module of moduleGraph.getModulesByFile(file) ?? [])
        moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
}
