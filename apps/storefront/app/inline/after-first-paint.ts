/**
 * Settles once the first view has been painted; after three seconds in any case, as where a
 * photo hangs or nobody looks at the page. Stands alone: it is written into the page as text.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, 3000);
  });
}
