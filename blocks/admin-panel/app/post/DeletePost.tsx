import type { PostSummary } from '#engine/blog/post-store';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useDeletePost } from './use-delete-post.ts';

/** The question before a post is deleted (specification §5); default export, because it comes in a chunk of its own. */
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
  return (
    <ConfirmDialog
      question="Tem certeza que deseja excluir este post?"
      text={`“${post.title}” sai do blog e fica na lixeira por 30 dias.`}
      confirm="Excluir"
      cancel="Cancelar"
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
