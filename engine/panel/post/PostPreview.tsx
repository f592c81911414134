import { postHtml } from '../../blog/markdown.ts';
import { fillClaims } from '../../blog/post-claims.ts';
import { readingMinutes } from '../../blog/reading-time.ts';
import { useMemo } from 'react';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { useShownPictures } from './use-shown-pictures.ts';
import css from './panel-preview.module.css';
import ui from '../ui/panel-ui.module.css';

/** A text through the public renderer, which lets no HTML and no script through; default export, because it comes in a chunk of its own. */
export default function PostPreview({ content: kept }: { content: string }) {
  const { editor } = usePanelWords();
  const { claims } = usePanel().data;
  const content = fillClaims(kept, claims);
  const pictures = useShownPictures(content);
  const html = useMemo(
    () => ({
      __html: postHtml(content, (address) => {
        const picture = pictures.get(address);
        return picture ? { ...picture, alt: '' } : null;
      }),
    }),
    [content, pictures],
  );
  const missing = [...pictures].flatMap(([path, picture]) => (picture ? [] : [path]));
  if (content.trim() === '') return <p className={ui.hint}>{editor.noText}</p>;
  return (
    <>
      <p className={ui.hint}>{editor.readingTime({ minutes: readingMinutes(content) })}</p>
      {missing.length > 0 ? (
        <div className={`${ui.notice} ${ui.noticeBad}`} role="status">
          <p>{editor.pictures.missing({ names: missing.join(', ') })}</p>
        </div>
      ) : null}
      <article className={css.preview} dangerouslySetInnerHTML={html} />
    </>
  );
}
