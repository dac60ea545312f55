import { type CSSProperties, type KeyboardEvent, useState } from 'react';

/** How close one may look, in fifths, so that steps of 0.2 stay exact (specification, section 9). */
const least = 5;
const most = 15;

export type Zoom = ReturnType<typeof useZoom>;

/** Looking closely at the photo at `index`; another photo is seen whole again. */
export function useZoom(index: number) {
  const [close, setClose] = useState({ index, fifths: least });
  /** The place of the photo that stays where it is, from 0 to 1 of its width and height. */
  const [origin, setOrigin] = useState({ x: 0.5, y: 0.5 });
  const fifths = close.index === index ? close.fifths : least;
  const factor = fifths / 5;
  const isClose = fifths > least;

  function zoomTo(wanted: number) {
    setClose({ index, fifths: within(least, Math.round(wanted * 5), most) });
  }

  function step(by: 1 | -1) {
    zoomTo(factor + by / 5);
  }

  const style: CSSProperties = {
    scale: String(factor),
    transformOrigin: `${origin.x * 100}% ${origin.y * 100}%`,
  };

  return {
    factor,
    isClose,
    canStepIn: fifths < most,
    canStepOut: isClose,
    step,
    zoomTo,
    lookAt: (x: number, y: number) => setOrigin({ x, y }),
    /** Moves the photo under a finger, never past its edges. */
    panBy(x: number, y: number) {
      if (!isClose) return;
      setOrigin((was) => ({
        x: within(0, was.x - x / (factor - 1), 1),
        y: within(0, was.y - y / (factor - 1), 1),
      }));
    },
    style: isClose ? style : undefined,
    handleKeyDown: ({ key }: KeyboardEvent) => {
      if (key === '+' || key === '=') step(1);
      if (key === '-') step(-1);
    },
  };
}

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
