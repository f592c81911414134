// @vitest-environment jsdom
// The second factor in 'Minha conta': on, off, and its recovery codes.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Component as AccountTab } from '../../engine/panel/account/AccountTab.tsx';
import { recoveryCodesOf } from '../../engine/panel/account/recovery-codes.ts';
import type { SecondFactor } from '../../engine/panel/data/second-factor.ts';
import { press, showPanel, shows, type } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';

const show = (secondFactor: Partial<SecondFactor>) =>
  showPanel({
    routes: [{ path: '/admin/aba', Component: AccountTab }],
    at: '/admin/aba',
    store: storeWith({}),
    secondFactor,
  });

beforeEach(() => localStorage.clear());

describe('the second factor', () => {
  const enrolment = {
    id: 'f1',
    secret: 'ABCDEFGH234567AB',
    uri: 'otpauth://totp/x?secret=ABCDEFGH234567AB',
  };

  /** Answers for the service of recovery codes, and notes what it is asked. */
  const answerCodes = (left: number) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve(
        Response.json(method === 'GET' ? { left } : { codes: ['1234567890123456'] }),
      );
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    return asked;
  };

  test('is switched on with a picture, a key and a first code', async () => {
    const on = vi
      .fn<SecondFactor['on']>()
      .mockResolvedValueOnce(null)
      .mockResolvedValue({ id: 'f1', since: '2026-11-20T12:00:00Z' });
    const confirm = vi
      .fn<SecondFactor['confirm']>()
      .mockResolvedValueOnce('wrong-code')
      .mockResolvedValue(null);
    const { toasts } = await show({ on, confirm, enrol: () => Promise.resolve(enrolment) });
    const asked = answerCodes(0);
    await press('Ligar o segundo fator');
    await shows('ABCD EFGH 2345 67AB');
    await expect
      .poll(() => document.querySelector('svg[role=img] path')?.getAttribute('d')?.length ?? 0)
      .toBeGreaterThan(1000);
    await type('codigo', '000000');
    await press('Ligar');
    await shows('O código não confere ou já foi usado.');
    await type('codigo', '123456');
    await press('Ligar');
    expect(confirm).toHaveBeenLastCalledWith('f1', '123456');
    await shows('Ligado desde');
    expect(toasts.current()).toMatchObject([{ title: 'Segundo Fator Ligado' }]);
    expect(asked).toEqual(['POST /auth/v1/factors/f1/codes']);
    await shows('Guarde estes códigos agora');
    await shows('1234 5678 9012 3456');
  });

  test('says how many recovery codes are left, and makes new ones', async () => {
    const asked = answerCodes(1);
    await show({ on: () => Promise.resolve({ id: 'f1', since: '2026-11-20T12:00:00Z' }) });
    await shows('Resta 1 código de recuperação');
    await press('Fazer códigos novos');
    await shows('1234 5678 9012 3456');
    expect(asked).toEqual(['GET /auth/v1/factors/f1/codes', 'POST /auth/v1/factors/f1/codes']);
  });

  test('of a hosted project has no recovery codes', () => {
    const hosted = { url: 'https://x.supabase.co', key: 'k' };
    expect(recoveryCodesOf('f1', hosted, () => Promise.resolve('t'))).toBeNull();
  });

  test('is switched off after a question', async () => {
    const switchOff = vi.fn(() => Promise.resolve(null));
    await show({
      on: () => Promise.resolve({ id: 'f1', since: '2026-11-20T12:00:00Z' }),
      switchOff,
    });
    await press('Desligar o segundo fator');
    await shows('Para entrar passa a bastar a senha.');
    expect(switchOff).not.toHaveBeenCalled();
    await press('Desligar');
    expect(switchOff).toHaveBeenCalledTimes(1);
  });
});
