import { ownDrawings } from 'virtual:portao/own-drawings';
import { drawings, type DrawingSource } from './drawings.ts';

/** Those of the library, and of the site, which may replace some of them. */
const all: Readonly<Record<string, DrawingSource>> = { ...drawings, ...ownDrawings };

/** A drawing by its name, which a schema has checked. */
export const drawingNamed = (name: string): DrawingSource => all[name]!;

/** Whether a drawing is a scene (`viewBox` of 480 × 320): it stands in a frame with a ground, where others stand free. */
export const isScene = (name: string): boolean => drawingNamed(name).viewBox === '0 0 480 320';

/** A drawing by name, decorative by default; with `label` it is an image with that text. */
export function Drawing({
  name,
  label,
  className,
}: {
  name: string;
  label?: string | undefined;
  className?: string | undefined;
}) {
  const { viewBox, markup } = drawingNamed(name);
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={['d', isScene(name) && 'scene', className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      {...accessible}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
