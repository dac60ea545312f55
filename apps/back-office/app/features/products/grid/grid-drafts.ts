import {
  type GridField,
  type GridNow,
  type GridResult,
  type saveProductGrid,
} from '@craftsandore/contract';
import type { CallInput } from '@craftsandore/contract';

import { type CellValue, ownValueIn, type ReadCell, valueIn } from './grid-cells.ts';

/** A row as it is sent. */
export type GridChange = CallInput<typeof saveProductGrid>['body']['rows'][number];

/** A cell that was written and is not saved. */
export type Draft = {
  designId: number;
  field: GridField;
  text: string;
  read: ReadCell;
  /** The design as it was when the cell was written. */
  seen: GridNow;
  /** Why the API would not save it. */
  refusal?: string;
  /** Somebody else has changed the cell: it is sent only once that was seen and the cell written again. */
  isConflict?: true;
};

export type Drafts = ReadonlyMap<string, Draft>;

export const keyOf = (designId: number, field: GridField) => `${designId} ${field}`;

/** The draft of a cell; undefined where what was written is what stands there. */
export function draftOf(draft: Draft): Draft | undefined {
  const { read, field, seen } = draft;
  if ('problem' in read) return draft;
  const isSame = read.value === valueIn(field, seen) || read.value === ownValueIn(field, seen);
  return isSame ? undefined : draft;
}

/** What is wrong with a cell, where something is. */
export const problemOf = ({ read, refusal }: Draft): string | undefined =>
  'problem' in read ? read.problem : refusal;

const isReady = (draft: Draft): draft is Draft & { read: { value: CellValue } } =>
  'value' in draft.read && !draft.isConflict;

/** What is sent of the drafts, a row for each design; those that cannot be saved stay. */
export function rowsOf(drafts: Drafts): GridChange[] {
  const ready = [...drafts.values()].filter(isReady);
  return [...Map.groupBy(ready, ({ designId }) => designId)].map(([productDesignId, own]) => {
    const cells = own.map(({ field, read, seen }) => [
      field,
      { seen: valueIn(field, seen), value: read.value },
    ]);
    // Of the versions only that of the stock matters.
    const [{ seen }] = own.toSorted((one) => (one.field === 'stock' ? -1 : 1)) as [Draft]; // a group has one
    return { productDesignId, seenVersion: seen.version, ...Object.fromEntries(cells) };
  });
}

/** The drafts that are left after a save: those of rows that were not saved, with the reason why not. */
export function afterSave(drafts: Drafts, sent: Drafts, results: readonly GridResult[]): Drafts {
  const left = new Map(drafts);
  for (const { productDesignId, state, refusals, now } of results) {
    for (const [key, draft] of drafts) {
      if (draft.designId !== productDesignId) continue;
      const isSaved = state === 'saved' || state === 'unchanged';
      if (isSaved) {
        // What was written while it was being saved is written over what is there now.
        if (sent.get(key) === draft) left.delete(key);
        else if (now) left.set(key, { ...draft, seen: now });
        continue;
      }
      const refusal = refusals.find(({ field }) => field === draft.field || field === null);
      if (refusal && state === 'conflict' && now) {
        left.set(key, { ...draft, seen: now, isConflict: true });
      } else if (refusal) left.set(key, { ...draft, refusal: refusal.message });
    }
  }
  return left;
}

/** Rows that take a save back; of stock the difference, so that what was sold since stays sold. */
export function undoOf(sent: Drafts, results: readonly GridResult[]): GridChange[] {
  return results.flatMap(({ productDesignId, state, now }) => {
    if (state !== 'saved' || !now) return [];
    const own = [...sent.values()].filter(
      (draft) => draft.designId === productDesignId && isReady(draft),
    );
    const cells = own.map(({ field, read, seen }) => {
      const before = ownValueIn(field, seen);
      const added = 'value' in read ? Number(read.value) - Number(before) : 0;
      const value = field === 'stock' ? Math.max(0, now.stock - added) : before;
      return [field, { seen: valueIn(field, now), value }];
    });
    return [{ productDesignId, seenVersion: now.version, ...Object.fromEntries(cells) }];
  });
}

/** In how many designs of a save pieces were sold while it was written. */
export const soldMeanwhile = (sent: Drafts, results: readonly GridResult[]): number =>
  results.filter(({ productDesignId, state, now }) => {
    const draft = sent.get(keyOf(productDesignId, 'stock'));
    if (!draft || state !== 'saved' || !now || !('value' in draft.read)) return false;
    return now.stock !== draft.read.value;
  }).length;
