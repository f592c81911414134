// What a server tells by mail, and when: what waits, what failed, the letter of the week; with a clock that is turned.
import { join } from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMail, type MailOptions } from '../../cli/start/mail/keep-mail.ts';
import { oneLine, type NewsSource } from '../../cli/start/mail/news.ts';
import { MailNotSent, type SentLetter } from '../../cli/start/mail/send-mail.ts';
import { weekLetter, type Week } from '../../cli/start/mail/week-letter.ts';
import { whatFails, type FaultName } from '../../cli/start/mail/what-fails.ts';
import { whatWaits, type Waiting } from '../../cli/start/mail/what-waits.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { makeFolder } from '../engine/fixture.ts';

const words = commandWordsOf('pt-BR').mail;
const timeZone = 'America/Sao_Paulo';
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);
/** A Wednesday, ten o'clock. */
const wednesday = Date.parse('2026-11-11T10:00:00-03:00');
const link = () => 'https://www.exemplo.com.br/admin';
const never = new AbortController().signal;

let now: number;
let file: string;
let sent: SentLetter[];
const folder = makeFolder();
let count = 0;
beforeEach(() => {
  now = wednesday;
  file = join(folder, `data-${(count += 1)}`, 'mail.json');
  sent = [];
});

/** The mail of a server that starts now, with what is in its file. */
function started(sources: readonly NewsSource[], more: Partial<MailOptions> = {}) {
  const [onSent, onFailure, onRefused, onError] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const mail = createMail({
    file,
    timeZone,
    sources,
    site: () => 'Casa & Cia.',
    from: 'avisos@exemplo.com.br',
    receivers: ['dona@exemplo.com.br'],
    send(letter) {
      sent.push(letter);
      return Promise.resolve();
    },
    reasonOf: (error) => (error as Error).message,
    onSent,
    onFailure,
    onRefused,
    onError,
    stop: never,
    now: () => now,
    ...more,
  });
  return { mail, onSent, onFailure, onRefused, onError };
}
const subjects = () => sent.map(({ subject }) => subject);

