/**
 * A `ref` for what may leave the cart while it has the focus, which then goes to the line that takes its place, or to
 * the page's title. The page does not scroll for it: with a pointer, it is in view.
 */
export function handFocusOn(leaving: HTMLElement | null) {
  return () => {
    if (!leaving?.contains(document.activeElement)) return;
    const line = leaving.nextElementSibling ?? leaving.previousElementSibling;
    // Lines that leave together are gone by then.
    requestAnimationFrame(() => {
      const link = line?.isConnected && line.querySelector<HTMLElement>('a:not([tabindex])');
      const next = link || document.querySelector('h1');
      next?.focus({ preventScroll: true });
    });
  };
}
