import { createElement, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRenderBlocks } from '../../engine/render/render-blocks.ts';
import type { ResolvedBlock } from '../../engine/render/resolved-page.ts';
import { librarySchemas, replacedTypes } from '../../engine/content/schemas.ts';
import { readExamples } from '../../engine/dev/block-examples.ts';
import type { Language } from '../../engine/words/language.ts';
import { library } from '../../blocks/entry/library.ts';
import { schemas } from '../first-site.ts';
import { createHtmlCheck } from '../html-rules.ts';
import {
  createExamplePreview,
  errorsOf,
  examples,
  examplesOf,
  htmlOf,
  renderedTypes,
} from './example-pages.ts';

const preview = createExamplePreview();

const faultsOf = createHtmlCheck();

/** What React says about markup that no browser would keep: nesting, keys, unknown attributes. */
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) =>
    complaints.push(words.map(String).join(' ')),
  );
});
afterEach(() => vi.restoreAllMocks());

test('what React says of a list without keys is heard', () => {
  const List: ComponentType = () =>
    createElement(
      'ul',
      null,
      [1, 2].map((item) => createElement('li', null, item)),
    );
  const block: ResolvedBlock = {
    type: 'text',
    placement: 'main',
    props: {},
    origin: { file: 'x.yaml', pointer: [] },
  };
  const page = { file: 'x.yaml', language: 'pt-BR' as const, blocks: [block] };
  const registry = { ...library.registry, text: { Component: List, styles: [] } };
  expect(
    createRenderBlocks({ ...library, registry })(page, 'main').map(({ html }) => html),
  ).toEqual(['<ul><li>1</li><li>2</li></ul>']);
  expect(complaints).toEqual([expect.stringContaining('unique "key" prop')]);
});

describe('the block library', () => {
  test.each(renderedTypes)(
    'shows %s in at least one example, each with a title of its own',
    (type) => {
      const titles = examplesOf(type).map(({ name }) => name);
      expect(titles.length).toBeGreaterThan(0);
      expect(new Set(titles).size).toBe(titles.length);
      expect(examplesOf(type).map(({ block }) => (block as { type?: string }).type)).toEqual(
        titles.map(() => type),
      );
    },
  );

  test.each(librarySchemas.blockTypes.filter((type) => !replacedTypes.has(type)))(
    'shows %s in English as in Portuguese',
    (type) => {
      const [english, portuguese] = ['en', 'pt-BR'].map((language) =>
        readExamples('/nowhere', librarySchemas, language as Language).get(type),
      );
      expect(english).not.toEqual(portuguese);
      const fields = (list: typeof english) => list?.map(({ block }) => Object.keys(block));
      expect(fields(english)).toEqual(fields(portuguese));
    },
  );
});

describe.each(examples.map((example) => [example.name, example] as const))('%s', (_, example) => {
  test('is a block as its schema wants it', () => {
    const validate = schemas.validatorOf('Block');
    expect(
      validate(example.block),
      JSON.stringify(
        validate.errors?.map(({ instancePath, message }) => ({ instancePath, message })),
      ),
    ).toBe(true);
  });

  test('refers to nothing that the site does not have', () => {
    expect(errorsOf(preview(example).problems)).toEqual([]);
  });

  test('becomes a valid page without a style attribute', async () => {
    const text = htmlOf(preview(example));
    expect(await faultsOf(text)).toEqual([]);
    expect(text).not.toMatch(/<[^>]+\sstyle=/);
    expect(text).not.toContain('{{');
    expect(complaints).toEqual([]);
  });
});
