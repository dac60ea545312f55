import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './focal-point-field.module.css';

/** Percent of the photo from its left and from its top. */
type FocalPoint = { x: number; y: number };

type FocalPointFieldProps = {
  label: string;
  hint: string;
  src: string;
  point: FocalPoint;
  onPoint: (point: FocalPoint) => void;
};

/**
 * Which part of a photo stays in sight wherever it is cut: pressed or dragged on the photo, or moved by arrow keys. Left
 * is left in both languages, because a photo is never mirrored.
 */
export function FocalPointField({ label, hint, src, point, onPoint }: FocalPointFieldProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const hintId = useId();
  const moveTo = (x: number, y: number) => onPoint({ x: percent(x), y: percent(y) });

  function handlePointer({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    moveTo(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  }

  // Each key moves as it points, whichever of the two sliders has the focus.
  function handleKey(event: KeyboardEvent) {
    const by = event.shiftKey ? 10 : 1;
    const [x, y] =
      {
        ArrowLeft: [-by, 0],
        ArrowRight: [by, 0],
        ArrowUp: [0, -by],
        ArrowDown: [0, by],
      }[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    moveTo(point.x + x, point.y + y);
  }

  const sliders = [
    { axis: 'x', name: t('focalPoint.fromLeft') },
    { axis: 'y', name: t('focalPoint.fromTop') },
  ] as const;

  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={hintId} className={styles.root}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div
        className={styles.photo}
        onPointerDown={(event) => {
          event.currentTarget.querySelector('input')?.focus();
          event.preventDefault(); // nor does the press take the focus back
          handlePointer(event);
        }}
        onPointerMove={handlePointer}
      >
        <img src={src} alt="" draggable={false} />
        <span
          className={styles.point}
          style={{ insetBlockStart: `${point.y}%`, left: `${point.x}%` }}
        >
          {sliders.map(({ axis, name }) => (
            <input
              key={axis}
              type="range"
              min={0}
              max={100}
              value={point[axis]}
              className={styles.slider}
              aria-label={name}
              aria-valuetext={t('focalPoint.percent', { percent: point[axis] })}
              onKeyDown={handleKey}
              onChange={({ target }) => onPoint({ ...point, [axis]: Number(target.value) })}
            />
          ))}
        </span>
      </div>
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
    </div>
  );
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
