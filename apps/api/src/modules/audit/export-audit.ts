import { type AuditEntry, maxExportedEntries } from '@craftsandore/contract';
import { auditWords, formatTimestamp, type Locale } from '@craftsandore/i18n';

import { toCsv } from '../../csv.ts';
import type { Database } from '../../db/client.ts';
import { type AuditSearch, findEntries } from './audit-entries.ts';

const batch = 1000;

/** What a search finds as a table for Excel, with a row for each value that was changed. */
export async function exportAuditAsCsv(db: Database, search: AuditSearch, locale: Locale) {
  const { auditExport } = auditWords(locale);
  const rows = [Object.values(auditExport)];
  let count = 0;

  // One view of the database for all batches, so that none comes twice when others are written meanwhile.
  const isCut = await db.transaction(
    async (tx) => {
      let part: AuditEntry[];
      do {
        part = await findEntries(tx, { search, limit: batch, offset: count, locale });
        if (count === maxExportedEntries) return part.length > 0;
        count += part.length;
        for (const entry of part) rows.push(...rowsOf(entry, locale));
      } while (part.length === batch);
      return false;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

  return { csv: toCsv(rows), count, isCut };
}

function rowsOf({ at, actor, noun, what, name, part, changes }: AuditEntry, locale: Locale) {
  const cells = [
    formatTimestamp(at),
    actor.name,
    auditWords(locale).auditKind[noun],
    what,
    name ?? '',
    part ?? '',
  ];
  if (changes.length === 0) return [[...cells, '', '', '']];
  return changes.map(({ field, before, after }) => [...cells, field, before ?? '', after ?? '']);
}
