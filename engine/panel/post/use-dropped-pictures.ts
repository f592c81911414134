import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';

/** The files of an event that may be pictures: what they are our server says. */
const picturesIn = (list: FileList | null | undefined) =>
  [...(list ?? [])].filter(({ type }) => type === '' || type.startsWith('image/'));

/** A file that is not in the text yet. */
interface NewFile {
  readonly id: string;
  readonly file: File;
}

/** Files that are chosen, dragged onto a field, or pasted into it, until each is settled. */
export function useDroppedPictures() {
  const [files, setFiles] = useState<readonly NewFile[]>([]);
  const last = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const add = (list: FileList | null | undefined): boolean => {
    const found = picturesIn(list);
    const added = found.map((file) => ({ id: `${(last.current += 1)}`, file }));
    if (added.length > 0) setFiles((before) => [...before, ...added]);
    return found.length > 0;
  };
  return {
    files,
    isOver,
    add,
    settle: (id: string) => setFiles((before) => before.filter((one) => one.id !== id)),
    /** For the field. */
    field: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        setIsOver(false);
        // Otherwise the browser would leave the page for the file.
        if (event.dataTransfer.files.length > 0) event.preventDefault();
        add(event.dataTransfer.files);
      },
      onPaste(event: ClipboardEvent) {
        // Word and Docs copy their text as a picture besides.
        if (event.clipboardData.types.includes('text/plain')) return;
        if (add(event.clipboardData.files)) event.preventDefault();
      },
    },
  };
}
