import type { IncomingMessage, ServerResponse } from 'node:http';

const patienceMs = 2000;

/** Answers the two health addresses: alive while this program runs, ready while it reaches the API. */
export function answerHealth(
  { url }: IncomingMessage,
  response: ServerResponse,
  apiUrl: string,
): boolean {
  if (url === '/health/live') {
    answer(response, true);
    return true;
  }
  if (url === '/health/ready') {
    void isAnswering(apiUrl).then((ready) => answer(response, ready));
    return true;
  }
  return false;
}

async function isAnswering(apiUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(`${apiUrl}/health/live`, { signal })).ok;
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, ok: boolean) {
  response
    .writeHead(ok ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
    .end(JSON.stringify({ data: ok ? 'ok' : 'unavailable' }));
}
