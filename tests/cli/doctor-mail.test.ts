// `portao doctor` on e-mail: whether it is set, and what came of it; a doctor sends nothing.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMail } from '../../cli/doctor/mail.ts';
import {
  keepMailMemory,
  mailFile,
  readMailMemory,
  type MailMemory,
} from '../../cli/start/mail/mail-memory.ts';
import { makeFolder } from '../engine/fixture.ts';
import { look } from './doctor-patient.ts';

const env = { SMTP_URL: 'smtps://u:p@mail.exemplo.com.br', MAIL_FROM: 'avisos@exemplo.com.br' };

/** What is said of a server that remembers this of its mail. */
async function said(memory: Partial<MailMemory>) {
  const settings = { kind: 'embedded', dataDir: makeFolder() } as const;
  const file = mailFile(settings, join(settings.dataDir, 'state'));
  keepMailMemory(file, { ...readMailMemory(file), ...memory });
  return (await look(checkMail, { env, settings })).map(({ level, says }) => [level, says]);
}

describe('e-mail', () => {
  it('is off without a server, and what is wrong the environment says', async () => {
    expect((await look(checkMail)).map(({ level }) => level)).toEqual(['ok']);
    expect(await look(checkMail, { env: { SMTP_URL: 'x' } })).toEqual([]);
  });

  it('is told as the server left it', async () => {
    expect(await said({})).toEqual([
      ['ok', 'E-mail: configurado; o primeiro aviso sai quando npm start inicia'],
    ]);
    expect(await said({ sent: '2026-11-12T13:03:00Z' })).toEqual([
      ['ok', 'E-mail: o último aviso saiu em 12/11/2026, 10:03'],
    ]);
    const failed = { since: '2026-11-12T13:03:00Z', reason: 'o servidor não respondeu.' };
    const [[level, says]] = (await said({ failed })) as [[string, string]];
    expect(level).toBe('warning');
    expect(says).toContain('O e-mail não sai desde 12/11/2026, 10:03: o servidor não respondeu.');
  });
});
