import { useEffect, useState } from 'react';

type CellState = 'rest' | 'changed' | 'saving' | 'saved' | 'failed';

const savedShownMs = 2000;

type CellDraft = {
  value: string;
  /** What was typed before the cell was last taken away. */
  typed?: string | undefined;
  onTyped?: ((typed: string | undefined) => void) | undefined;
  onSave: (value: string) => Promise<string | undefined>;
};

/** What is typed in a cell until it is kept, and how far that has come. */
export function useCellDraft({ value, typed = value, onTyped, onSave }: CellDraft) {
  const [kept, setKept] = useState(value);
  const [given, setGiven] = useState(value);
  const [draft, setDraft] = useState(typed);
  const [state, setState] = useState<CellState>(typed === value ? 'rest' : 'changed');
  const [error, setError] = useState<string>();

  // Another value arrives from outside: shown at once, unless it would overwrite what is being typed.
  if (given !== value) {
    setGiven(value);
    setKept(value);
    if (draft === kept) setDraft(value);
  }

  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setState('rest'), savedShownMs);
    return () => clearTimeout(timer);
  }, [state]);

  function type(next: string) {
    setDraft(next);
    setError(undefined);
    setState(next === kept ? 'rest' : 'changed');
    onTyped?.(next === kept ? undefined : next);
  }

  async function save() {
    setState('saving');
    const refusal = await onSave(draft);
    if (refusal === undefined) {
      setKept(draft);
      onTyped?.(undefined);
    }
    setError(refusal);
    setState(refusal === undefined ? 'saved' : 'failed');
  }

  return {
    draft,
    setDraft: type,
    state,
    error,
    save: () => void save(),
    restore: () => type(kept),
  };
}
