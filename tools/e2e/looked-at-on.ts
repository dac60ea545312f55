/**
 * Of pages that both devices could look at, every other one: stories show axe each of them in both languages, so that here
 * once is enough.
 */
export const isLookedAtOn = (isMobile: boolean) => (_: unknown, place: number) =>
  (place % 2 === 0) === isMobile;
