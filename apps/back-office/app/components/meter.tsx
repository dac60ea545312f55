import styles from './meter.module.css';

type MeterProps = {
  /** 0 to 1. */
  share: number;
  tone?: 'olive' | 'info' | 'warning' | 'danger' | undefined;
};

/** A share as a bar that grows from the start, beside the words that say it. */
export function Meter({ share, tone = 'olive' }: MeterProps) {
  return (
    <span className={styles.root} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%`, background: `var(--color-${tone})` }} />
    </span>
  );
}
