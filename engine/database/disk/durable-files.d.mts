/** What emscripten gives to whoever mounts a file system. */
export interface EmscriptenModule {
  readonly FS: object;
}

export class DurableFiles {
  patient: boolean;
  constructor(folder: string);
  init(
    pg: { callMain(args: readonly string[]): void },
    options: { readonly WASM_PREFIX: string; readonly preRun: readonly unknown[] },
  ): Promise<{
    readonly emscriptenOpts: { readonly preRun: readonly ((module: EmscriptenModule) => void)[] };
  }>;
}

export const durably: readonly string[];
