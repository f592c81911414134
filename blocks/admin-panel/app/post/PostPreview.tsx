import { postHtml } from '#engine/blog/markdown';
import { readingMinutes } from '#engine/blog/reading-time';
import { useMemo } from 'react';
import { counted } from '../ui/format.ts';
import css from './panel-preview.module.css';
import ui from '../ui/panel-ui.module.css';

/** A text through the public renderer, which lets no HTML and no script through; default export, because it comes in a chunk of its own. */
export default function PostPreview({ content }: { content: string }) {
  const html = useMemo(() => ({ __html: postHtml(content) }), [content]);
  if (content.trim() === '') return <p className={ui.hint}>Ainda não há texto.</p>;
  return (
    <>
      <p className={ui.hint}>Leitura de {counted(readingMinutes(content), 'minuto', 'minutos')}.</p>
      <article className={css.preview} dangerouslySetInnerHTML={html} />
    </>
  );
}
