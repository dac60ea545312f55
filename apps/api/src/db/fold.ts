import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Text as it is compared in searches; what that means is said in the migration that makes `fold`. */
const folded = (text: SQLWrapper | string): SQL => sql`fold(${text}::text)`;

/** Whether a text that was folded before, such as a column `searchText`, holds a part. A trigram index answers. */
export function foldedContains(foldedText: SQLWrapper, part: string): SQL {
  const literally = sql`regexp_replace(${folded(part)}, '[\\\\%_]', '\\\\\\&', 'g')`;
  return sql`${foldedText} like '%' || ${literally} || '%'`;
}