describe('what waits', () => {
  let waiting: Waiting['items'];
  const entries = () =>
    whatWaits({
      kind: 'entries',
      list: () => Promise.resolve({ items: waiting, isAll: true }),
      link,
      words,
    });
  const posts = (items: () => Waiting['items']) =>
    whatWaits({
      kind: 'posts',
      list: () => Promise.resolve({ items: items(), isAll: true }),
      link,
      words,
    });
  const entry = (id: number, name = 'Peça um orçamento') => ({ id: String(id), name });
  beforeEach(() => {
    waiting = [];
  });

  test('is told once, with the name of the form and where to read it', async () => {
    const { mail } = started([entries()]);
    await mail.look();
    expect(sent).toEqual([]);
    waiting = [entry(1)];
    await mail.look();
    now += hours(5);
    await mail.look();
    expect(subjects()).toEqual(['Casa & Cia.: 1 recado novo']);
    expect(sent[0]!.to).toEqual(['dona@exemplo.com.br']);
    expect(sent[0]!.text).toBe(
      'Alguém escreveu no formulário:\n  Peça um orçamento\n\nSem resposta ao todo: 1. Leia e responda no painel:\nhttps://www.exemplo.com.br/admin\n',
    );
  });

  test('of a quarter of an hour comes in one letter, and each kind in its own', async () => {
    let review: Waiting['items'] = [];
    const { mail } = started([entries(), posts(() => review)]);
    waiting = [entry(1)];
    review = [{ id: 'p', name: 'Um post' }];
    await mail.look();
    for (let id = 2; id <= 6; id += 1) {
      now += minutes(2);
      waiting = [entry(id, id === 6 ? 'Fale conosco' : undefined), ...waiting];
      await mail.look();
    }
    expect(subjects()).toEqual(['Casa & Cia.: 1 recado novo', 'Casa & Cia.: 1 post para aprovar']);
    now += minutes(5);
    await mail.look();
    expect(subjects()[2]).toBe('Casa & Cia.: 5 recados novos');
    expect(sent[2]!.text).toContain(
      '  Fale conosco\n  4 × Peça um orçamento\n\nSem resposta ao todo: 6.',
    );
  });

  test('is not told again by a server that starts again, and what came meanwhile is', async () => {
    waiting = [entry(1)];
    await started([entries()]).mail.look();
    waiting = [entry(2), entry(1)];
    now += hours(1);
    await started([entries()]).mail.look();
    expect(subjects()).toEqual(['Casa & Cia.: 1 recado novo', 'Casa & Cia.: 1 recado novo']);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is new where it was given back and handed in again', async () => {
    let review = [{ id: 'p', name: 'Um post' }];
    const { mail } = started([posts(() => review)]);
    await mail.look();
    now += hours(1);
    review = [];
    await mail.look();
    now += hours(1);
    review = [{ id: 'p', name: 'Um post' }];
    await mail.look();
    expect(sent).toHaveLength(2);
    expect(sent[0]!.id).not.toBe(sent[1]!.id);
  });

  test('of a form that is flooded comes twenty times a day at most, the last says so, and the rest comes on the next day', async () => {
    const { mail } = started([entries()]);
    for (let id = 0; id < 24 * 12; id += 1) {
      waiting = [entry(id), ...waiting];
      await mail.look();
      now += minutes(5);
      if (new Date(now).getUTCHours() === 2 && new Date(now).getUTCMinutes() === 55) break;
    }
    expect(sent).toHaveLength(20);
    expect(sent.filter(({ text }) => text.includes(words.lastOfDay))).toEqual([sent[19]]);
    const told = waiting.length;
    now += minutes(10);
    await mail.look();
    expect(sent).toHaveLength(21);
    expect(sent[20]!.text).toContain(`ao todo: ${told}.`);
  });

  test('is remembered past as many as one question brings', async () => {
    const some = Array.from({ length: 4 }, (_, id) => entry(id));
    let items = some.slice(0, 2);
    const list = () => Promise.resolve({ items, isAll: false });
    const { mail } = started([whatWaits({ kind: 'entries', list, link, words })]);
    await mail.look();
    now += hours(1);
    items = some.slice(2);
    await mail.look();
    now += hours(1);
    items = some.slice(0, 2);
    await mail.look();
    expect(sent).toHaveLength(2);
    expect(sent[1]!.text).toContain('ao todo: 2 ou mais.');
  });

  test('cannot write headers or lines of its own', async () => {
    const title = 'Oi\r\nBcc: x@y.com\u2028\u202eoculto\u0000';
    expect(oneLine(title)).toBe('Oi Bcc: x@y.com oculto');
    waiting = [entry(1, title)];
    const site = () => 'Casa\r\nBcc: x@y.com';
    await started([entries()], { site }).mail.look();
    expect(sent[0]!.subject).toBe('Casa Bcc: x@y.com: 1 recado novo');
    expect(sent[0]!.site).toBe('Casa Bcc: x@y.com');
    expect(sent[0]!.text.split('\n')[1]).toBe('  Oi Bcc: x@y.com oculto');
  });

  describe('and is not taken', () => {
    test('is tried again with growing pauses, told once in words, and then comes with what came meanwhile', async () => {
      const reason = 'o servidor de e-mail não respondeu a tempo.';
      waiting = [entry(1)];
      const tries: number[] = [];
      const { mail, onFailure } = started([entries()], {
        send() {
          tries.push((now - wednesday) / minutes(1));
          return Promise.reject(new Error(reason));
        },
      });
      for (let minute = 0; minute <= 200; minute += 1) {
        await mail.look();
        now += minutes(1);
      }
      expect(tries).toEqual([0, 1, 6, 21, 81, 141]);
      expect(onFailure.mock.calls).toEqual([[reason]]);
      const fault = { since: new Date(wednesday).toISOString(), reason };
      expect(mail.fault).toEqual(fault);
      // Started again, it is still known since when nothing is sent, and it is tried at once.
      waiting = [entry(2), entry(1)];
      const again = started([entries()]);
      expect(again.mail.fault).toEqual(fault);
      await again.mail.look();
      expect(again.mail.fault).toBeNull();
      expect(subjects()).toEqual(['Casa & Cia.: 2 recados novos']);
      expect(again.onSent.mock.calls).toEqual([['2 recados novos']]);
    });

    test('keeps its name from one try to the next, so that a mailbox that got it already shows it once', async () => {
      waiting = [entry(1)];
      const ids: string[] = [];
      const { mail } = started([entries()], {
        send: ({ id }) => {
          ids.push(id);
          return ids.length < 3 ? Promise.reject(new Error('breaks off')) : Promise.resolve();
        },
      });
      for (let minute = 0; minute < 10; minute += 1) {
        await mail.look();
        now += minutes(1);
      }
      expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
    });

    describe('for good', () => {
      let review: Waiting['items'];
      const tries: string[] = [];
      beforeEach(() => {
        review = [];
        tries.length = 0;
        waiting = [entry(1, 'Um título suspeito')];
      });
      /** A mail server that refuses what names this title, and says so in other words each time. */
      const picky = {
        send(letter: SentLetter) {
          tries.push(letter.subject);
          if (letter.text.includes('suspeito'))
            return Promise.reject(new MailNotSent('EMESSAGE', `554 5.7.1 spam ${tries.length}`));
          sent.push(letter);
          return Promise.resolve();
        },
      };
      const both = () => [entries(), posts(() => review)];

      test('holds up no other letter, is told once, and given up when another one is taken', async () => {
        review = [{ id: 'p', name: 'Um post' }];
        const { mail, onRefused, onFailure } = started(both(), picky);
        await mail.look();
        expect(subjects()).toEqual(['Casa & Cia.: 1 post para aprovar']);
        expect(onRefused.mock.calls).toEqual([['1 recado novo', 'EMESSAGE 554 5.7.1 spam 1']]);
        now += hours(2);
        await mail.look();
        expect(tries).toHaveLength(2);
        waiting = [entry(2), ...waiting];
        await mail.look();
        expect(subjects()[1]).toBe('Casa & Cia.: 1 recado novo');
        expect([onRefused.mock.calls.length, onFailure.mock.calls, mail.fault]).toEqual([
          1,
          [],
          null,
        ]);
        const again = started(both(), picky).mail;
        expect(again.refused).toMatchObject({ subject: '1 recado novo' });
        now += hours(24 * 7);
        expect(again.refused).toBeNull();
      });

      test('is tried again while no other is taken, with growing pauses, and told once over a restart', async () => {
        const { mail, onRefused } = started(both(), picky);
        for (let minute = 0; minute <= 100; minute += 1) {
          await mail.look();
          now += minutes(1);
        }
        expect(tries).toHaveLength(5);
        expect(onRefused).toHaveBeenCalledTimes(1);
        const again = started(both(), picky);
        await again.mail.look();
        expect([tries.length, again.onRefused.mock.calls]).toEqual([6, []]);
        const mended = started(both()).mail;
        await mended.look();
        expect([subjects(), mended.refused]).toEqual([['Casa & Cia.: 1 recado novo'], null]);
      });

      test('is not said of what concerns every letter: nothing else is tried then, and nothing given up', async () => {
        review = [{ id: 'p', name: 'Um post' }];
        for (const error of [
          new MailNotSent('EAUTH', '535'),
          new MailNotSent('EENVELOPE', '550 5.1.1 nobody of this name'),
          new MailNotSent('EMESSAGE', '451 4.7.1 later'),
        ]) {
          const send = vi.fn(() => Promise.reject(error));
          const { mail, onRefused, onFailure } = started(both(), { send });
          await mail.look();
          expect([send.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 0]);
          expect(onFailure).toHaveBeenCalledTimes(1);
        }
        await started(both()).mail.look();
        expect(sent).toHaveLength(2);
      });
    });

    test('is no failure where the server ends', async () => {
      waiting = [entry(1)];
      const stop = new AbortController();
      const { mail, onFailure } = started([entries()], {
        stop: stop.signal,
        send: () => {
          stop.abort();
          return Promise.reject(new Error('cut off'));
        },
      });
      await mail.look();
      expect([onFailure.mock.calls, mail.fault]).toEqual([[], null]);
    });
  });

  test('goes to whoever is an administrator now, and where nobody can tell to those of before', async () => {
    waiting = [entry(1)];
    let admins = () => Promise.resolve(['a@exemplo.com.br', 'b@exemplo.com.br']);
    const { mail, onFailure } = started([entries()], { receivers: () => admins() });
    await mail.look();
    admins = () => Promise.reject(new Error('The data service is down.'));
    now += hours(1);
    waiting = [entry(2), entry(1)];
    await mail.look();
    expect(sent.map(({ to }) => to)).toEqual([
      ['a@exemplo.com.br', 'b@exemplo.com.br'],
      ['a@exemplo.com.br', 'b@exemplo.com.br'],
    ]);
    admins = () => Promise.resolve([]);
    now += hours(1);
    waiting = [entry(3)];
    await mail.look();
    expect([sent.length, onFailure.mock.calls.length]).toEqual([2, 1]);
  });

  test('that cannot be asked for is told once, and keeps back nothing else', async () => {
    waiting = [entry(1)];
    const broken = () => Promise.reject(new Error('no answer'));
    const { mail, onError } = started([broken, entries()]);
    await mail.look();
    await mail.look();
    expect(onError.mock.calls).toEqual([[new Error('no answer')]]);
    expect(sent).toHaveLength(1);
  });
});

