// A server in the place of IndexNow's.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was sent at once. */
interface Sent {
  readonly type: string | undefined;
  readonly body: { readonly urlList: readonly string[] } & Readonly<Record<string, unknown>>;
}

/** Takes addresses and notes them; to be closed. */
export class IndexNowStandIn {
  sent: Sent[] = [];
  /** Statuses of the next answers; 202 where there are none. */
  answers: number[] = [];
  endpoint = '';
  #held: Promise<void> = Promise.resolve();
  readonly #server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      this.sent.push({
        type: request.headers['content-type'],
        body: JSON.parse(text) as Sent['body'],
      });
      this.#server.emit('asked');
      void this.#held.then(() => response.writeHead(this.answers.shift() ?? 202).end('{}'));
    });
  });

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.endpoint = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/indexnow`;
  }

  forget(): void {
    this.sent = [];
    this.answers = [];
  }

  /** Answers nobody until what it returns is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Resolves when somebody asks. */
  asked = () => once(this.#server, 'asked');

  /** All addresses, sorted. */
  addresses = () => this.sent.flatMap(({ body }) => body.urlList).sort();

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
