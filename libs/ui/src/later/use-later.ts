import { useEffect, useState } from 'react';

import { patiently } from './patiently.ts';

/** Code that comes when it is wanted: null until it is here, however often the connection fails. */
export function useLater<Code extends object>(
  fetchCode: () => Promise<Code>,
  isWanted: boolean,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    if (!isWanted || code) return;
    const leaving = new AbortController();
    void patiently(fetchCode, leaving.signal).then(
      (fetched) => {
        if (!leaving.signal.aborted) setCode(fetched);
      },
      () => undefined, // nobody waits for it any more
    );
    return () => leaving.abort();
  }, [isWanted, code, fetchCode]);

  return code;
}
