import { moment } from '#schemas/formats';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { claimsPath, publicClaims } from '../blog/post-claims.ts';
import { mistakeInOwnCode } from '../check/own-code-faults.ts';
import { locationOfError, withLines } from '../content/own-code/code-location.ts';
import { faultOfThrown } from '../content/own-code/own-components.ts';
import { fileProblem } from '../diagnostics/file-problem.ts';
import { formatProblems } from '../diagnostics/format.ts';
import { contentTypeOf } from '../hosting/content-types.ts';
import { readerPage } from '../hosting/rewrites.ts';
import { withQuery } from '../hosting/redirects.ts';
import { parseTarget } from '../hosting/site-path.ts';
import { PictureMaker } from '../media/picture-maker.ts';
import type { PageAssets } from '../render/document.ts';
import { escapeHtml } from '../render/escape.ts';
import { createInlineHash } from '../render/inline-hash.ts';
import type { Bundle } from '../publish/bundle.ts';
import { faviconText } from '../publish/host-files/favicon.ts';
import { saidOf } from '../resolve/search/search-files.ts';
import { searchEntries } from '../resolve/search/search-index.ts';
import type { SearchFile } from '../client/search.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { commandWordsOf } from '../words/commands.ts';
import type { Language } from '../words/language.ts';
import { Gallery } from './gallery.ts';
import { previewLook } from './look-preview.ts';
import { readLooks } from './looks.ts';
import { looksPage } from './looks-page.ts';
import { namesOf } from './site-names.ts';
import type { DevState } from './state.ts';

/** What answering takes. */
export interface AnswerOptions {
  readonly siteDir: string;
  readonly language: Language;
  /** Folder of the pictures that were uploaded for posts. */
  readonly uploads?: string | undefined;
  readonly state: DevState;
  /** Address of the development script. */
  readonly script: string;
  /** Loads what renders pages, as it is written now. */
  readonly loadRenderer: () => Promise<Bundle['render']>;
  /** Told of code of the site that threw. */
  readonly onProblem: (problem: Problem) => void;
  /** Called for each request for what shows posts. */
  readonly onPosts?: (() => void) | undefined;
  /** Told in words which moment is shown from now on (`?at=`). */
  readonly onClock: (text: string) => void;
}

/** Answers a request for a page, a file or the gallery; false for one that is for somebody else. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Sends an answer that no browser keeps. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(body);
  return true;
}

/** A moment as one reads it, `2026-12-24 10:00`. */
const asRead = (moment = '') => moment.replace('T', ' ');

const html = 'text/html; charset=utf-8';

/** The look that `/_looks/<name>` shows; undefined for another path. */
const readLook = (path: string) =>
  path.startsWith('/_looks/')
    ? readLooks().find(({ name }) => path === `/_looks/${name}`)
    : undefined;

/** Whether a page is asked for, by a browser or a command (curl accepts anything), and not a module, a file or one of Vite's own addresses. */
const isPageRequest = (path: string, accept = '*/*') =>
  !/^\/(?:@|__)|\./.test(path) && /text\/html|\*\/\*/.test(accept);

