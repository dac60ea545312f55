const arabic = /^\p{Script=Arabic}+$/u;

/** ال, alone or after و ف ب ك ل, and لل, where at least three letters remain. */
const article = /^(?:[وف]?[بكل]?ال|[وف]?لل)(?=.{3})/u;

/** Without the article and what is attached to it: الألواح, بالألواح and والألواح are one term. */
export function withoutArticle(word: string): string {
  if (!arabic.test(word)) return word;
  const rest = word.replace(article, '');
  return rest === word ? word : withoutArticle(rest);
}

/**
 * What a term may be without an attached letter: وقهوة may be قهوة, بمقابض may be مقابض. But برطمان is not رطمان, so these
 * forms are looked up beside the term, never instead of it. Two letters are enough after the article, four after عال
 * (على ال as Egyptians say it): عالميه is not ميه.
 */
export function detachedForms(term: string): string[] {
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
  ].filter((form) => form !== undefined);
}

/**
 * A term in the singular, dual and sound plural. Without ون, which would make زيتون (olives) the plural of زيت (oil), and
 * without adding ه, which would make صينية (a tray) of صيني (Chinese).
 */
export function formsOf(term: string): string[] {
  if (!arabic.test(term) || term.length < 3) return [];
  // صينيات is the plural of صينية, not of صيني.
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
    // Shorter ones are other words: تمرين (exercise) is not two تمر.
    if (!term.endsWith(suffix) || base.length < 4) continue;
    for (const other of ['', 'ين', 'ان', 'ات']) forms.add(base + other);
  }
  forms.delete(term);
  return [...forms];
}
