import { clsx } from 'clsx';

import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowBackIcon, ArrowForwardIcon, PauseIcon, PlayIcon } from '../icons/icons.ts';
import { useCarousel } from './carousel-context.ts';
import styles from './carousel.module.css';

export type CarouselControlsProps = {
  /** `paper` lies over photos. */
  variant?: 'outline' | 'paper';
  className?: string;
};

/** Previous, next and, where the carousel moves by itself, pause. Nothing where all slides are in view. */
export function CarouselControls({ variant = 'outline', className }: CarouselControlsProps) {
  const { labels, places, step, playing, togglePlaying } = useCarousel();
  if (places < 2) return null;

  return (
    <div className={clsx(styles.controls, className)}>
      {playing !== undefined && (
        <IconButton
          label={playing ? labels.pause : labels.play}
          variant={variant === 'paper' ? 'paper' : 'plain'}
          className={styles.pause}
          onClick={togglePlaying}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
      <IconButton label={labels.previous} variant={variant} onClick={() => step(-1)}>
        <ArrowBackIcon />
      </IconButton>
      <IconButton label={labels.next} variant={variant} onClick={() => step(1)}>
        <ArrowForwardIcon />
      </IconButton>
    </div>
  );
}
