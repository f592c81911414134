// The real YAML language server, asked as an editor asks it: JSON-RPC over its standard input and output.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../structure/tree.ts';

/** A place in a text, line and character from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** What the server says is wrong. */
export interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: Position; readonly end: Position };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** What the extension says of itself in VS Code, but for the schemas of the store, which need a network. */
const settings = {
  yaml: {
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false },
    schemas: {},
  },
  http: {},
  editor: { tabSize: 2 },
};

/** One language server. `stop` it. */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #diagnostics = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  #rest = Buffer.alloc(0);
  #next = 1;

  private constructor() {
    this.#process = spawn(
      process.execPath,
      [join(root, 'node_modules/yaml-language-server/bin/yaml-language-server'), '--stdio'],
      { cwd: root },
    );
    this.#process.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** A server that is ready. */
  static async start(): Promise<LanguageServer> {
    const server = new LanguageServer();
    const capabilities = {
      textDocument: {
        completion: { completionItem: { snippetSupport: true } },
        hover: { contentFormat: ['markdown'] },
        publishDiagnostics: {},
      },
      workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
    };
    await server.#request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(root).href,
      workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'site' }],
      capabilities,
    });
    server.#notify('initialized', {});
    server.#notify('workspace/didChangeConfiguration', { settings });
    return server;
  }

  /** Opens a text as the document at `path` (relative to the repository) and returns what is wrong with it. */
  async open(path: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = this.#uri(path);
    const diagnostics = new Promise<readonly Diagnostic[]>((resolve) =>
      this.#diagnostics.set(uri, resolve),
    );
    this.#notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    });
    const found = await diagnostics;
    this.#diagnostics.delete(uri);
    return found;
  }

  /** Names that are offered at a place, in the order of the alphabet. */
  async complete(path: string, position: Position): Promise<string[]> {
    const result = (await this.#request('textDocument/completion', {
      textDocument: { uri: this.#uri(path) },
      position,
    })) as { items: { label: string }[] } | null;
    return (result?.items ?? []).map(({ label }) => label).sort();
  }

  /** The text that appears at a place under the mouse; empty for none. */
  async hover(path: string, position: Position): Promise<string> {
    const result = (await this.#request('textDocument/hover', {
      textDocument: { uri: this.#uri(path) },
      position,
    })) as { contents: { value: string } } | null;
    return result?.contents.value ?? '';
  }

  close(path: string): void {
    this.#notify('textDocument/didClose', { textDocument: { uri: this.#uri(path) } });
  }

  stop(): void {
    this.#process.kill();
  }

  #uri(path: string): string {
    return pathToFileURL(join(root, path)).href;
  }

  #request(method: string, params: unknown): Promise<unknown> {
    const id = this.#next++;
    const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve));
    this.#send({ id, method, params });
    return answer;
  }

  #notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(
        /Content-Length: (\d+)/i.exec(this.#rest.subarray(0, end).toString())![1],
      );
      if (this.#rest.length < end + 4 + length) return;
      const message = JSON.parse(
        this.#rest.subarray(end + 4, end + 4 + length).toString(),
      ) as Message;
      this.#rest = this.#rest.subarray(end + 4 + length);
      this.#receive(message);
    }
  }

  #receive({ id, method, params, result }: Message): void {
    if (method === undefined && id !== undefined) {
      this.#answers.get(id)?.(result ?? null);
      this.#answers.delete(id);
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: readonly Diagnostic[] };
      this.#diagnostics.get(uri)?.(diagnostics);
    } else if (id !== undefined) {
      const items = (params as { items?: { section?: string }[] } | undefined)?.items;
      this.#send({
        id,
        result:
          method === 'workspace/configuration' && items
            ? items.map(
                ({ section }) => (settings as Record<string, unknown>)[section ?? ''] ?? null,
              )
            : null,
      });
    }
  }
}
