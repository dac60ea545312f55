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
 * رطمان, so a reading stands beside the word and never in its place. Two letters are enough after the article, but
 * four are needed after عال, which is على ال as Egyptians say it: عالميه is no ميه.
 */
export function readingsOf(term: string): string[] {
  if (!arabic.test(term)) return [];
  const short = term.match(/^[وف]?[بكل]?(?:ال|لل)(.{2})$/u)?.[1];
  // للعب is as often ل with لعب.
  const forOne = term.match(/^[وف]?ل(ل.{2})$/u)?.[1];
  const upon = term.match(/^[وف]?عال(.{4,})$/u)?.[1];
  const detached = term.match(/^(?!لل)[وفبكل](.{3,})$/u)?.[1];
  const twice = detached?.match(/^[بكل](.{3,})$/u)?.[1];
  return [
    short,
    forOne,
    upon,
    detached && withoutArticle(detached),
    twice && withoutArticle(twice),
  ].filter((reading) => reading !== undefined);
}

/**
 * The same word in another number: of one, of two, the sound plural. No ون, which would make زيتون the plural of
 * زيت, and no ه at the end of what has none, which would make صينية of صيني.
 */
export function formsOf(term: string): string[] {
  if (!arabic.test(term) || term.length < 3) return [];
  // What is one of صينيات is صينية.
  const suffixes = term.endsWith('ي') ? ['ين', 'ان'] : ['ات', 'ين', 'ان'];
  const forms = new Set<string>(suffixes.map((suffix) => term + suffix));
  for (const suffix of ['ات', 'تين', 'تان', 'ته', 'تي', 'ه']) {
    const base = term.slice(0, -suffix.length);
    if (!term.endsWith(suffix) || base.length < 3) continue;
    for (const other of ['ه', 'ات', 'تين', 'تان', 'تي', 'ته']) forms.add(base + other);
    if (suffix === 'ات') forms.add(base);
  }
  for (const suffix of ['ين', 'ان']) {
    const base = term.slice(0, -suffix.length);
    // Shorter ones are other words: تمرين is not two تمر.
    if (!term.endsWith(suffix) || base.length < 4) continue;
    for (const other of ['', 'ين', 'ان', 'ات']) forms.add(base + other);
  }
  forms.delete(term);
  return [...forms];
}
