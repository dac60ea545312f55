import { setTimeout as delay } from 'node:timers/promises';

const retryAfterMs = 1_000;
/** The API breaks silence every 15 seconds; without a sound for longer, the connection is dead. */
const maxSilenceMs = 40_000;

export type CatalogueEvents = ReturnType<typeof subscribeToCatalogue>;

/** Listens to the API for every change to the catalogue. */
export function subscribeToCatalogue(apiUrl: string) {
  const listeners: (() => void)[] = [];
  const notify = () => listeners.forEach((listener) => listener());
  const closing = new AbortController();
  let isConnected = false;

  async function listen() {
    const silence = new AbortController();
    const signal = AbortSignal.any([closing.signal, silence.signal]);
    const timer = setTimeout(() => silence.abort(), maxSilenceMs).unref();
    try {
      const { ok, body } = await fetch(`${apiUrl}/catalogue/changes`, { signal });
      if (!ok || !body) return;
      for await (const words of body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        if (!isConnected || words.includes('data:')) notify();
        isConnected = true;
      }
    } finally {
      clearTimeout(timer);
      isConnected = false;
      notify();
    }
  }

  void (async () => {
    while (!closing.signal.aborted) {
      // An API that is away is nothing to report here: pages that need it say so themselves.
      await listen().catch(() => undefined);
      await delay(retryAfterMs, undefined, { signal: closing.signal, ref: false }).catch(
        () => null,
      );
    }
  })();

  return {
    /** Calls this after every change; also when changes may have been missed. */
    onChange: (listener: () => void) => void listeners.push(listener),
    /** Whether a change would be told now. */
    isConnected: () => isConnected,
    close: () => closing.abort(),
  };
}
