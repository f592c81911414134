// What judges the blocks of a site's own: compiled from their schemas once, and kept as code, because compiling takes longer than a small build.
import type { ValidateFunction } from 'ajv';
import type standaloneOf from 'ajv/dist/standalone/index.js';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import * as formats from '#schemas/formats';
import { createQuickAjv } from '../validators.ts';
import { KeptFile } from './kept-file.ts';

/** Says whether a value satisfies a schema. */
export type Validate = (value: unknown) => boolean;

const requireHere = createRequire(import.meta.url);

/** The function that some code of ajv's is. */
function load(code: string): Validate {
  const module: { exports: unknown } = { exports: {} };
  compileFunction(code, ['module', 'require', 'formats'])(module, requireHere, formats);
  return module.exports as Validate;
}

/** The validators of a site's own blocks, by type: of `schemas`, their texts by type, with references to `definitions`. */
export class OwnValidators {
  readonly #definitions: object;
  readonly #file: KeptFile;
  /** Code by type; null where it was not kept. */
  readonly #kept: Readonly<Record<string, string>> | null;
  readonly #compiled = new Map<string, ValidateFunction>();
  #ajv: ReturnType<typeof createQuickAjv> | null = null;

  constructor(dir: string, definitions: object, schemas: Readonly<Record<string, string>>) {
    this.#definitions = definitions;
    this.#file = new KeptFile(dir, 'validators', JSON.stringify([schemas, definitions]));
    this.#kept = this.#file.read();
  }

  /** Ajv with the schemas of the library. */
  get ajv(): ReturnType<typeof createQuickAjv> {
    return (this.#ajv ??= createQuickAjv(this.#definitions));
  }

  /** The validator of a type that was kept; null where none was. */
  kept(type: string): Validate | null {
    const code = this.#kept?.[type];
    return code === undefined ? null : load(code);
  }

  /** The validator of a schema. Throws what ajv says of it. */
  compile(type: string, schema: object): Validate {
    const validate = this.ajv.compile(schema);
    this.#compiled.set(type, validate);
    return validate;
  }

  /** Keeps what was compiled. */
  keep(): void {
    if (this.#compiled.size === 0) return;
    const { default: standalone } = requireHere('ajv/dist/standalone') as {
      default: typeof standaloneOf;
    };
    const code = [...this.#compiled].map(([type, validate]) => [
      type,
      standalone(this.ajv, validate),
    ]);
    this.#file.write(Object.fromEntries(code));
  }
}
