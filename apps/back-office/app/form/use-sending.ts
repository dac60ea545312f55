import { useRef, useState } from 'react';

/** Options for a call that uploads a picture: its progress and how to cancel it. */
export type Sending = {
  signal: AbortSignal;
  /** Called with the upload's progress: 0 to 1. */
  onSent: (share: number) => void;
};

/** Follows a call that uploads a picture. `sent` is undefined while there is none. */
export function useSending() {
  const [sent, setSent] = useState<number>();
  const stop = useRef(new AbortController());

  return {
    sent,
    cancel: () => stop.current.abort(),
    async follow<T>(send: (sending: Sending) => Promise<T>): Promise<T> {
      stop.current = new AbortController();
      setSent(0);
      const answer = await send({ signal: stop.current.signal, onSent: setSent });
      setSent(undefined);
      return answer;
    },
  };
}
