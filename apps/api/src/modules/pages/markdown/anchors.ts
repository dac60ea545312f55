/** Ids of the frame around a page, which no heading may take. */
const ofTheFrame = ['main'];

/** From its first blank on: from each of many, what is not there would be looked for again. */
const given = /(?<!\s)\s*\{#([a-z][a-z0-9-]{0,59})\}\s*$/;

/** Splits `Returns {#returns}` into words and the anchor that they were given: both languages then have the same. */
export function splitAnchor(text: string): { text: string; anchor: string | undefined } {
  const anchor = given.exec(text)?.[1];
  return { text: text.replace(given, ''), anchor };
}

/** Gives each heading an anchor of its own, of its words where it was given none. */
export function createAnchors() {
  const taken = new Set(ofTheFrame);
  const counts = new Map<string, number>();

  return (text: string, wanted?: string): string => {
    const name = wanted ?? (wordsOf(text) || 'part');
    let anchor = name;
    while (taken.has(anchor)) {
      const count = (counts.get(name) ?? 1) + 1;
      counts.set(name, count);
      anchor = `${name}-${count}`;
    }
    taken.add(anchor);
    return anchor;
  };
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
