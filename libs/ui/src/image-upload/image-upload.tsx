import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';

import { CircleAlertIcon } from '../icons/icons.ts';
import { Tag } from '../tag/tag.tsx';
import styles from './image-upload.module.css';

export type ImageUploadProps = {
  /** The photo, or its preview while it is on its way. */
  src: string;
  /** What it shows; empty where words beside it say so. */
  alt: string;
  /** `band` is for logos, which are seen whole, without a photo's tint. */
  shape?: 'square' | 'wide' | 'band';
  /** What a logo will stand on. */
  ground?: 'paper' | 'inverse';
  /** Set while the photo is on its way: the share that has arrived (0 to 1) where it is known, that share in words, and the bar's name. */
  progress?: { share?: number; words?: ReactNode; label: string } | undefined;
  /** Why it did not arrive; `actions` then hold another try. */
  error?: ReactNode;
  /** What this photo is among others, such as "Cover". */
  tag?: ReactNode;
  /** Buttons on the photo: delete, replace, try again, cancel. */
  actions?: ReactNode;
  className?: string;
};

/** A photo that was given to a FileDrop: on its way, arrived or failed. */
export function ImageUpload({
  src,
  alt,
  shape = 'square',
  ground = 'paper',
  progress,
  error,
  tag,
  actions,
  className,
}: ImageUploadProps) {
  /** What is no photo has no picture either; browsers would show a broken one. */
  const [unreadable, setUnreadable] = useState<string>();

  return (
    <div
      className={clsx(styles.root, className)}
      data-shape={shape}
      data-under={ground}
      data-state={error ? 'failed' : progress ? 'uploading' : 'done'}
      aria-busy={progress ? true : undefined}
    >
      {src === unreadable ? (
        alt && <span role="img" aria-label={alt} />
      ) : (
        // Dragged as a photo it would be dropped as a new file.
        <img
          className={styles.image}
          src={src}
          alt={alt}
          draggable={false}
          onError={() => setUnreadable(src)}
        />
      )}
      {progress && !error && (
        <div className={styles.progress}>
          <span aria-hidden="true">{progress.words}</span>
          <progress className={styles.bar} aria-label={progress.label} value={progress.share} />
        </div>
      )}
      {error && (
        <p className={styles.error} role="alert">
          <CircleAlertIcon />
          {error}
        </p>
      )}
      {tag && (
        <Tag tone="inverse" className={styles.tag}>
          {tag}
        </Tag>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
