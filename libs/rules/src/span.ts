/** From the first moment on, and no more at the other; null is without a beginning, or without an end. */
export type Span = { from: string | null; until: string | null };

export const isWithin = ({ from, until }: Span, now: Date): boolean =>
  (from === null || now >= new Date(from)) && (until === null || now < new Date(until));

/** The next moment at which one of the spans begins or ends; null where none will. */
export function nextEdge(spans: readonly Span[], now: Date): Date | null {
  const edges = spans
    .flatMap(({ from, until }) => [from, until])
    .flatMap((moment) => (moment === null ? [] : new Date(moment)))
    .filter((moment) => moment > now);
  return edges.reduce<Date | null>((first, edge) => (first && first < edge ? first : edge), null);
}
