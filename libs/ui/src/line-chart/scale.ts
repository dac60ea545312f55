/** A step that people count in (1, 2 or 5 times a power of ten), so that about four of them reach the highest value. */
function stepTo(highest: number): number {
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
}

/** The values beside a chart's lines, from nought to the first that is not below the highest. */
export function scaleTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const step = stepTo(highest);
  const steps = Math.ceil(highest / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Which of so many points are named below a chart: at most five, the first and the last among them. */
export function namedPoints(count: number): number[] {
  const names = Math.min(count, 5);
  if (names < 2) return count > 0 ? [0] : [];
  const places = Array.from({ length: names }, (_, index) =>
    Math.round((index * (count - 1)) / (names - 1)),
  );
  return [...new Set(places)];
}
