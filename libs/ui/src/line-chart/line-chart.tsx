import { clsx } from 'clsx';

import styles from './line-chart.module.css';
import { namedPoints, scaleTo } from './scale.ts';

export type LineChartPoint = {
  /** Such as a day; it names the point below the chart. */
  name: string;
  /** Null where there is nothing to measure: the line passes over it. */
  value: number | null;
  /** The same point of the period before. */
  before?: number | null | undefined;
};

export type LineChartProps = {
  /** What it shows, in a sentence: read in place of the picture. Its numbers stand in a table elsewhere on the page. */
  label: string;
  points: readonly LineChartPoint[];
  /** How values are written. */
  format: (value: number) => string;
  /** What the two lines are; the second one is drawn where points have a `before`. */
  legend: { now: string; before: string };
  className?: string;
};

/** In units of the drawing, which is stretched to the room there is. */
const height = 100;

/** How something went over time, beside the period before. Time runs from the inline start. */
export function LineChart({ label, points, format, legend, className }: LineChartProps) {
  const known = (name: 'value' | 'before') =>
    points.flatMap((point, at) => {
      const value = point[name];
      return value == null ? [] : { at, value };
    });
  const [now, before] = [known('value'), known('before')];
  const scale = scaleTo(Math.max(0, ...[...now, ...before].map(({ value }) => value)));
  const top = scale.at(-1) || 1;
  const heightOf = (value: number) => height - (value / top) * height;
  const width = Math.max(points.length - 1, 1);
  const line = (some: typeof now) =>
    some.map(({ at, value }) => `${at},${heightOf(value)}`).join(' ');
  const [first, last] = [now[0], now.at(-1)];

  return (
    <figure className={clsx(styles.root, className)}>
      <div role="img" aria-label={label} className={styles.plot}>
        <div className={styles.scale}>
          {scale.toReversed().map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <div className={styles.field}>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            {scale.map((value) => (
              <path key={value} className={styles.rule} d={`M0 ${heightOf(value)}H${width}`} />
            ))}
            {now.length > 1 && (
              <polygon
                className={styles.area}
                points={`${first?.at},${height} ${line(now)} ${last?.at},${height}`}
              />
            )}
            {before.length > 1 && <polyline className={styles.before} points={line(before)} />}
            {now.length > 1 && <polyline className={styles.now} points={line(now)} />}
          </svg>
          {last && (
            <span className={styles.last} style={{ insetBlockStart: `${heightOf(last.value)}%` }}>
              {format(last.value)}
            </span>
          )}
        </div>
        <div className={styles.names}>
          {namedPoints(points.length).map((index) => (
            <span key={index}>{points[index]?.name}</span>
          ))}
        </div>
      </div>
      <figcaption className={styles.legend} aria-hidden="true">
        <span data-line="now">{legend.now}</span>
        {before.length > 1 && <span data-line="before">{legend.before}</span>}
      </figcaption>
    </figure>
  );
}
