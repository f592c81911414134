import type { ResolvedImage } from '#engine/render/types';

/**
 * An image of a document: its size is known, so nothing moves when it comes, and its tone stands there before. `sizes` as in
 * HTML, where the schema of the block says nothing of it (`x-picture`); `eager` for one of the first screen, which is not
 * waited with; its point of focus stays in view wherever the page cuts it. A photograph is a `<picture>` with its versions, a drawing is the file itself; classes go to the `<img>`.
 */
export function Picture({
  image,
  className,
  sizes,
  eager = false,
}: {
  image: ResolvedImage;
  className?: string | undefined;
  sizes?: string | undefined;
  eager?: boolean;
}) {
  const { src, alt, width, height, sources = [], tone, focus } = image;
  const fallback = sources.at(-1);
  const others = sources.slice(0, -1);
  const usedSizes = fallback && (sizes ?? image.sizes ?? '100vw');
  const classes = [className, tone && `tone-${tone}`, focus && `focus-${focus.join('-')}`]
    .filter(Boolean)
    .join(' ');
  const picture = (
    <img
      className={classes || undefined}
      src={src}
      srcSet={fallback?.srcSet}
      sizes={usedSizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
  if (others.length === 0) return picture;
  return (
    <picture className="picture">
      {others.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={usedSizes} />
      ))}
      {picture}
    </picture>
  );
}
