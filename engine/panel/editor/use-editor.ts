import { DataError } from '../../blog/data-error.ts';
import type { Post } from '../../blog/post-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../data/account.ts';
import { createDraftStorage } from '../post/draft-storage.ts';
import { refuseUnready, UnreadyPost } from '../post/refuse-unready.ts';
import { reasonOf } from '../data/error-text.ts';
import {
  differences,
  emptyValues,
  postOf,
  tagsOf,
  valuesOf,
  type EditorValues,
} from './editor-values.ts';
import { savePost } from './save-post.ts';
import { savedWords } from './save-words.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { ownPostsKey, useMayWrite } from '../data/rights.ts';
import { useRefreshPosts } from '../data/queries.ts';

/** Id of the fields that are folded on a phone. */
export const detailsId = 'detalhes';

/** Unfolds them: what is wrong in them takes the focus. */
function showDetails(): void {
  const details = document.getElementById(detailsId);
  if (details instanceof HTMLDetailsElement) details.open = true;
}

/** What is kept of an unsaved edit: the fields, and the version of the post that they were opened with. */
interface KeptEdit {
  readonly values: EditorValues;
  readonly seen: string | null;
}

/** The state of the editor of one post, or of a new one (`post` null). */
export function useEditor(post: Post | null) {
  const { data, paths, store, toasts } = usePanel();
  const { userId } = useAccount();
  const mayWrite = useMayWrite();
  const spoken = useSpoken();
  const { words, format } = spoken;
  const refresh = useRefreshPosts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const drafts = useMemo(() => createDraftStorage(userId), [userId]);
  const name = post?.id ?? 'novo';

  /** The version that the fields are compared with. */
  const [saved, setSaved] = useState(post);
  const [seen, setSeen] = useState(post?.updated_at ?? null);
  const [conflict, setConflict] = useState<Post | null>(null);
  const [gone, setGone] = useState(false);
  /** Read once, before the first effect tidies up. */
  const [kept] = useState(() => drafts.read<KeptEdit>(name));
  const [recovered, setRecovered] = useState<string | null>(null);

  const base = useMemo(() => (saved ? valuesOf(saved, format) : emptyValues), [saved, format]);
  const form = useForm<EditorValues>({ defaultValues: base, mode: 'onTouched' });
  const values = useWatch({ control: form.control }) as EditorValues;
  const dirty = differences(values, base).length > 0;
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!kept || differences(kept.values.values, base).length === 0) return;
    form.reset(kept.values.values, { keepDefaultValues: true });
    setSeen(kept.values.seen);
    setRecovered(kept.savedAt);
    // Once, with what was there on opening.
  }, []);

  useEffect(() => {
    if (dirty) drafts.write(name, { values, seen } satisfies KeptEdit);
    else drafts.remove(name);
  }, [dirty, values, seen, drafts, name]);

  /** Takes a version of the database into the fields; what was typed is dropped. */
  const take = (version: Post) => {
    setSaved(version);
    setSeen(version.updated_at);
    setConflict(null);
    setRecovered(null);
    form.reset(valuesOf(version, format));
  };

  /** What visitors would click in vain is told, and saved all the same: the page may be yet to come. */
  const warnOfLinks = async ({ content }: Post) => {
    // With it comes all that reads Markdown, which opening the editor need not wait for.
    const links = await import('../post/dead-links.ts').then(
      ({ deadLinks }) => deadLinks(content),
      () => [],
    );
    if (links.length > 0) toasts.error(words.editor.deadLinks({ links: links.join(', ') }));
  };

  /** True while the button that is pressed says what becomes of the post: it is new, or a draft. */
  const decides = !saved || saved.status === 'draft';
  const undecide = () => {
    if (decides) form.setValue('status', 'draft');
  };
  const submitAs = (status: Post['status']) => {
    form.setValue('status', status);
    return form.handleSubmit(
      (typed) => save.mutate({ typed, over: null }),
      (wrong) => {
        undecide();
        if (Object.keys(wrong).some((field) => field !== 'title' && field !== 'content'))
          showDetails();
      },
    )();
  };

  const save = useMutation({
    mutationFn: async ({ typed, over }: { typed: EditorValues; over: Post | null }) => {
      const before = over ?? saved;
      const made = postOf(typed, before, data, format);
      refuseUnready(
        words,
        data,
        { ...made, meta_description: typed.meta_description, tags: tagsOf(typed.tags) },
        typed.status,
      );
      if (gone) return store.publish(made);
      return savePost(store, made, before, over?.updated_at ?? seen ?? before?.updated_at ?? '');
    },
    onSuccess: async (version) => {
      drafts.remove(name);
      toasts.success(...savedWords(spoken, version));
      client.setQueryData<readonly string[]>(ownPostsKey, (own) => own && [...own, version.id]);
      take(version);
      // What is opened next, its versions or the editor again, begins with this one.
      client.setQueryData(['post', version.id], version);
      if (version.status === 'published') void warnOfLinks(version);
      setGone(false);
      await refresh();
      if (version.id === post?.id) return;
      mayLeave.current = true;
      await navigate(paths.post(version), { replace: true });
    },
    onError: (error) => {
      undecide();
      if (error instanceof UnreadyPost) {
        if (error.field !== 'title' && error.field !== 'content') showDetails();
        form.setError(error.field, { message: error.message }, { shouldFocus: true });
      } else if (error instanceof DataError && error.kind === 'stale') setConflict(error.present);
      else if (error instanceof DataError && error.kind === 'missing') setGone(true);
      else if (
        error instanceof DataError &&
        (error.kind === 'slug-taken' || error.kind === 'slug-reserved')
      ) {
        showDetails();
        form.setError('slug', { message: reasonOf(words, error) }, { shouldFocus: true });
      } else toasts.error(words.posts.saveFailed, error, words.editor.keptHere);
    },
  });

  return {
    form,
    values,
    saved,
    /** True for a post that one may read and not write. */
    locked: saved !== null && !mayWrite(saved),
    dirty,
    conflict,
    gone,
    recovered,
    take,
    mayLeave,
    save,
    decides,
    /** Saves it as it stands in the fields; what was not public yet stays so. */
    submit: () => submitAs(decides ? 'draft' : form.getValues('status')),
    /** Publishes or schedules it as it stands in the fields, or hands it in: refused where somebody changed it since they were opened. */
    publish: (status: 'published' | 'review') => void submitAs(status),
    saveOver: () => save.mutate({ typed: form.getValues(), over: conflict }),
    discard() {
      drafts.remove(name);
      setRecovered(null);
      setSeen(saved?.updated_at ?? null);
      form.reset(base);
    },
  };
}

/** What `useEditor` gives to the parts of the editor. */
export type Editor = ReturnType<typeof useEditor>;
