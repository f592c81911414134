// The draft of the data of the business over both backends: what is written over what, and what a publication takes away.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeDraft } from '../../cli/start/remove-draft.ts';
import {
  createBusinessDrafts,
  type BusinessDrafts,
} from '../../engine/panel/data/business-drafts.ts';
import { idOf, writtenDraft } from './draft-operations.ts';
import { backends, type Backend } from './stands.ts';

describe.each(backends)('on $name', ({ start }) => {
  let backend: Backend;
  let drafts: BusinessDrafts;
  let id: string;

  beforeAll(async () => {
    backend = await start();
    drafts = createBusinessDrafts(backend.clients.admin);
    id = await idOf(backend.clients.admin);
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    await backend.clients.service.from('business_drafts').delete().eq('id', id);
  });

  test('is read as it was written, with the moment of the database', async () => {
    const draft = writtenDraft('2');
    const written = await drafts.write(id, draft, null);
    expect(written).toMatchObject(draft);
    expect(Math.abs(Date.parse(written!.changedAt) - Date.now())).toBeLessThan(3_600_000);
    expect(await drafts.read(id)).toEqual(written);
  });

  test('is never written over a revision that was not seen: what is there comes back', async () => {
    const [first, second, late] = ['2', '3', '4'].map(writtenDraft) as [
      ReturnType<typeof writtenDraft>,
      ReturnType<typeof writtenDraft>,
      ReturnType<typeof writtenDraft>,
    ];
    await drafts.write(id, first, null);
    expect((await drafts.write(id, second, first.revision))?.revision).toBe(second.revision);
    for (const seen of [null, first.revision, randomUUID()]) {
      expect((await drafts.write(id, late, seen))?.revision).toBe(second.revision);
      expect((await drafts.write(id, { ...late, changes: [] }, seen))?.revision).toBe(
        second.revision,
      );
    }
    expect(await drafts.write(id, { ...late, changes: [] }, second.revision)).toBeNull();
    expect(await drafts.write(id, late, second.revision)).toBeNull();
    expect(await drafts.read(id)).toBeNull();
  });

  test('goes with its publication, by the session of its author and the revision alone', async () => {
    const { session } = (await backend.clients.admin.auth.getSession()).data;
    const editor = (await backend.clients.editor.auth.getSession()).data.session!;
    const source = Promise.resolve(backend);
    const draft = writtenDraft('2');
    await drafts.write(id, draft, null);
    await removeDraft(source, session!.access_token, randomUUID());
    await removeDraft(source, editor.access_token, draft.revision);
    expect((await drafts.read(id))?.revision).toBe(draft.revision);
    await removeDraft(source, session!.access_token, draft.revision);
    expect(await drafts.read(id)).toBeNull();
    await expect(removeDraft(source, 'x.e30.y', draft.revision)).rejects.toThrow('business_drafts');
  });
});
