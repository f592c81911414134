import { DataError } from '../../blog/data-error.ts';
import type { NewPost, Post } from '../../blog/post-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../post/use-draft.ts';
import { isForVisitors, type Publication } from '../post/PublishPost.tsx';
import { refuseUnready } from '../post/refuse-unready.ts';
import { UnreadyPost } from '../post/unready-post.ts';
import { reasonOf } from '../data/error-text.ts';
import {
  differences,
  emptyValues,
  postOf,
  tagsOf,
  valuesOf,
  writtenOf,
  type EditorValues,
} from './editor-values.ts';
import { savePost } from '../post/save-post.ts';
import { savedWords } from './save-words.ts';
import { newId } from '../../client/new-id.ts';
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

/** What is kept of an unsaved edit: the fields, the version that they were opened with, what was tried in vain, a new post's id. */
interface KeptEdit {
  readonly values: EditorValues;
  readonly seen: string | null;
  readonly unanswered?: readonly NewPost[];
  readonly id?: string;
}

/** A way of saving that was chosen: what was typed, and the version of somebody else that it goes over. */
interface Attempt {
  readonly typed: EditorValues;
  readonly over: Post | null;
}

/** An attempt that waits for the answer whether it may become public. */
interface AskedAttempt extends Attempt {
  readonly publication: Publication;
}

/** A version that somebody else saved, and the status that was chosen for one's own. */
interface Conflict {
  readonly present: Post;
  readonly status: Post['status'];
}

