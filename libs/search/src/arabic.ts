const arabic = /^\p{Script=Arabic}+$/u;

/** ال, alone or after و ف ب ك ل, and لل, where at least three letters remain. */
const article = /^(?:[وف]?[بكل]?ال|[وف]?لل)(?=.{3})/u;

/** Without the article and what is attached to it: الألواح, بالألواح and والألواح are one word. */
export function withoutArticle(word: string): string {
  if (!arabic.test(word)) return word;
  const rest = word.replace(article, '');
  return rest === word ? word : withoutArticle(rest);
}

/**
 * What a word is when its first letter is attached: وقهوة may be قهوة, بمقابض may be مقابض, and برطمان may be
 * رطمان, so a reading stands beside the word and never in its place. Two letters are enough after the article.
 */
export function readingsOf(term: string): string[] {
  if (!arabic.test(term)) return [];
  const short = term.match(/^[وف]?[بكل]?(?:ال|لل)(.{2})$/u)?.[1];
  const detached = term.match(/^[وفبكل](.{3,})$/u)?.[1];
  const twice = detached?.match(/^[بكل](.{3,})$/u)?.[1];
  return [short, detached && withoutArticle(detached), twice && withoutArticle(twice)].filter(
    (reading) => reading !== undefined,
  );
}

const suffixes = ['ات', 'تين', 'تان', 'ين', 'ان', 'ته', 'تي', 'ه'];
const added = ['ات', 'ين', 'ان'];
const addedToFeminine = ['ه', 'ات', 'تين', 'تان', 'تي', 'ته'];

/**
 * The same word in another number: of one, of two, the sound plural. No ون, which would make زيتون the plural of
 * زيت; ه is added to three letters only (علب, علبة): what is longer is often another word (صيني, صينية).
 */
export function formsOf(term: string): string[] {
  if (!arabic.test(term) || term.length < 3) return [];
  const forms = new Set<string>(added.map((suffix) => term + suffix));
  if (term.length === 3) forms.add(`${term}ه`);
  for (const suffix of suffixes) {
    const base = term.slice(0, -suffix.length);
    if (!term.endsWith(suffix) || base.length < 3) continue;
    const isFeminine = suffix !== 'ين' && suffix !== 'ان';
    for (const other of isFeminine ? addedToFeminine : added) forms.add(base + other);
    // شمعدان of شمعدانات, كوب of كوبين; but صيني is not صينية.
    if (!isFeminine || suffix === 'ات' || base.length === 3) forms.add(base);
  }
  forms.delete(term);
  return [...forms];
}
