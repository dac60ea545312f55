import type { RenderedPage } from '@craftsandore/contract';

/** How many words a reader sees. */
export const countWords = ({ html }: Pick<RenderedPage, 'html'>): number =>
  html
    .replace(/<[^>]*>|&[a-z#0-9]+;/gi, ' ')
    .match(/[\p{L}\p{N}\p{M}]+(?:['’.,:-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;

type Headings = RenderedPage['headings'];

/** Where the headings of two languages part: the place of the first that has no partner of its level. None where they match. */
export function firstDifference(some: Headings, others: Headings): number | undefined {
  const length = Math.max(some.length, others.length);
  for (let place = 0; place < length; place++) {
    if (some[place]?.level !== others[place]?.level) return place;
  }
  return undefined;
}
