import { useEffect, useState } from 'react';

/** Without a connection no code comes: how long to wait before it is asked for once more. */
const retryAfterMs = 3_000;

/** Code that comes when it is wanted: null until it is here, however often the connection fails. */
export function useLater<Code extends object>(
  fetchCode: () => Promise<Code>,
  isWanted: boolean,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    if (!isWanted || code) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;

    async function bring() {
      try {
        setCode(await fetchCode());
      } catch {
        if (!left) timer = setTimeout(bring, retryAfterMs);
      }
    }

    void bring();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isWanted, code, fetchCode]);

  return code;
}
