/**
 * Settles once the page has been drawn with all that it shows first; after three seconds in any case, as where a
 * picture hangs or nobody looks at the page. Stands alone: it is written into the page as text.
 */
export function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, 3000);
  });
}
