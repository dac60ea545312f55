import { words } from './words.ts';

const alone = new Set(
  words(
    'في على عند جنب تحت فوق ورا وراء خلف قدام حول من in on at for from of behind under over near while during',
  ),
);
/** "For the" and "and the", as Arabic writes them: للحديقة, والحديقة. */
const attached = /^(?:لل|وال)\p{L}{3,}$/u;

/** The beginnings of a query before each preposition or attached "for" and "and", the longest first: صندوق of صندوق في الحديقة. */
export function beforePrepositions(query: string): string[] {
  const tokens = query.normalize('NFKC').trim().split(/\s+/u);
  const isPreposition = (token: string) =>
    attached.test(token) || words(token).some((term) => alone.has(term));
  return tokens
    .flatMap((token, at) => (at > 0 && isPreposition(token) ? [tokens.slice(0, at).join(' ')] : []))
    .reverse();
}
