// The client modules of the blocks, which every page that has them loads right after its first paint.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../structure/tree.ts';

const modules = readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!entry.*)\.client\.ts$/.test(file),
);
/** What a browser takes about 10 ms to make for the first time: it loads what it knows of languages. */
const slow = [
  'DateTimeFormat',
  'NumberFormat',
  'Collator',
  'PluralRules',
  'RelativeTimeFormat',
  'ListFormat',
  'Segmenter',
] as const;

test('none makes a format of Intl before something asks for it', async () => {
  const made: string[] = [];
  for (const name of slow) {
    const plain = Object.getOwnPropertyDescriptor(Intl, name)!;
    const told = new Proxy(plain.value as new () => object, {
      construct: (target, values, type) => (
        made.push(name),
        Reflect.construct(target, values, type) as object
      ),
      apply: (target, self, values) => (
        made.push(name),
        Reflect.apply(target as never, self, values) as object
      ),
    });
    Object.defineProperty(Intl, name, { ...plain, value: told });
    onTestFinished(() => void Object.defineProperty(Intl, name, plain));
  }
  for (const file of modules)
    expect(await import(join(root, 'blocks', file))).toHaveProperty('start');
  expect(made).toEqual([]);
  new Intl.NumberFormat('pt-BR');
  expect([made, modules.length > 5]).toEqual([['NumberFormat'], true]);
});
