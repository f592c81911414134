import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cwd } from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** What a bundler says of a mistake: the first thing in one line, and the location (`file` absolute, from 1) where it shows one. */
export function faultOf(error) {
  const text = stripVTControlCharacters((error.errors?.[0] ?? error).message);
  const lines = text.split('\n').map((line) => line.trim());
  const message = lines.find((line) => line !== '' && !line.startsWith('Build failed')) ?? lines[0];
  const [, file, line, column] =
    /\[ (.+):(\d+):(\d+) \]/.exec(text) ??
    /^(?:\[[^\]]*\]:? )?(\/.+?):(\d+):(\d+): /.exec(message) ??
    [];
  return {
    // It begins with the name of the plugin that met it, and perhaps with the location.
    message: message
      .replace(/^(?:\[[\w:-]+\]:? )?(?:\/.+?:\d+:\d+: )?/, '')
      .replaceAll(`${cwd()}/`, ''),
    ...(file === undefined
      ? locationOfImport(message)
      : { file: resolve(cwd(), file), line: Number(line), column: Number(column) }),
  };
}

/** The location of a package that is not there, which is told by its name and by the file alone. */
function locationOfImport(message) {
  const [, name, file] = /resolve import "(.+)" from "(.+)"/.exec(message) ?? [];
  if (file === undefined || !existsSync(file)) return {};
  const before = readFileSync(file, 'utf8').split(name, 1)[0].split('\n');
  return { file, line: before.length, column: before.at(-1).length + 1 };
}
