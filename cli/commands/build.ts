import { relative } from 'node:path';
import { build, type Thoroughness } from '../../engine/build.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { countProblems } from '../../engine/diagnostics/format.ts';
import type { Post } from '../../engine/posts/post-store.ts';
import { prepareShell } from '../../engine/shell.ts';
import type { PageDataAddress } from '../../engine/view/data-address.ts';
import { readableBytes, readableNumber, siteUrl } from '../terminal.ts';

/** Options of `portao build`. */
export interface BuildCommand {
  readonly root: string;
  readonly siteDir: string;
  readonly outDir: string;
  readonly thoroughness: Thoroughness;
  readonly language: Language;
  /** Published posts. */
  readonly posts: readonly Post[];
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  /** Says nothing but what needs a person. */
  readonly quiet?: boolean;
}

/** Time without a word after which progress is shown, ms. */
const quietMs = 1000;

/** Builds the site and says what was done. Throws what `build` and `prepareShell` throw. */
export async function runBuild({ root, siteDir, outDir, thoroughness, language, posts, data, quiet = false }: BuildCommand): Promise<void> {
  const pt = language === 'pt';
  const say = (text: string) => void (quiet || process.stdout.write(`${text}\n`));
  const shell = await prepareShell(root, () => say(pt ? 'O código mudou: montando scripts e estilos…' : 'The code changed: bundling scripts and styles…'));
  let last = performance.now();
  const onProgress = (done: number, total: number) => {
    if (performance.now() - last < quietMs || done === total) return;
    last = performance.now();
    say(pt ? `  ${done} de ${total} páginas` : `  ${done} of ${total} pages`);
  };
  const summary = await build({
    siteDir, outDir, shell, thoroughness, posts, data, url: siteUrl(process.env.SITE_URL, language), onProgress,
    onWait: (pid) => say(pt ? `Esperando outra construção terminar (processo ${pid})…` : `Waiting for another build to end (process ${pid})…`),
  });
  if (summary.recovered) say(pt ? 'A construção anterior tinha sido interrompida; foi terminada agora.' : 'The build before was cut short; it has been finished now.');
  if (summary.warnings.length > 0) say(`${countProblems(summary.warnings, language)} ${pt ? 'Veja com: npm run portao -- check' : 'See them with: npm run portao -- check'}`);
  const seconds = readableNumber(summary.seconds, 2, language);
  const bytes = readableBytes(summary.bytes, language);
  const folder = relative(process.cwd(), outDir) || '.';
  say(
    pt
      ? `${summary.pages} páginas em ${folder} (${bytes}): ${summary.rendered} renderizadas, ${summary.pages - summary.rendered} sem mudança, ${summary.filesWritten} arquivos gravados, ${summary.filesRemoved} removidos, em ${seconds} s.`
      : `${summary.pages} pages in ${folder} (${bytes}): ${summary.rendered} rendered, ${summary.pages - summary.rendered} unchanged, ${summary.filesWritten} files written, ${summary.filesRemoved} removed, in ${seconds} s.`,
  );
}
