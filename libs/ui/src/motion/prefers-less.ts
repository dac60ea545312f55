/** Asked at the moment of moving, because the setting may change while the page is open. */
export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Of browsers that let people save data; the types of the DOM do not know it. */
type WithConnection = Navigator & { connection?: { saveData: boolean } };

/** Whether nothing may move by itself: less motion is wanted, or what it would show costs data. */
export function prefersStillness(): boolean {
  const { connection }: WithConnection = navigator;
  return prefersReducedMotion() || connection?.saveData === true;
}
