import type { IncomingMessage, ServerResponse } from 'node:http';

const patienceMs = 2000;

/** Serves the two health addresses: alive while this program runs, ready while it reaches the API. */
export function serveHealth(
  { url }: IncomingMessage,
  response: ServerResponse,
  apiUrl: string,
): boolean {
  switch (url?.split('?')[0]) {
    case '/health/live':
      respond(response, 200, { data: { status: 'live' } });
      return true;
    case '/health/ready':
      void isResponding(apiUrl).then((ready) =>
        ready
          ? respond(response, 200, { data: { status: 'ready' } })
          : respond(response, 503, {
              message: 'The API does not answer.',
              code: 'server.unavailable',
            }),
      );
      return true;
    default:
      return false;
  }
}

async function isResponding(apiUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(`${apiUrl}/health/live`, { signal })).ok;
  } catch {
    return false;
  }
}

function respond(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
