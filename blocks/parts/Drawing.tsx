import type { DrawingName } from '#schemas/types';
import { drawings } from './drawings.ts';

/** A drawing by name, decorative by default; with `label` it is an image with that text. */
export function Drawing({
  name,
  label,
  className,
}: {
  name: DrawingName;
  label?: string | undefined;
  className?: string | undefined;
}) {
  const { viewBox, markup } = drawings[name];
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
