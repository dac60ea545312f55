import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import type { Zoom } from './use-zoom.ts';
import styles from './zoomable-photo.module.css';

/** A finger that moved less has tapped. */
const tapPixels = 8;
const swipePixels = 48;

type Finger = { x: number; y: number; fromX: number };

type ZoomablePhotoProps = {
  zoom: Zoom;
  /** Whether it is this photo that the zoom is for. */
  isShown?: boolean;
  onTap?: () => void;
  /** Where nothing else listens to swipes: the sign is that of the way along the page's x. */
  onSwipe?: (way: 1 | -1) => void;
  children: ReactNode;
};

/** A photo to look around in: a drag or the mouse moves it while it is close, two fingers bring it closer. */
export function ZoomablePhoto({
  zoom,
  isShown = true,
  onTap,
  onSwipe,
  children,
}: ZoomablePhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const pinched = useRef({ apart: 0, factor: 1 });
  const wandered = useRef(false);

  /** The carousel around it must not slide, nor the browser scroll, under these fingers. */
  const keepToItself = useEffectEvent((event: Event & { touches?: TouchList }) => {
    const isPinch = (event.touches?.length ?? 0) > 1;
    if (isPinch || zoom.isClose) event.stopPropagation();
    if (isPinch && event.cancelable) event.preventDefault();
  });

  useEffect(() => {
    const element = frame.current;
    const types = ['mousedown', 'touchstart', 'touchmove'];
    const listener = (event: Event) => keepToItself(event);
    // Not React's: it listens above the carousel, and cannot hold touches back.
    for (const type of types) element?.addEventListener(type, listener, { passive: false });
    return () => {
      for (const type of types) element?.removeEventListener(type, listener);
    };
  }, []);

  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  function handleDown({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (fingers.current.size === 0) wandered.current = false;
    fingers.current.set(pointerId, { x, y, fromX: x });
    if (fingers.current.size < 2) return;
    wandered.current = true;
    pinched.current = { apart: apart(), factor: zoom.factor };
  }

  function handleMove({ currentTarget, pointerId, pointerType, clientX, clientY }: PointerEvent) {
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    const finger = fingers.current.get(pointerId);
    const by = { x: clientX - (finger?.x ?? clientX), y: clientY - (finger?.y ?? clientY) };

    if (!wandered.current && finger && Math.hypot(by.x, by.y) < tapPixels) return;
    if (finger) {
      wandered.current = true;
      fingers.current.set(pointerId, { ...finger, x: clientX, y: clientY });
    }
    if (pointerType === 'mouse') zoom.lookAt((clientX - x) / width, (clientY - y) / height);
    else if (fingers.current.size > 1) {
      zoom.zoomTo((pinched.current.factor * apart()) / pinched.current.apart);
    } else zoom.panBy(by.x / width, by.y / height);
  }

  function handleUp({ type, pointerId, clientX }: PointerEvent) {
    const finger = fingers.current.get(pointerId);
    fingers.current.delete(pointerId);
    if (!finger || type !== 'pointerup' || zoom.isClose || fingers.current.size > 0) return;
    const way = clientX - finger.fromX;
    if (Math.abs(way) > swipePixels) onSwipe?.(way > 0 ? 1 : -1);
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- a courtesy to fingers: buttons do the same
    <div
      ref={frame}
      className={styles.root}
      data-close={zoom.isClose || undefined}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onPointerLeave={handleUp}
      onClick={() => !wandered.current && onTap?.()}
    >
      <div className={styles.photo} style={isShown ? zoom.style : undefined}>
        {children}
      </div>
    </div>
  );
}
