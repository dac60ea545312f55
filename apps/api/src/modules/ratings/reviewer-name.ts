/** Keeps first names of two words whole: عبد الرحمن, Abu Bakr. */
const firstName = /^(?:(?:عبد|أبو|ابو|abd|abdel|abdul|abou?|abu)\s+)?\S+/i;

/** The name that everybody may read beside a review: the first name and the initial of the last, `Nada E.` */
export function reviewerName(fullName: string): string {
  const name = fullName.trim();
  const [first = ''] = name.match(firstName) ?? [];
  const last = name.slice(first.length).trim().split(/\s+/).at(-1) ?? '';
  const [initial] = last.replace(/^ال(?=.)/, '');
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
