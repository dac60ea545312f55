import type { IncomingMessage, ServerResponse } from 'node:http';

const patienceMs = 2000;

/** Answers the two health addresses: alive while this program runs, ready while it reaches the API. */
export function answerHealth(
  { url }: IncomingMessage,
  response: ServerResponse,
  apiUrl: string,
): boolean {
  switch (url?.split('?')[0]) {
    case '/health/live':
      answer(response, 200, { data: { status: 'live' } });
      return true;
    case '/health/ready':
      void isAnswering(apiUrl).then((ready) =>
        ready
          ? answer(response, 200, { data: { status: 'ready' } })
          : answer(response, 503, {
              message: 'The API does not answer.',
              code: 'server.unavailable',
            }),
      );
      return true;
    default:
      return false;
  }
}

async function isAnswering(apiUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(`${apiUrl}/health/live`, { signal })).ok;
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
