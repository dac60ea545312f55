import { useRef, useState } from 'react';

import { useUnsaved } from '../../../form/unsaved-guard.tsx';

type CellDraft = {
  typed: string;
  /** The value it was typed over, which somebody else may change meanwhile; none once they were told of that. */
  seen?: number;
};

export type CellDrafts = {
  of: (cell: string) => CellDraft | undefined;
  change: (cell: string, draft: CellDraft | undefined) => void;
};

/** What is typed in the cells of the list and not saved; it outlives cells that are closed or on another page of it. */
export function useCellDrafts(): CellDrafts {
  const drafts = useRef(new Map<string, CellDraft>());
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsaved(isUnsaved, () => drafts.current.clear());

  return {
    of: (cell) => drafts.current.get(cell),
    change(cell, draft) {
      if (draft) drafts.current.set(cell, draft);
      else drafts.current.delete(cell);
      setUnsaved(drafts.current.size > 0);
    },
  };
}
