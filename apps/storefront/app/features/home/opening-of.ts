/** As many letters as three lines of a phone hold, and as few as leave no hole there. */
const [maxLength, minLength] = [110, 60];

/** The first whole sentences of a text; where they are long, its first whole words. */
export function openingOf(text: string): string {
  const sentences = text.match(/.+?(?:[.!?؟…](?=\s|$)|$)/gsu) ?? [];
  let opening = '';
  for (const sentence of sentences) {
    if ((opening + sentence).length > maxLength) break;
    opening += sentence;
  }
  if (opening.length >= minLength || opening.length === text.length) return opening.trim();
  const words = text.slice(0, maxLength).replace(/\s\S*$/u, '');
  return `${words.replace(/\P{L}+$/u, '')}…`;
}
