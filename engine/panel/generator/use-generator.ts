import { TopicNotCovered } from '../../blog/generator/covered-topic.ts';
import { TopicMissing, type PostDraft } from '../../blog/generator/generator.ts';
import type { PostStatus } from '../../blog/post-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { savePost } from '../post/save-post.ts';
import { useDraft } from '../post/use-draft.ts';
import { refuseUnready } from '../post/refuse-unready.ts';
import { UnreadyPost } from '../post/unready-post.ts';
import { emptyGenerator, generate, type GeneratorState } from './generator-state.ts';
import { newId } from '../../client/new-id.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { useRefreshPosts } from '../data/queries.ts';

const draftName = 'gerador';

/** Nothing was typed, and nothing made of it. */
const isEmpty = ({ topic, draft }: GeneratorState) => topic === '' && !draft;

/** The generator: a draft is a preview until it is published or saved; then draft and topic are cleared. */
export function useGenerator() {
  const { data, store, toasts } = usePanel();
  const words = usePanelWords();
  const { generator: texts } = words;
  const [state, setState] = useState(emptyGenerator);
  const [refused, setRefused] = useState<string | null>(null);
  const refresh = useRefreshPosts();

  const shown = useRef(state);
  const { write: keep, remove: forget } = useDraft<GeneratorState>(draftName, ({ values }) => {
    if (!isEmpty(shown.current)) return false;
    setState(values);
    return true;
  });
  useEffect(() => {
    shown.current = state;
    if (isEmpty(state)) forget();
    else keep(state);
  }, [state, keep, forget]);

  const models = useQuery({
    queryKey: ['generator-data'],
    queryFn: () => {
      if (!data.generator) throw new Error('The page has no #generator-data.');
      return data.generator();
    },
    staleTime: Infinity,
  });

  const write = (seed: number) => {
    // Until they are there nothing can be pressed that would write.
    if (!models.data) return;
    try {
      const next = generate(models.data, state.topic, seed);
      setRefused(null);
      setState({ ...next, id: newId() });
      toasts.success(texts.generated, texts.generatedScore({ score: next.draft!.seo_score }));
    } catch (error) {
      const reason =
        error instanceof TopicMissing
          ? texts.topicMissing
          : error instanceof TopicNotCovered
            ? texts.topicNotCovered(error)
            : null;
      setRefused(reason);
      if (reason === null) console.error(error);
      toasts.error(reason ?? texts.failed);
    }
  };

  const publish = useMutation({
    mutationFn: async ({ draft, status }: { draft: PostDraft; status: PostStatus }) => {
      await refuseUnready(words, data, draft, status);
      const made = { ...draft, status };
      const { id } = state;
      // What was sent before without an answer may be there.
      const own = id === undefined ? null : await store.get(id);
      if (own)
        return own.status === status ? own : store.update(own.id, { status }, own.updated_at);
      const [{ alikePost }, posts] = await Promise.all([
        import('../../blog/likeness/alike-post.ts'),
        store.texts(),
      ]);
      const alike = alikePost(draft.content, posts, data.claims);
      if (alike) throw new UnreadyPost('content', texts.alike(alike));
      return savePost(store, made, null, '', [], (one) => store.publish(one, id));
    },
    onSuccess: async (post) => {
      setState(emptyGenerator);
      if (post.status === 'published') toasts.success(texts.published, texts.publishedAt(post));
      else toasts.success(texts.draftSaved, texts.draftSavedText(post));
      await refresh();
    },
    onError: (error) =>
      error instanceof UnreadyPost
        ? toasts.error(error.message)
        : toasts.error(texts.publishFailed, error, texts.kept),
  });

  return {
    state,
    /** Why there is no draft about the topic, for whoever typed it. */
    refused,
    publish,
    /** What drafts are made of, as far as it has come. */
    models,
    setTopic: (topic: string) => setState((before) => ({ ...before, topic })),
    generate: () => write(0),
    another: () => write(state.seed + 1),
    drop: () => setState((before) => ({ ...emptyGenerator, topic: before.topic })),
  };
}
