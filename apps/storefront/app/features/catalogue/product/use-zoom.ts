import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** How close one may look, in fifths, so that steps of 0.2 stay exact (specification, section 9). */
const least = 5;
const most = 15;

export type Zoom = ReturnType<typeof useZoom>;

/** Looking closely at the photo at `index`; another photo is seen whole again. */
export function useZoom(index: number) {
  const [close, setClose] = useState({ index, fifths: least });
  const [origin, setOrigin] = useState('50% 50%');
  const fifths = close.index === index ? close.fifths : least;

  function step(by: 1 | -1) {
    setClose({ index, fifths: Math.min(Math.max(fifths + by, least), most) });
  }

  const style: CSSProperties = { scale: String(fifths / 5), transformOrigin: origin };

  return {
    factor: fifths / 5,
    canStepIn: fifths < most,
    canStepOut: fifths > least,
    step,
    style: fifths > least ? style : undefined,
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === '+' || key === '=') step(1);
        if (key === '-') step(-1);
      },
      // Zoom towards the pointer.
      onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
        if (fifths === least) return;
        const { x, y, width, height } = currentTarget.getBoundingClientRect();
        setOrigin(`${((clientX - x) / width) * 100}% ${((clientY - y) / height) * 100}%`);
      },
    },
  };
}
