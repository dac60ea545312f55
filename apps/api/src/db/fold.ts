import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Text as it is compared in searches; see the migration that creates `fold`. */
export const folded = (text: SQLWrapper | string): SQL => sql`fold(${text}::text)`;

/** Whether folded text, such as a column `searchText`, contains a part. Uses a trigram index. */
export function foldedContains(foldedText: SQLWrapper, part: string): SQL {
  const literally = sql`regexp_replace(${folded(part)}, '[\\\\%_]', '\\\\\\&', 'g')`;
  return sql`${foldedText} like '%' || ${literally} || '%'`;
}
