import { useEffect, useState } from 'react';

import { withRetry } from './with-retry.ts';

/** Code that loads once it is wanted; null until then. Retries while the connection fails. */
export function useLater<Code extends object>(
  fetchCode: () => Promise<Code>,
  isWanted: boolean,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    if (!isWanted || code) return;
    const leaving = new AbortController();
    const fetch = () =>
      withRetry(fetchCode, leaving.signal).then(
        (fetched) => {
          if (!leaving.signal.aborted) setCode(fetched);
        },
        () => undefined, // nobody waits for it any more
      );
    // In a task of its own: many begin when a page comes to life, which is busy then.
    const begin = setTimeout(() => void fetch());
    return () => {
      clearTimeout(begin);
      leaving.abort();
    };
  }, [isWanted, code, fetchCode]);

  return code;
}
