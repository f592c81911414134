import type { PostSummary } from '../../blog/post-store.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useDeletePost } from './use-delete-post.ts';

/** The question before a post is deleted; default export, because it comes in a chunk of its own. */
export default function DeletePost({
  post,
  onDone,
  onDeleted,
}: {
  post: PostSummary;
  onDone: () => void;
  onDeleted?: () => void;
}) {
  const remove = useDeletePost();
  const { posts, shared } = usePanelWords();
  return (
    <ConfirmDialog
      question={posts.deleteQuestion}
      text={posts.deleteText({ title: post.title })}
      confirm={shared.delete}
      cancel={shared.cancel}
      danger
      onCancel={onDone}
      onConfirm={(byKeyboard) => {
        remove.mutate({ post, byKeyboard });
        onDone();
        onDeleted?.();
      }}
    />
  );
}
