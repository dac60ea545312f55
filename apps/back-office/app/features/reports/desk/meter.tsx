import styles from './desk-figures.module.css';

type MeterProps = { /** 0 to 1. */ share: number; tone?: 'info' | undefined };

/** A share as a bar, beside the number that says it. */
export function Meter({ share, tone }: MeterProps) {
  return (
    <span className={styles.meter} data-tone={tone} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
