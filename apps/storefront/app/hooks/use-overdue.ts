import { useEffect, useState } from 'react';

/** Whether something has been awaited for so long that the page should show it; null means that nothing is. */
export function useOverdue(awaited: string | null, patienceMs: number): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);

  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setOverdue(awaited), patienceMs);
    return () => clearTimeout(timer);
  }, [awaited, patienceMs]);

  return awaited !== null && awaited === overdue;
}
