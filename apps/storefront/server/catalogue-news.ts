import { setTimeout as delay } from 'node:timers/promises';

const retryAfterMs = 1_000;
/** The API breaks silence every 15 seconds; without a sound for longer, the connection is dead. */
const longestSilenceMs = 40_000;

export type CatalogueNews = ReturnType<typeof followCatalogue>;

/** Hears from the API of every change to the catalogue. */
export function followCatalogue(apiUrl: string) {
  const hearers: (() => void)[] = [];
  const tell = () => hearers.forEach((hear) => hear());
  const closing = new AbortController();
  let isHeard = false;

  async function listen() {
    const silence = new AbortController();
    const signal = AbortSignal.any([closing.signal, silence.signal]);
    const timer = setTimeout(() => silence.abort(), longestSilenceMs).unref();
    try {
      const { ok, body } = await fetch(`${apiUrl}/catalogue/changes`, { signal });
      if (!ok || !body) return;
      for await (const words of body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        if (!isHeard || words.includes('data:')) tell();
        isHeard = true;
      }
    } finally {
      clearTimeout(timer);
      isHeard = false;
      tell();
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
    onChange: (hear: () => void) => void hearers.push(hear),
    /** Whether changes would be heard of now. */
    isHeard: () => isHeard,
    close: () => closing.abort(),
  };
}
