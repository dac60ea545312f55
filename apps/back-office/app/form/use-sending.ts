import { useRef, useState } from 'react';

import type { Sending } from '../navigation/actions.ts';

/** Follows a call that uploads a photo. `sent` is undefined while there is none. */
export function useSending() {
  const [sent, setSent] = useState<number>();
  const stop = useRef(new AbortController());

  return {
    sent,
    cancel: () => stop.current.abort(),
    /** Resolves with undefined where the person has cancelled it. */
    async follow<T>(send: (sending: Sending) => Promise<T>): Promise<T | undefined> {
      const { signal } = (stop.current = new AbortController());
      setSent(0);
      try {
        return await send({ signal, onSent: setSent });
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      } finally {
        setSent(undefined);
      }
    },
  };
}
