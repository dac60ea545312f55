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
    let left = false;
    void patiently(fetchCode).then((fetched) => {
      if (!left) setCode(fetched);
    });
    return () => {
      left = true;
    };
  }, [isWanted, code, fetchCode]);

  return code;
}
