import { useEffect, useRef } from 'react';
import type { FieldPath } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { PictureStatus } from '../post/PictureStatus.tsx';
import { pictureTypes } from '../post/pictures.ts';
import { useDroppedPictures } from '../post/use-dropped-pictures.ts';
import { useSentPicture } from '../post/use-sent-picture.ts';
import { useShownPictures } from '../post/use-shown-pictures.ts';
import ui from '../ui/panel-ui.module.css';
import { pictureName } from './field-label.ts';
import { goTo, useForm, type Described } from './form-context.ts';
import css from './panel-business.module.css';

/** A picture: one of the site, or a new one that is taken, chosen, dragged here or pasted, where the server of the page takes it in. */
export function PictureControl({
  shared,
  at,
  takesNew,
}: {
  shared: Described;
  at: FieldPath;
  /** False for a field that holds no photographs. */
  takesNew: boolean;
}) {
  const { draft, pictures: known, set } = useForm();
  const { business } = usePanelWords();
  const { pictureHost } = usePanel();
  const pictures = useDroppedPictures();
  const chooser = useRef<HTMLInputElement>(null);
  const value = (valueAt(draft, at) as string | undefined) ?? '';
  const [shown] = useShownPictures(value).values();
  const file = pictures.files.at(-1);
  const options = [...new Set(['', ...(known.includes(value) ? [] : [value]), ...known])];
  const take = (path: string) => {
    set(at, `/media/${path}`);
    pictures.files.forEach(({ id }) => pictures.settle(id));
    // What it shows is to be said, or to be looked at again.
    goTo([...at.slice(0, -1), 'alt']);
  };
  // A hosted project keeps pictures of posts, which nobody brings into the folder of the site.
  const isTaken = takesNew && pictureHost.url === '';
  const { onDragOver, onDragLeave, onDrop, onPaste } = pictures.field;
  return (
    <div
      className={css.picture}
      data-over={pictures.isOver || undefined}
      {...(isTaken ? { onDragOver, onDragLeave, onDrop, onPaste } : {})}
    >
      <select
        {...shared}
        value={value}
        onChange={({ target }) => set(at, target.value === '' ? undefined : target.value)}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {one === '' ? '–' : pictureName(one, business)}
          </option>
        ))}
      </select>
      {shown ? <img src={shown.src} width={shown.width} height={shown.height} alt="" /> : null}
      {isTaken ? (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={pictureTypes}
            onChange={({ target }) => {
              pictures.add(target.files);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <button type="button" className={ui.button} onClick={() => chooser.current?.click()}>
            {business.takePicture}
          </button>
        </>
      ) : takesNew ? (
        <p className={ui.hint}>{business.picturesOfSite}</p>
      ) : null}
      {file ? <NewPicture key={file.id} file={file.file} onSent={take} /> : null}
    </div>
  );
}

/** A picture that is being sent; `onSent` is told how texts name it. */
function NewPicture({ file, onSent }: { file: File; onSent: (path: string) => void }) {
  const { business } = usePanelWords();
  const picture = useSentPicture(file);
  const path = picture.sent?.path;
  useEffect(() => {
    if (path !== undefined) onSent(path);
    // Once, whatever is typed meanwhile.
  }, [path]);
  return <PictureStatus picture={picture} safe={business.pictureSafe} />;
}