describe('what failed', () => {
  let faults: FaultName[];
  const source = () => whatFails({ look: () => Promise.resolve(new Set(faults)), link, words });
  beforeEach(() => {
    faults = [];
  });
  /** Looks once a minute. */
  async function pass(mail: { look(): Promise<void> }, count: number) {
    for (let minute = 0; minute < count; minute += 1) {
      await mail.look();
      now += minutes(1);
    }
  }

  test('is told once when it has lasted for ten minutes, and once that it is well again', async () => {
    const { mail } = started([source()]);
    faults = ['publication'];
    await pass(mail, 10);
    expect(sent).toEqual([]);
    await pass(mail, 60);
    expect(subjects()).toEqual(['Casa & Cia.: A última mudança não está no ar.']);
    expect(sent[0]!.text).toContain(words.faultHelp.publication);
    faults = [];
    await pass(mail, 60);
    expect(subjects()).toEqual([
      'Casa & Cia.: A última mudança não está no ar.',
      'Casa & Cia.: está tudo bem de novo',
    ]);
    expect(sent[1]!.text).toContain('A última mudança não está no ar.');
  });

  test('for a moment is not told', async () => {
    const { mail } = started([source()]);
    for (let time = 0; time < 20; time += 1) {
      faults = time % 2 ? [] : ['counting'];
      await pass(mail, 9);
    }
    expect(sent).toEqual([]);
  });

  test('together comes in one letter, and over a restart once', async () => {
    faults = ['disk', 'backup'];
    await pass(started([source()]).mail, 12);
    await pass(started([source()]).mail, 30);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain(words.faults.disk);
    expect(sent[0]!.text).toContain(words.faults.backup);
    faults = ['disk'];
    await pass(started([source()]).mail, 30);
    expect(subjects()[1]).toBe('Casa & Cia.: uma parte está bem de novo');
  });
});

