import type { LiveNews } from '../live/live.ts';

type Stream = ReadableStreamDefaultController<Uint8Array>;

const bytes = (words: string) => new TextEncoder().encode(words);
const messageOf = (id: number, news: LiveNews) =>
  bytes(`id: ${id}\ndata: ${JSON.stringify(news)}\n\n`);

/** The API as it tells what happens: it keeps the latest events, and goes on after the one that a caller names. */
export function aLiveApi({ maxKept = 500 } = {}) {
  let last = 0;
  const kept: LiveNews[] = [];
  const open = new Set<Stream>();
  const tell = (words: Uint8Array) => open.forEach((one) => one.enqueue(words));

  const api = {
    /** How often somebody was connected. */
    connections: 0,
    /** How many events it has told, and how many it told nobody because they were too many. */
    told: () => last,
    skipped: 0,
    /** With what it answers; null where it cannot be reached. */
    status: 200 as number | null,
    open: () => open.size,
    fetch(_: unknown, { headers, signal }: RequestInit = {}): Promise<Response> {
      if (api.status === null) return Promise.reject(new TypeError('No network'));
      if (api.status !== 200) return Promise.resolve(new Response(null, { status: api.status }));
      api.connections++;
      const after = Number(new Headers(headers).get('last-event-id') ?? last);
      const first = last - kept.length;
      let own: Stream;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(own);
          if (after < first) {
            api.skipped += last - after;
            return own.enqueue(messageOf(last, { kind: 'missed' }));
          }
          own.enqueue(bytes(`id: ${after}\n\n`));
          kept
            .slice(after - first)
            .forEach((news, index) => own.enqueue(messageOf(after + index + 1, news)));
        },
        cancel: () => void open.delete(own),
      });
      const abort = () => open.delete(own) && own.error(new Error('aborted'));
      signal?.addEventListener('abort', abort, { once: true });
      return Promise.resolve(new Response(body));
    },
    happens(news: LiveNews) {
      last++;
      kept.push(news);
      if (kept.length > maxKept) kept.shift();
      tell(messageOf(last, news));
    },
    beat: () => tell(bytes(`id: ${last}\n\n`)),
    /** The connection breaks. */
    drop() {
      open.forEach((one) => one.error(new Error('The connection broke')));
      open.clear();
    },
    /** The API ends it, as when a role has changed. */
    end() {
      open.forEach((one) => one.close());
      open.clear();
    },
  };
  return api;
}
