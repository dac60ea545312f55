/** Asked at the moment of moving, because the setting may change while the page is open. */
export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Of browsers that tell of their connection; the types of the DOM do not know it. */
type WithConnection = Navigator & { connection?: { saveData: boolean; effectiveType?: string } };

/** What the browser tells of its connection; nothing in many browsers. */
export const connection = () => {
  const { connection }: WithConnection = navigator;
  return connection;
};

/** Whether nothing may move by itself: less motion is wanted, or what it would show costs data. */
export function prefersStillness(): boolean {
  return prefersReducedMotion() || connection()?.saveData === true;
}
