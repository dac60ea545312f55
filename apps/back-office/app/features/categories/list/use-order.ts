import type { Refusal, Result } from '@craftsandore/api-client';
import type { StaffCategory } from '@craftsandore/contract';
import { useRef, useState } from 'react';

import { useUnsaved } from '../../../form/unsaved-guard.tsx';

/** An order that is not saved yet, and the one that was seen when the first row was moved. */
type Moved = { ids: number[]; seenIds: number[] };

const idsOf = (categories: StaffCategory[]) => categories.map(({ id }) => id);

/** The order of the categories as it is arranged; once it is refused because it is another one now, that one. */
export function useOrder(
  kept: StaffCategory[],
  onSave: (ids: number[], seenIds: number[]) => Promise<Result<unknown>>,
) {
  const [moved, setMoved] = useState<Moved>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false); // at once, unlike the state: a second press may come before the next render

  const isDirty = moved !== undefined && moved.ids.some((id, place) => id !== moved.seenIds[place]);
  const discard = () => setMoved(undefined);
  const drop = useUnsaved(isDirty, discard);

  async function save(onSaved: () => void) {
    if (isBusy.current) return;
    if (!isDirty) return onSaved();
    isBusy.current = true;
    setSaving(true);
    const result = await onSave(moved.ids, moved.seenIds);
    isBusy.current = false;
    setSaving(false);
    setRefusal(result.ok ? undefined : result.refusal);
    if (result.ok) {
      drop();
      onSaved();
    } else if (result.refusal.code === 'category.order_changed') discard();
  }

  return {
    /** In the order of now; what has gone meanwhile is not there. */
    categories: moved
      ? moved.ids.flatMap((id) => kept.filter((category) => category.id === id))
      : kept,
    arrange: (ids: number[]) => setMoved({ ids, seenIds: moved?.seenIds ?? idsOf(kept) }),
    save,
    /** Forgets what was moved: before the dialog closes, nobody is asked about it. */
    discard: () => {
      drop();
      discard();
    },
    isSaving,
    refusal,
  };
}
