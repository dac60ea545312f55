/** Asked at the moment of moving, because the setting may change while the page is open. */
export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
