import type { Result } from '@craftsandore/api-client';
import type { GridResult } from '@craftsandore/contract';
import { type SheetEdit, useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { type GridDesign, isField, readCell, type Writing } from './grid-cells.ts';
import {
  afterSave,
  type Draft,
  type Drafts,
  draftOf,
  type GridChange,
  keyOf,
  problemOf,
  rowsOf,
  soldMeanwhile,
  undoOf,
} from './grid-drafts.ts';

export type SaveGrid = (rows: GridChange[]) => Promise<Result<GridResult[]>>;

/** What came of the latest save. */
type Saved = {
  count: number;
  /** The cells that it wrote. */
  keys: ReadonlySet<string>;
  /** Takes it back; none after it was taken back. */
  undo: GridChange[];
};

const nothing: Drafts = new Map();

/** What is written into the grid and not saved yet, and what comes of saving it. */
export function useGrid(onSave: SaveGrid, writing: Writing) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const showToast = useToast();
  const [drafts, setDrafts] = useState(nothing);
  const [past, setPast] = useState<Drafts[]>([]);
  const [saved, setSaved] = useState<Saved>();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  function change(next: Drafts) {
    setPast([...past, drafts]);
    setDrafts(next);
  }

  function write(edits: SheetEdit[], designs: ReadonlyMap<number, GridDesign>) {
    const next = new Map(drafts);
    for (const { id, column, text } of edits) {
      const now = designs.get(id)?.now;
      if (!now || !isField(column)) continue;
      const key = keyOf(id, column);
      const before = drafts.get(key);
      const draft = draftOf({
        ...{ designId: id, field: column, text, read: readCell(column, text, writing) },
        // Over what was seen when it was first written, not over what has come since.
        seen: before?.seen ?? now,
      });
      if (draft) next.set(key, draft);
      else next.delete(key);
    }
    change(next);
  }

  /** A conflict was seen: either what somebody else has written stays, or one's own is written over it. */
  function settle({ designId, field, isConflict: _, ...draft }: Draft, isMine: boolean) {
    const next = new Map(drafts);
    const key = keyOf(designId, field);
    if (isMine) next.set(key, { ...draft, designId, field });
    else next.delete(key);
    change(next);
  }

  async function send(rows: GridChange[], sent: Drafts, isUndo: boolean) {
    if (isSaving || rows.length === 0) return;
    setSaving(true);
    setRefusal(undefined);
    const result = await onSave(rows);
    setSaving(false);
    if (!result.ok) return setRefusal(sentenceOf(result.refusal));
    const results = result.value;
    const done = results.filter(({ state }) => state === 'saved' || state === 'unchanged');
    const written = new Set(done.map(({ productDesignId }) => productDesignId));
    setDrafts((drafts) => afterSave(drafts, sent, results));
    setPast([]);
    setSaved({
      count: done.length,
      keys: new Set(rows.flatMap((row) => keysIn(row, written))),
      undo: isUndo ? [] : undoOf(sent, results),
    });
    const sold = soldMeanwhile(sent, results);
    if (sold > 0) showToast({ children: t('grid.sold', { count: sold }) });
    const left = results.length - done.length;
    if (isUndo && left > 0) {
      showToast({ tone: 'danger', children: t('grid.notUndone', { count: left }) });
    }
  }

  const all = [...drafts.values()];
  const troubled = all.filter((draft) => draft.isConflict || problemOf(draft));

  return {
    drafts,
    saved,
    refusal,
    isSaving,
    cells: all.length,
    designs: new Set(all.map(({ designId }) => designId)).size,
    troubled: new Set(troubled.map(({ designId }) => designId)).size,
    canSave: rowsOf(drafts).length > 0,
    write,
    settle,
    undo() {
      const before = past.at(-1);
      if (!before || isSaving) return;
      setDrafts(before);
      setPast(past.slice(0, -1));
    },
    undoAll: () => change(nothing),
    discard: () => setDrafts(nothing),
    save: () => void send(rowsOf(drafts), drafts, false),
    undoSave: () => void send(saved?.undo ?? [], nothing, true),
  };
}

export type Grid = ReturnType<typeof useGrid>;

const keysIn = ({ productDesignId, seenVersion: _, ...cells }: GridChange, of: Set<number>) =>
  of.has(productDesignId) ? Object.keys(cells).map((field) => `${productDesignId} ${field}`) : [];
