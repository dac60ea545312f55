import type { LiveNews } from './live.ts';

type Parts = {
  url: () => string;
  token: () => string | null;
  /** The last event that this browser has heard of, if any. */
  lastId: () => number | null;
  onAt: (id: number, news: LiveNews | null) => void;
  onState: (isOn: boolean) => void;
  signal: AbortSignal;
  fetch?: typeof fetch;
};

/** Longer than two heartbeats of the API: then the connection is dead, whatever the network says. */
const silenceMs = 50_000;
const firstRetryMs = 1_000;
const maxRetryMs = 60_000;

/**
 * Stays connected until the signal, or until the API says that this person is told nothing. @returns the status with which
 * it said so.
 */
export async function followStream(parts: Parts): Promise<number | null> {
  const { signal, onState } = parts;
  let tries = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    signal.addEventListener('abort', end);
    try {
      const status = await listen(parts, attempt, () => (tries = 0));
      if (status === 401 || status === 403) return status;
    } catch {
      // Broken, or silent for too long: the next try goes on after what was heard.
    } finally {
      attempt.abort();
      signal.removeEventListener('abort', end);
    }
    if (signal.aborted) break;
    onState(false);
    // Not all browsers at once, after an update of the API.
    const most = Math.min(maxRetryMs, firstRetryMs * 2 ** tries++);
    await pause(most * (0.5 + Math.random() / 2), signal);
  }
  return null;
}

async function listen(
  { url, token, lastId, onAt, onState, fetch = globalThis.fetch }: Parts,
  attempt: AbortController,
  onHeard: () => void,
): Promise<number> {
  let watchdog = setTimeout(() => attempt.abort(), silenceMs);
  try {
    const last = lastId();
    const response = await fetch(url(), {
      headers: {
        authorization: `Bearer ${token()}`,
        ...(last !== null && { 'last-event-id': String(last) }),
      },
      cache: 'no-store',
      signal: attempt.signal,
    });
    attempt.signal.throwIfAborted(); // who has signed out meanwhile is told nothing more
    if (!response.ok || !response.body) return response.status;
    onState(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      attempt.signal.throwIfAborted();
      if (done) return response.status;
      clearTimeout(watchdog);
      watchdog = setTimeout(() => attempt.abort(), silenceMs);
      onHeard();
      const messages = (rest + value).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) read(message, onAt);
    }
  } finally {
    clearTimeout(watchdog);
  }
}

/** One event, or a heartbeat that says how far all has been told. */
function read(message: string, onAt: Parts['onAt']): void {
  const id = /^id: (\d+)$/m.exec(message)?.[1];
  if (id === undefined) return;
  const data = /^data: (.*)$/m.exec(message)?.[1];
  onAt(Number(id), data === undefined ? null : (JSON.parse(data) as LiveNews)); // of our own API, by its contract
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
