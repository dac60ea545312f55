import type { ProductFacts } from '@craftsandore/i18n';

import styles from './true-size.module.css';

/** Units of the drawing, whose texts keep their size whatever is drawn. */
const width = 470;
const maxLength = 250;
const maxHeight = 200;
const maxUnitsPerMm = 1.2;

/** The side view of a product to scale, beside a glass. It is never mirrored. */
export function TrueSize({ drawing }: { drawing: NonNullable<ProductFacts['drawing']> }) {
  const { lengthMm, heightMm, glassMm, scaleMm, label, words } = drawing;
  const scale = Math.min(
    maxUnitsPerMm,
    maxLength / lengthMm,
    maxHeight / Math.max(heightMm, glassMm),
  );
  const long = lengthMm * scale;
  const high = heightMm * scale;
  const glass = glassMm * scale;
  const bar = scaleMm * scale;
  const besides = Math.max(bar / 2, 62); // the half that glass, scale and their words need
  const middle = long + 100 + besides;
  const start = (middle + besides - width) / 2;
  const top = Math.max(high, glass) + 26;

  return (
    <svg
      className={styles.root}
      viewBox={`${start} ${-top} ${width} ${top + 70}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.line} d={`M${start} .5H${start + width}`} />
      <rect
        className={styles.wood}
        y={-high}
        width={long}
        height={high}
        rx={Math.min(6, high / 2)}
      />
      <path
        className={styles.glass}
        d={`M${middle - glass * 0.22} ${-glass}H${middle + glass * 0.22}L${middle + glass * 0.18} 0H${middle - glass * 0.18}Z`}
      />
      <path
        className={styles.line}
        d={`M0 14V30M${long} 14V30M0 22H${long}M${long + 16} ${-high}h16M${long + 16} 0h16M${long + 24} ${-high}V0M${middle - bar / 2} 39v6m0-3h${bar}m0-3v6`}
      />
      <text x={long / 2} y={46}>
        {words.length}
      </text>
      <text x={long + 62} y={4 - high / 2}>
        {words.height}
      </text>
      <text className={styles.aside} x={middle} y={-glass - 9}>
        {words.glassHeight}
      </text>
      <text className={styles.aside} x={middle} y={20}>
        {words.glass}
      </text>
      <text className={styles.aside} x={middle} y={62}>
        {words.scale}
      </text>
    </svg>
  );
}
