import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

type Render = (request: Request) => Promise<Response>;

/** Each reads the whole catalogue: whoever comes third asks again. */
const maxAtOnce = 2;
const secondsToWait = 60;
/** Who reads slower than this would shut the others out. */
const maxMs = 15 * 60_000;

export const isFeedPath = (target: string) => /^\/feeds\/products\.\w+\.tsv(\?|$)/.test(target);

/**
 * Serves the files of all products by GET and HEAD. They may be larger than the memory, so they are passed on as they come
 * and kept in no cache; where they break off, so does the connection, or half a catalogue would be taken for the whole.
 */
export function feedServer(render: Render) {
  let open = 0;

  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (open >= maxAtOnce) {
      response.writeHead(503, { 'Retry-After': String(secondsToWait) }).end();
      return;
    }
    open++;
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://shop');
      const feed = await render(new Request(new URL(pathname, 'http://shop')));
      response.setHeaders(feed.headers).writeHead(feed.status);
      if (feed.body && request.method !== 'HEAD') {
        // The types of the browser and of Node describe one stream.
        await pipeline(Readable.fromWeb(feed.body as ReadableStream), response, {
          signal: AbortSignal.timeout(maxMs),
        });
      } else {
        await feed.body?.cancel();
        response.end();
      }
    } catch (error) {
      if (!response.headersSent) throw error;
      response.destroy();
    } finally {
      open--;
    }
  };
}
