import type { Sent } from './channel.ts';

/** A service that has not answered by then may have taken the message. */
const answerTimeoutMs = 15_000;
const maxAnswerBytes = 64 * 1024;

type Asked = {
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: object;
  timeoutMs?: number;
  maxBytes?: number;
};

/** What a service has answered: its own words are JSON; what is none comes from something before it. */
export type Answer = { status: number; body: unknown; retryAfterSeconds: number | null };

/** Sends JSON, once: what may have arrived is never sent again. The answer, or why there is none. */
export async function askOnce({
  url,
  method = 'POST',
  headers,
  body,
  timeoutMs = answerTimeoutMs,
  maxBytes = maxAnswerBytes,
}: Asked): Promise<Answer | Extract<Sent, { result: 'unsure' } | { passing: true }>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      // Elsewhere the credentials are nobody's business.
      redirect: 'manual',
      signal,
    });
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      body: await readJson(response, signal, maxBytes),
      retryAfterSeconds: secondsIn(retryAfter),
    };
  } catch (error) {
    if (!neverArrived(error)) return { result: 'unsure' };
    return { ...passing, detail: 'The service cannot be reached.', retryAfterSeconds: null };
  }
}

const passing = { result: 'refused', passing: true } as const;

/** Before a connection there was, nothing was sent. */
function neverArrived(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
}

async function readJson(
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
): Promise<unknown> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBytes || signal.aborted) break;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Seconds of a `Retry-After`, which may be a date. */
function secondsIn(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
