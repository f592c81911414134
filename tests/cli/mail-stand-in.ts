// A server in the place of a mail server: on this machine, without TLS.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A letter that was taken. */
interface TakenLetter {
  readonly to: readonly string[];
  /** Headers and text as they were sent. */
  readonly raw: string;
  /** The text, decoded. */
  readonly text: string;
}

/** What it does with whoever comes: takes letters, says nothing, refuses a login, a receiver or the letter when it has it, or breaks off then. */
type Manner =
  'takes' | 'hangs' | 'refuses-login' | 'refuses-receiver' | 'refuses-letter' | 'breaks-off';

/** Takes letters and notes them; to be closed. */
export class MailStandIn {
  letters: TakenLetter[] = [];
  manner: Manner = 'takes';
  /** Connections until now. */
  calls = 0;
  /** What was said at logins. */
  logins: string[] = [];
  port = 0;
  /** Those that are open. */
  readonly open = new Set<Socket>();
  readonly #server = createServer((socket) => this.#talk(socket));

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
  }

  subjects = () => this.letters.map(({ raw }) => headerOf(raw, 'Subject'));

  close(): void {
    this.#server.close();
    for (const socket of this.open) socket.destroy();
  }

  #talk(socket: Socket): void {
    this.calls += 1;
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket)).on('error', () => undefined);
    if (this.manner === 'hangs') return;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let waiting = '';
    let to: string[] = [];
    let isLetter = false;
    say('220 stand-in');
    socket.on('data', (chunk) => {
      waiting += chunk.toString();
      for (;;) {
        const end = isLetter ? '\r\n.\r\n' : '\r\n';
        const at = waiting.indexOf(end);
        if (at < 0) return;
        const line = waiting.slice(0, at);
        waiting = waiting.slice(at + end.length);
        if (isLetter) {
          isLetter = false;
          if (this.manner === 'breaks-off') return void socket.destroy();
          if (this.manner === 'refuses-letter') {
            say('554 5.7.1 it looks like spam');
            continue;
          }
          this.letters.push({ to, raw: line, text: textOf(line) });
          say('250 taken');
        } else if (/^EHLO/i.test(line)) say('250-stand-in\r\n250 AUTH PLAIN');
        else if (/^AUTH/i.test(line)) {
          this.logins.push(line);
          say(this.manner === 'refuses-login' ? `535 5.7.8 you said ${line}` : '235 welcome');
        } else if (/^RCPT/i.test(line)) {
          to = [...to, /<(.*)>/.exec(line)![1]!];
          say(this.manner === 'refuses-receiver' ? '550 5.1.1 nobody of this name' : '250 known');
        } else if (/^MAIL/i.test(line)) {
          to = [];
          say('250 fine');
        } else if (/^DATA/i.test(line)) {
          isLetter = true;
          say('354 go on');
        } else say(/^QUIT/i.test(line) ? '221 bye' : '502 unknown');
      }
    });
  }
}

/** The first header of a name, unfolded and decoded. */
export function headerOf(raw: string, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const value =
    new RegExp(`^${name}: (.*)$`, 'mi').exec(head.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?(q|b)\?(.*?)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decoded(text.replaceAll('_', ' ')),
    )
    .trim();
}

const decoded = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  const how = headerOf(raw, 'Content-Transfer-Encoding');
  if (how === 'base64') return Buffer.from(body, 'base64').toString();
  return (how === 'quoted-printable' ? decoded(body.replace(/=\r\n/g, '')) : body).replaceAll(
    '\r\n',
    '\n',
  );
}
