// What V8 compiled is kept and believed: by the same program, for the same text, undamaged; everything else is compiled anew.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './fixture.ts';

const cache = pathToFileURL(join(import.meta.dirname, '../../engine/publish/code-cache.mjs')).href;

/** A folder with a script that requires another one beside it, and ways to run it. */
function makeScripts() {
  const folder = makeFolder();
  const file = join(folder, 'main.cjs');
  writeFileSync(
    file,
    `const { add } = require('./add.cjs'); exports.say = () => 'sum ' + add(20, 22); exports.end = () => { process.exitCode = Number(process.argv[2] ?? 0); };`,
  );
  writeFileSync(join(folder, 'add.cjs'), 'exports.add = (a, b) => a + b;');
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { loadScript } from ${JSON.stringify(cache)};\nconst { say, end } = loadScript(${JSON.stringify(file)}, 'test');\nconsole.log(say());\nend();\n`,
  );
  const run = (
    flags: readonly string[] = [],
    { exitCode = 0, program = process.execPath } = {},
  ) => {
    const { stdout, stderr, signal } = spawnSync(
      program,
      [...flags, join(folder, 'start.mjs'), String(exitCode)],
      { encoding: 'utf8' },
    );
    return `${stdout}${stderr}${signal ?? ''}`.trim();
  };
  const kept = (name: string) => join(folder, 'code/test', `${name}.cjs.bin`);
  /** Changes with every writing of what is kept. */
  const writing = (name: string) => `${statSync(kept(name)).ino} ${statSync(kept(name)).mtimeMs}`;
  return { folder, file, run, kept, writing };
}

describe('code that V8 compiled', () => {
  it('is kept at the end of a process, for a script and those that it requires, and believed by the next', () => {
    const { folder, run, writing } = makeScripts();
    expect([run(), readdirSync(join(folder, 'code/test')).sort()]).toEqual([
      'sum 42',
      ['add.cjs.bin', 'main.cjs.bin'],
    ]);
    const before = [writing('main'), writing('add')];
    expect([run(), writing('main'), writing('add')]).toEqual(['sum 42', ...before]);
  });

  it('is not believed for another text of the same length', () => {
    const { folder, run, writing } = makeScripts();
    run();
    const before = [writing('main'), writing('add')];
    writeFileSync(join(folder, 'add.cjs'), 'exports.add = (a, b) => a - b;');
    expect(run()).toBe('sum -2');
    expect([writing('main') === before[0], writing('add') === before[1]]).toEqual([true, false]);
  });

  it.each([
    ['cut short', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['empty', (file: string) => truncateSync(file, 0)],
    [
      'damaged in one byte',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes[bytes.length - 40]! ^= 0xff;
        writeFileSync(file, bytes);
      },
    ],
  ])('is made anew where it is %s', (_, damage) => {
    const { run, kept } = makeScripts();
    run();
    const whole = statSync(kept('main')).size;
    damage(kept('main'));
    expect([run(), statSync(kept('main')).size]).toEqual(['sum 42', whole]);
  });

  it('is not believed by another program, even one that says that it is the same', () => {
    const { folder, run, writing } = makeScripts();
    run();
    const before = writing('main');
    const program = join(folder, 'node');
    copyFileSync(process.execPath, program);
    chmodSync(program, 0o755);
    expect([run([], { program }), writing('main') === before]).toEqual(['sum 42', false]);
  });

  it('is not believed with other flags of V8', () => {
    const { run, writing } = makeScripts();
    run();
    const before = writing('main');
    expect([run(['--no-opt']), writing('main') === before]).toEqual(['sum 42', false]);
  });

  it('stays away where it cannot be written, and nothing else changes', () => {
    const { folder, run } = makeScripts();
    writeFileSync(join(folder, 'code'), 'a file where the folder should be');
    expect(run()).toBe('sum 42');
  });

  it('leaves nothing half written behind', () => {
    const { folder, run, kept } = makeScripts();
    mkdirSync(kept('main'), { recursive: true });
    expect(run()).toBe('sum 42');
    expect(readdirSync(join(folder, 'code/test'))).toEqual(['main.cjs.bin']);
  });

  it('is not kept after wrong use, which needs few of the functions', () => {
    const { folder, run } = makeScripts();
    run([], { exitCode: 2 });
    expect(existsSync(join(folder, 'code'))).toBe(false);
    run([], { exitCode: 1 });
    expect(existsSync(join(folder, 'code'))).toBe(true);
  });

  it('keeps the strictness of modules and the places in messages', () => {
    const { folder, file, run } = makeScripts();
    writeFileSync(file, `exports.say = () => { undeclared = 1; };`);
    expect(run()).toContain('undeclared is not defined');
    writeFileSync(join(folder, 'main.cjs'), `exports.say = () => { throw new Error('wrong'); };`);
    expect(run()).toContain(`main.cjs:1:29`);
  });
});
