/**
 * Settles once the first view has been painted; after three seconds in any case, as where a
 * photo hangs or nobody looks at the page. Stands alone: it is written into the page as text.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const nextFrame = (then: () => void) => requestAnimationFrame(then);
    // When the second frame begins, the first has been handed over to be shown.
    addEventListener('load', () => nextFrame(() => nextFrame(() => setTimeout(resolve))));
    setTimeout(resolve, 3000);
  });
}
