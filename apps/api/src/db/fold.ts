import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What people write in more than one way, and the letter or digit that stands for all of them. */
const variants: [variants: string, one: string][] = [
  ['أإآٱ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ي'],
  ['ؤ', 'و'],
  ['ئ', 'ي'],
];
const digits = ['٠١٢٣٤٥٦٧٨٩', '0123456789'] as const;
/** Tatweel, the short vowels and other marks above and below letters. */
const marks = 'ـًٌٍَُِّْٰ';

// `translate` maps by position, and drops the letters that have no partner: the marks, put last.
const from = variants.map(([many]) => many).join('') + digits[0] + marks;
const to = variants.map(([many, one]) => one.repeat(many.length)).join('') + digits[1];

/** Text as it is compared in searches: without case, hamza, marks, and other spellings of one letter. */
function folded(text: SQLWrapper | string): SQL<string> {
  return sql<string>`translate(lower(${text}), ${from}, ${to})`;
}

/** Whether a text holds another one, both folded. */
export function contains(text: SQLWrapper, part: string): SQL {
  return sql`strpos(${folded(text)}, ${folded(sql`${part}::text`)}) > 0`;
}
