import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { startDevServer } from '../../engine/dev/server.ts';

/** Options of `portao dev`. */
export interface DevCommand {
  readonly root: string;
  readonly siteDir: string;
  readonly port: number;
  readonly language: Language;
}

/** Shows the site while one writes, until the process is told to stop. Throws an error with code `EADDRINUSE`. */
export async function runDev({ root, siteDir, port, language }: DevCommand): Promise<void> {
  const server = await startDevServer({ root, siteDir, port, language, log: (text) => process.stdout.write(`${text}\n`) });
  process.stdout.write(language === 'pt' ? `O site está em ${server.url} e os blocos em ${server.url}/_blocks (Ctrl+C encerra).\n` : `The site is at ${server.url}, the blocks at ${server.url}/_blocks (Ctrl+C ends).\n`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
