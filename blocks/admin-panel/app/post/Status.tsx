import type { PostStatus } from '#engine/blog/post-store';
import ui from '../ui/panel-ui.module.css';

/** Whether visitors see a post: 'Publicado', or anything else as a second voice (specification §4). */
export function Status({ value }: { value: PostStatus }) {
  return value === 'published' ? (
    <span className={ui.state}>Publicado</span>
  ) : (
    <span className={`${ui.state} ${ui.off}`}>Rascunho</span>
  );
}
