import { useContext } from 'react';
import { ownDrawings } from 'virtual:portao/own-drawings';
import { DrawingsContext, type Drawings, type DrawingSource } from '#engine/render/use-drawings';
import { drawings } from './drawings.ts';

const ofLibrary: Drawings = drawings;

/** A drawing by its name, which a schema has checked: that of the site, of the family of its theme, or of the library. */
export function useDrawing(name: string): DrawingSource {
  const family = useContext(DrawingsContext);
  return ownDrawings[name] ?? family?.[name] ?? ofLibrary[name] ?? drawings.missing;
}

/** The same with the measures that it has in every theme: what stands on it was measured there. */
export function useMeasuredDrawing(name: string): DrawingSource {
  const drawing = useDrawing(name);
  return ownDrawings[name] ?? ofLibrary[name] ?? drawing;
}

/** Whether a drawing is a scene (`viewBox` of 480 × 320), which no family has: it stands in a frame with a ground, others stand free. */
export const isScene = (name: string): boolean =>
  (ownDrawings[name] ?? ofLibrary[name])?.viewBox === '0 0 480 320';

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
  const { viewBox, markup, dense } = useDrawing(name);
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={['d', isScene(name) && 'scene', dense && 'dense', className]
        .filter(Boolean)
        .join(' ')}
      viewBox={viewBox}
      {...accessible}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
