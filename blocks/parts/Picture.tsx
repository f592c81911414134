import type { ResolvedImage } from '#engine/render/types';

/** An image of a document below the first screen: its size is known, so nothing moves when it comes. `sizes` as in HTML. */
export function Picture({
  image,
  className,
  sizes,
}: {
  image: ResolvedImage;
  className?: string | undefined;
  sizes?: string | undefined;
}) {
  const { src, srcSet, alt, width, height } = image;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? (sizes ?? '100vw') : undefined}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