/** The state of the editor of one post, or of a new one (`post` null). */
export function useEditor(post: Post | null) {
  const { data, paths, store, toasts } = usePanel();
  const mayWrite = useMayWrite();
  const spoken = useSpoken();
  const { words, format } = spoken;
  const refresh = useRefreshPosts();
  const client = useQueryClient();
  const navigate = useNavigate();

  /** The version that the fields are compared with. */
  const [saved, setSaved] = useState(post);
  const [seen, setSeen] = useState(post?.updated_at ?? null);
  const [unanswered, setUnanswered] = useState<readonly NewPost[]>([]);
  /** Of the post if it is made: however often that is tried, it is one. */
  const [id, setId] = useState(newId);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [asked, setAsked] = useState<AskedAttempt | null>(null);
  /** What was last said yes to: the same words are not asked about again, after a conflict or a failure. */
  const agreed = useRef<EditorValues | null>(null);
  const [gone, setGone] = useState(false);
  const [recovered, setRecovered] = useState<string | null>(null);

  const base = useMemo(() => (saved ? valuesOf(saved, format) : emptyValues), [saved, format]);
  const form = useForm<EditorValues>({ defaultValues: base, mode: 'onTouched' });
  const values = useWatch({ control: form.control }) as EditorValues;
  const dirty = differences(values, base).length > 0;
  const mayLeave = useRef(false);

  const draft = useDraft<KeptEdit>(post?.id ?? 'novo', ({ values: kept, savedAt }) => {
    if (differences(form.getValues(), base).length > 0) return false;
    if (differences(kept.values, base).length === 0) return true;
    form.reset(kept.values, { keepDefaultValues: true });
    setSeen(kept.seen);
    setUnanswered(kept.unanswered ?? []);
    setId((own) => kept.id ?? own);
    setRecovered(savedAt);
    return true;
  });

  const { write: keepDraft, remove: dropDraft } = draft;
  useEffect(() => {
    if (dirty) keepDraft({ values, seen, unanswered, id });
    else dropDraft();
  }, [dirty, values, seen, unanswered, id, keepDraft, dropDraft]);

  /** Takes a version of the database into the fields; what was typed is dropped. */
  const take = (version: Post) => {
    setSaved(version);
    setSeen(version.updated_at);
    setUnanswered([]);
    setConflict(null);
    agreed.current = null;
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
      (typed) => attempt({ typed, over: null }),
      (wrong) => {
        undecide();
        if (Object.keys(wrong).some((field) => field !== 'title' && field !== 'content'))
          showDetails();
      },
    )();
  };
  /** True while the rules of the site are on their way: what is pressed meanwhile is the same again. */
  const checking = useRef(false);
  useEffect(() => {
    // What is published is checked by them, and a failure is told then.
    data.safety().catch(() => undefined);
  }, [data]);
  const madeOf = ({ typed, over }: Attempt): NewPost => postOf(typed, over ?? saved, data, format);
  /** Saves it, once it was asked where it becomes public and may be kept as it is. */
  const attempt = async (chosen: Attempt) => {
    if (checking.current) return;
    const { typed, over } = chosen;
    const made = madeOf(chosen);
    checking.current = true;
    try {
      const texts = { meta_description: typed.meta_description, tags: tagsOf(typed.tags) };
      await refuseUnready(words, data, { ...made, ...texts }, typed.status);
    } catch (error) {
      onRefused(error, chosen);
      return;
    } finally {
      checking.current = false;
    }
    const after = writtenOf(made);
    const isAgreed = agreed.current && differences(agreed.current, typed).length === 0;
    if (isForVisitors(after) && !isAgreed)
      setAsked({ ...chosen, publication: { before: gone ? null : (over ?? saved), after } });
    else save.mutate(chosen);
  };

  const save = useMutation({
    mutationFn: async (chosen: Attempt) => {
      const { over } = chosen;
      const made = madeOf(chosen);
      const before = gone ? null : (over ?? saved);
      const opened = over?.updated_at ?? seen ?? before?.updated_at ?? '';
      const create = (one: NewPost) => (gone ? store.publish : store.create)(one, id);
      try {
        return await savePost(store, made, before, opened, unanswered, create);
      } catch (error) {
        if (error instanceof DataError && error.kind === 'unreachable')
          setUnanswered((others) => [...others, made]);
        throw error;
      }
    },
    onSuccess: async (version) => {
      dropDraft();
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
    onError: (error, chosen) => onRefused(error, chosen),
  });
  /** Says why it was not saved, at its field where it has one. */
  const onRefused = (error: unknown, { typed }: Attempt) => {
    undecide();
    if (error instanceof UnreadyPost) {
      if (error.field !== 'title' && error.field !== 'content') showDetails();
      form.setError(error.field, { message: error.message }, { shouldFocus: true });
    } else if (error instanceof DataError && error.kind === 'stale' && error.present)
      setConflict({ present: error.present, status: typed.status });
    else if (error instanceof DataError && error.kind === 'missing') {
      setGone(true);
      setId(newId());
    } else if (
      error instanceof DataError &&
      (error.kind === 'slug-taken' || error.kind === 'slug-reserved')
    ) {
      showDetails();
      form.setError('slug', { message: reasonOf(words, error) }, { shouldFocus: true });
    } else toasts.error(words.posts.saveFailed, error, words.editor.keptHere);
  };

  return {
    form,
    values,
    saved,
    /** True for a post that one may read and not write. */
    locked: saved !== null && !mayWrite(saved),
    dirty,
    conflict,
    gone,
    /** True while another tab of this browser has the same post open. */
    isElsewhere: post !== null && draft.isElsewhere,
    recovered,
    take,
    mayLeave,
    save,
    decides,
    /** Saves it as it stands in the fields; what was not public yet stays so. */
    submit: () => submitAs(decides ? 'draft' : form.getValues('status')),
    /** Publishes or schedules it as it stands in the fields, or hands it in: refused where somebody changed it since they were opened. */
    publish: (status: 'published' | 'review') => void submitAs(status),
    /** Saves one's own over the version of somebody else, as what was pressed before. */
    saveOver() {
      if (!conflict) return;
      const { present, status } = conflict;
      form.setValue('status', status);
      void attempt({ typed: form.getValues(), over: present });
    },
    /** What is to become public, to be asked about; null where nothing waits for that. */
    publication: asked?.publication ?? null,
    answer(isYes: boolean) {
      setAsked(null);
      if (!asked) return;
      if (!isYes) return undecide();
      agreed.current = asked.typed;
      save.mutate(asked);
    },
    discard() {
      dropDraft();
      setRecovered(null);
      setSeen(saved?.updated_at ?? null);
      setId(newId());
      form.reset(base);
    },
  };
}

/** What `useEditor` gives to the parts of the editor. */
export type Editor = ReturnType<typeof useEditor>;
