import { useRef, useState } from 'react';

/** What a call takes along, to be followed and called off while a picture goes out. */
export type Sending = {
  signal: AbortSignal;
  /** Told what share of the picture has gone out: 0 to 1. */
  onSent: (share: number) => void;
};

/** Follows a call that takes a picture along. `sent` is undefined while there is none. */
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