/** Answers with the site as `state` has it. */
export function createAnswer({
  siteDir,
  language,
  uploads,
  state,
  script,
  loadRenderer,
  onProblem,
  onPosts,
  onClock,
}: AnswerOptions): Answer {
  const words = commandWordsOf(language).build;
  const gallery = new Gallery(siteDir);
  const pictures = new PictureMaker(siteDir, siteDir, uploads ?? null);
  const assets: PageAssets = {
    scripts: { document: script, blog: script, panel: script, reader: script },
    printSheet: '/blocks/parts/print.css',
    inlineHash: createInlineHash(),
  };

  /** A file that a build would write, as long as it is asked for; null for another. */
  const fileAt = (path: string): string | Uint8Array | null => {
    const library = state.shown?.open.media;
    const file = library?.used().find(({ address }) => address === path);
    if (file) return readFileSync(library!.fileOf(file.path)!);
    const rootFile = join(siteDir, 'media/root', path);
    if (path !== '/' && !path.includes('..') && existsSync(rootFile)) return readFileSync(rootFile);
    if (!state.shown) return null;
    const { open, summaries } = state.shown;
    const settings = open.site.settings.document;
    if (path === '/favicon.svg') return faviconText(settings);
    if (path === claimsPath) return JSON.stringify(publicClaims(settings.claims));
    if (path.startsWith('/assets/'))
      return open.resolver.dataFiles(open.site.schemas.blockTypes).get(path.slice(1)) ?? null;
    if (path !== '/search.json') return null;
    onPosts?.();
    return JSON.stringify({
      entries: searchEntries(open.resolver.index, summaries),
      ...saidOf(settings.search),
    } satisfies SearchFile);
  };

  /** A version of a photograph, made when it is asked for first; null for another file, and for a photograph that is damaged. */
  const pictureAt = async (path: string): Promise<Uint8Array | null> => {
    if (!path.startsWith('/media/') || !state.shown) return null;
    return pictures.at(path, state.shown.open.media).catch(() => null);
  };

  /** A page in place of one that cannot be shown, with what is wrong; it loads itself anew as others do. */
  const problemPage = (problems: readonly Problem[], path: string) => {
    const text = problems.length > 0 ? formatProblems(problems, language) : path;
    return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Portão</title><script type="module" src="${script}"></script><style>pre{white-space:pre-wrap;overflow-wrap:anywhere}</style><pre data-problems>${escapeHtml(text)}</pre></html>`;
  };

  /** What code of the site threw, told at its line; null for a fault of ours. Vite has put the places of sources into the stack. */
  const problemOf = (error: unknown): Problem | null => {
    const location = locationOfError(error, siteDir);
    if (!location) return null;
    const fault = faultOfThrown(String(error));
    return fileProblem(location.file, 'own-code', { fault }, withLines(siteDir, location));
  };

  /** What a page at its address does not show by itself: that it is on no site, and that the clock is another. */
  const notesAt = (path: string): string[] => {
    const { draft, show } = state.hidden(path)?.document ?? {};
    return [
      ...(draft ? [words.devDraft] : []),
      ...(show && !draft
        ? [words.devUnseen({ from: asRead(show.from), until: asRead(show.until) })]
        : []),
      ...(state.now ? [words.devClock({ moment: asRead(state.now) })] : []),
    ];
  };

  /** A page with its notes for the development script. */
  const withNotes = (page: string, notes: readonly string[]) =>
    notes.length === 0
      ? page
      : page.replace(
          '</head>',
          `<meta name="portao:notes" content="${escapeHtml(notes.join(' '))}">$&`,
        );

  const pageAt = (path: string) => {
    if (path.startsWith('/_blocks/') && state.shown) return gallery.example(state.shown.open, path);
    const look = readLook(path);
    if (look && state.shown) return previewLook(state.shown.open, look);
    return { page: state.isLost(path) ? null : state.page(path), problems: state.errors };
  };

  return async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = fileAt(path) ?? (await pictureAt(path));
    if (file !== null) return send(response, 200, contentTypeOf(path), file);
    const target = parseTarget(request.url ?? '/');
    const moved = target && state.movedTo(target.path);
    if (target && moved) {
      const location = withQuery(moved, target.query);
      response.writeHead(301, { location, 'cache-control': 'no-cache' }).end();
      return true;
    }
    if (!isPageRequest(path, request.headers.accept)) return false;
    const at = new URL(request.url ?? '/', 'http://localhost').searchParams.get('at');
    if (at !== null && at !== 'now' && !moment(at))
      return send(
        response,
        400,
        'text/plain; charset=utf-8',
        `${words.devNoMoment({ text: at })}\n`,
      );
    if (at !== null && state.setNow(at === 'now' ? undefined : at))
      onClock(at === 'now' ? words.devClockNow : words.devClock({ moment: asRead(at) }));
    state.keepTime();
    state.lookAt(path);
    if (path === '/_looks') return send(response, 200, html, looksPage(language));
    if (path === '/_blocks') {
      const font = state.page('/')?.head.fonts[0]?.address ?? null;
      return send(
        response,
        200,
        html,
        gallery.page({
          schemas: state.schemas,
          language,
          font,
          ...(state.shown ? { names: namesOf(state.shown.open.site) } : {}),
        }),
      );
    }
    if (state.showsPosts(path)) onPosts?.();
    const { page, problems } = pageAt(path);
    if (!page) return send(response, 500, html, problemPage(problems, path));
    try {
      const render = await loadRenderer();
      // Every post that there is has a page of its own here.
      const isMissing = page.path === readerPage && path !== readerPage;
      const shown = withNotes(render(page, assets), notesAt(path));
      return send(response, isMissing ? 404 : page.status, html, shown);
    } catch (error) {
      const thrown = problemOf(error);
      const mistakes = thrown ? [thrown] : (mistakeInOwnCode(siteDir, error)?.problems ?? []);
      const wrong = mistakes.filter(({ level }) => level === 'error');
      if (wrong.length + state.errors.length === 0) throw error;
      for (const problem of wrong) onProblem(problem);
      return send(response, 500, html, problemPage(wrong.length > 0 ? wrong : state.errors, path));
    }
  };
}
