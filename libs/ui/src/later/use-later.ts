import { useEffect, useState } from 'react';

/** Code that comes when it is wanted: null until then, and where there is no connection to bring it. */
export function useLater<Code extends object>(
  fetchCode: () => Promise<Code>,
  isWanted: boolean,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    if (!isWanted || code) return;
    fetchCode().then(setCode, () => undefined);
  }, [isWanted, code, fetchCode]);

  return code;
}
