import { words } from './words.ts';

const alone = new Set(
  words(
    'في على عند جنب تحت فوق ورا وراء خلف قدام حول من in on at for from of behind under over near while during',
  ),
);
/** "For the" and "and the", as Arabic writes them: للحديقة, والحديقة. */
const attached = /^(?:لل|وال)\p{L}{3,}$/u;

/**
 * What stands before a place, a purpose or one thing more in a query, the longest first: "صندوق" of "صندوق في الحديقة".
 * It says what the thing is, if nothing is known of the rest.
 */
export function beforePrepositions(query: string): string[] {
  const tokens = query.normalize('NFKC').trim().split(/\s+/u);
  const isPreposition = (token: string) =>
    attached.test(token) || words(token).some((term) => alone.has(term));
  return tokens
    .flatMap((token, at) => (at > 0 && isPreposition(token) ? [tokens.slice(0, at).join(' ')] : []))
    .reverse();
}
