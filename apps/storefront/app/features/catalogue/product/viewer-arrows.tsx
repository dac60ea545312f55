import { ArrowBackIcon, ArrowForwardIcon, IconButton } from '@craftsandore/ui';

import styles from './photo-viewer.module.css';

type ViewerArrowsProps = {
  labels: { previous: string; next: string };
  onStep: (by: 1 | -1) => void;
};

/** The ways to the photos before and after. */
export function ViewerArrows({ labels, onStep }: ViewerArrowsProps) {
  return (
    <div className={styles.arrows}>
      <IconButton label={labels.previous} variant="paper" onClick={() => onStep(-1)}>
        <ArrowBackIcon />
      </IconButton>
      <IconButton label={labels.next} variant="paper" onClick={() => onStep(1)}>
        <ArrowForwardIcon />
      </IconButton>
    </div>
  );
}
