import { type AuditChange, settingsGroups } from '@craftsandore/contract';

import type { auditEntries } from '../../db/schema/audit.ts';
import { fieldText, type Value, valueText, type Words } from './value-words.ts';

type Row = Pick<typeof auditEntries.$inferSelect, 'kind' | 'objectId' | 'before' | 'after'>;

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** What of an entry is other than before, in words. */
export function changesOf(row: Row, words: Words): AuditChange[] {
  if (row.kind === 'settings') return changesOfSettings(row, words);
  const before = row.before ?? {};
  const after = row.after ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((column) => ({
    field: fieldText(camel(column), words.locale),
    before: valueText(camel(column), before[column], words),
    after: valueText(camel(column), after[column], words),
  }));
}

/** A group is kept whole; what it came with stands for what was never saved. */
function changesOfSettings({ objectId, before, after }: Row, words: Words): AuditChange[] {
  const groups: Record<string, { defaults: object }> = settingsGroups;
  const defaults = groups[objectId ?? '']?.defaults;
  const was = leavesOf({ ...defaults, ...before }, words);
  const becomes = leavesOf({ ...defaults, ...after }, words);
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .map((field) => ({
      field,
      before: was.get(field) ?? null,
      after: becomes.get(field) ?? null,
    }))
    .filter(({ before, after }) => before !== after);
}

/** By what names a row of a list, so that one that moves is still the same. */
const names = ['code', 'date', 'name', 'title', 'label', 'slug', 'categoryId', 'href'] as const;

/** The values of a group by the names of what they are in: `Governorates · Cairo · Shipping fee`. */
function leavesOf(value: object, words: Words, path: string[] = []): Map<string, string | null> {
  const leaves = new Map<string, string | null>();
  for (const [field, part] of Object.entries<Value>({ ...value })) {
    const here = [...path, fieldText(field, words.locale)];
    if (Array.isArray(part) && part.some((row) => typeof row === 'object')) {
      const rows = (part as Record<string, Value>[]) // of one shape
        .map((row) => ({
          row,
          name: nameOf(row, words),
        }));
      leaves.set(
        here.join(' · '),
        rows.map(({ name }) => name).join(words.locale === 'ar' ? '، ' : ', ') || null,
      );
      for (const { row, name } of rows) {
        for (const leaf of leavesOf(row, words, [...here, name])) leaves.set(...leaf);
      }
    } else {
      leaves.set(here.join(' · '), valueText(field, part, words));
    }
  }
  return leaves;
}

function nameOf(row: Record<string, Value>, words: Words): string {
  const field = names.find((name) => row[name] !== undefined && row[name] !== null);
  return (field && valueText(field, row[field], words)) ?? '–';
}
