import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';

import { Rings } from '../rings/rings.tsx';
import styles from './photo.module.css';

/** `media` says on which screens it stands in; it may be another photo. */
export type PhotoSource = { type: string; srcSet: string; media?: string };

export type PhotoProps = Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'children' | 'loading' | 'fetchPriority'
> & {
  /** Nothing, or an address that fails, shows small rings on the tile. */
  src?: string | null | undefined;
  /** Empty where the name stands beside the photo. */
  alt: string;
  /** The same photo in better formats, best first, after those that stand in for it on some screens. */
  sources?: readonly PhotoSource[] | undefined;
  /** The one photo that the first view waits for. */
  priority?: boolean;
  /** `tile`: a product photo that melts into the tile under it. `fill`: a photo that keeps its own ground. */
  ground?: 'tile' | 'fill';
  /** The box's shape, as in CSS: "1", "16 / 10". `fill-box` takes the size that the parent gives. */
  ratio?: string;
};

/** A photo that holds its place before it arrives, and after it fails. */
export function Photo({
  src,
  alt,
  sources = [],
  priority = false,
  ground = 'tile',
  ratio = '1',
  width = 600,
  height = 600,
  sizes,
  className,
  ...rest
}: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  /** A photo may fail before hydration, when nobody listens yet. */
  const noticeEarlyFailure = (img: HTMLImageElement | null) => {
    if (src && img?.complete && img.naturalWidth === 0) setFailedSrc(src);
  };

  return (
    <span
      className={clsx(styles.root, className)}
      data-ground={ground}
      style={{ aspectRatio: ratio === 'fill-box' ? undefined : ratio }}
    >
      {src && src !== failedSrc ? (
        <picture className={styles.picture}>
          {sources.map((source) => (
            <source key={source.srcSet} {...source} sizes={sizes} />
          ))}
          <img
            ref={noticeEarlyFailure}
            {...rest}
            className={styles.image}
            src={src}
            alt={alt}
            sizes={sizes}
            width={width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            onError={() => setFailedSrc(src)}
          />
        </picture>
      ) : (
        <span
          className={styles.missing}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
        >
          <Rings size="sm" />
        </span>
      )}
    </span>
  );
}
