// Compiles the schemas to functions that only say yes or no, so that a command need not compile them when it starts.
// What they refuse, ajv judges again with everything that a message needs.
import { _, Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { minify } from 'vite';
import * as formats from './formats.mjs';

const annotations = new Set(['title', 'description', 'examples', 'default']);
/** True for what is only said of fields, and checks nothing. */
const isAnnotation = (key) => annotations.has(key) || key.startsWith('x-');

function withoutAnnotations(node, areNames = false) {
  if (Array.isArray(node)) return node.map((item) => withoutAnnotations(item));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key]) => areNames || !isAnnotation(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      withoutAnnotations(value, !areNames && (key === 'properties' || key === 'definitions')),
    ]),
  );
}

/** What differs from site to site: any block is one with a type, and drawings are asked for by name. */
const open = {
  Block: { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
  DrawingName: { type: 'string', format: 'drawing' },
};

/**
 * The text of a module with one function for each of `kinds`, names of definitions of `bundle`, which take any block for one;
 * and `blocks`, with one for each block type.
 */
export async function compileValidators(bundle, kinds, blockNames) {
  const ajv = new Ajv({
    discriminator: true,
    messages: false,
    inlineRefs: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, esm: true, optimize: 2, formats: _`formats` },
  });
  ajv.addFormat('markdown', true);
  ajv.addFormat('date', formats.date);
  ajv.addFormat('moment', formats.moment);
  ajv.addFormat('timeZone', formats.timeZone);
  ajv.addFormat('drawing', formats.drawing);
  const definitions = { ...bundle.definitions, ...open };
  ajv.addSchema(withoutAnnotations({ ...bundle, definitions }));
  const names = [...kinds, ...Object.values(blockNames)];
  const code = standalone.default(
    ajv,
    Object.fromEntries(names.map((name) => [name, `${bundle.$id}#/definitions/${name}`])),
  );
  const blocks = Object.entries(blockNames).map(
    ([type, name]) => `${JSON.stringify(type)}: ${name}`,
  );
  const runtime = 'require("ajv/dist/runtime/ucs2length").default';
  const whole = `import * as formats from '../formats.mjs';\n${code.replace('"use strict";', '').replaceAll(runtime, 'codePoints')}\nfunction codePoints(text) { let count = 0; for (const _ of text) count += 1; return count; }\nexport const blocks = { ${blocks.join(', ')} };\n`;
  const minified = await minify('validators.mjs', whole, { module: true });
  if (minified.errors.length > 0 || minified.code.includes('require('))
    throw new Error('the compiled schemas are no module');
  return minified.code;
}
