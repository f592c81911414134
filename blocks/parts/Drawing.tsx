import { ownDrawings } from 'virtual:portao/own-drawings';
import { drawings, type DrawingSource } from './drawings.ts';

/** Those of the library, and of the site, which may replace some of them. */
const all: Readonly<Record<string, DrawingSource>> = { ...drawings, ...ownDrawings };

/** A drawing by its name, which a schema has checked. */
export const drawingNamed = (name: string): DrawingSource => all[name]!;

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
      className={className ? `d ${className}` : 'd'}
      viewBox={viewBox}
      {...accessible}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
