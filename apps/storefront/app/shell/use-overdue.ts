import { useEffect, useState } from 'react';

/** Whether what is waited for (null: nothing) has not come for so long that the wait should be shown. */
export function useOverdue(awaited: string | null, patienceMs: number): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);

  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setOverdue(awaited), patienceMs);
    return () => clearTimeout(timer);
  }, [awaited, patienceMs]);

  return awaited !== null && awaited === overdue;
}