describe('the letter of the week', () => {
  const nothing: Week = {
    contacts: [],
    published: [],
    planned: 0,
    entries: 0,
    review: 0,
    backup: null,
  };
  const monday = Date.parse('2026-11-16T08:00:00-03:00');
  const asked = vi.fn();
  const source = (week: Partial<Week>) =>
    weekLetter({
      read(from, first) {
        asked(from, first);
        return Promise.resolve({ ...nothing, ...week });
      },
      link,
      words,
      tag: 'pt-BR',
    });

  test('comes on Monday at eight by the clock of the site, once, also after a restart', async () => {
    const one = source({ entries: 3, review: 1 });
    now = monday - 1000;
    await started([one]).mail.look();
    expect(sent).toEqual([]);
    now = monday;
    await started([one]).mail.look();
    now += hours(3);
    await started([one]).mail.look();
    now += hours(24);
    await started([one]).mail.look();
    expect(subjects()).toHaveLength(1);
    expect(subjects()[0]).toMatch(/^Casa & Cia\.: a semana de 9 ?[–a-] ?15 de nov/);
    expect(sent[0]!.text).toContain(
      'Espera por você: 3 recados sem resposta, 1 post para aprovar.',
    );
    expect(asked.mock.calls[0]).toEqual(['2026-11-02', '2026-11-09']);
  });

  test('comes later on that day where the server slept, and on no other', async () => {
    const one = source({ entries: 3 });
    now = Date.parse('2026-11-16T23:58:00-03:00');
    await started([one]).mail.look();
    expect(sent).toHaveLength(1);
    now = Date.parse('2026-11-24T00:01:00-03:00');
    await started([one]).mail.look();
    expect(sent).toHaveLength(1);
  });

  test('is not sent where there is nothing to say', async () => {
    now = monday;
    await started([source({ backup: monday })]).mail.look();
    expect(sent).toEqual([]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ week: '2026-11-16' });
  });

  test('tells contacts by day beside the week before, the pages that brought most, posts, and the last backup', async () => {
    now = monday;
    const clicks = (day: string, path: string, count: number) => ({ day, path, clicks: count });
    await started([
      source({
        contacts: [
          clicks('2026-11-16', '/hoje-nao-conta', 50),
          clicks('2026-11-15', '/a', 2),
          clicks('2026-11-09', '/a', 3),
          clicks('2026-11-09', '/b', 7),
          clicks('2026-11-08', '/a', 1),
          clicks('2026-11-02', '/c', 4),
        ],
        published: ['Um título\r\nem duas linhas'],
        planned: 2,
        backup: monday - hours(7),
      }),
    ]).mail.look();
    const { text } = sent[0]!;
    const lines = text.split('\n');
    expect(lines[0]).toBe('Contatos: 12 (na semana antes: 5)');
    expect(lines.slice(1, 8).map((line) => /: (.*)$/.exec(line)![1])).toEqual([
      '10 (4)',
      '0 (0)',
      '0 (0)',
      '0 (0)',
      '0 (0)',
      '0 (0)',
      '2 (1)',
    ]);
    expect(text).toContain('contatos:\n  7 × /b\n  5 × /a\n');
    expect(text).toContain('Posts publicados: 1; agendados: 2\n  Um título em duas linhas\n');
    expect(text).toContain('Última cópia de segurança: há 7 horas.');
    expect(text).not.toContain('hoje-nao-conta');
  });
});
