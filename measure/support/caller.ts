import { setTimeout as delay } from 'node:timers/promises';

/** `data` is the response's content, whose shape the caller knows. Status 0: no response. */
export type ApiResponse = {
  status: number;
  code: string;
  retryAfter: number;
  data: Data;
  text: string;
};
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- drills compare what they are told with what is there
type Data = any;

/** `key` is that of what is meant: asked again with it, the API answers again and does nothing more. */
export type Call = (
  method: string,
  path: string,
  body?: object,
  key?: string,
) => Promise<ApiResponse>;

const patienceMs = 30_000;

/** Calls the API as a person, or as a guest. Never throws. */
export function callerOf(url: string | (() => string), token?: string): Call {
  return async (method, path, body, key) => {
    const base = typeof url === 'string' ? url : url();
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'accept-language': 'en',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const content = text.startsWith('{') ? JSON.parse(text) : {};
      return {
        status: response.status,
        code: content.code ?? '',
        retryAfter: Number(response.headers.get('retry-after') ?? 0),
        data: content.data,
        text,
      };
    } catch {
      return { status: 0, code: '', retryAfter: 0, data: undefined, text: '' };
    }
  };
}

const maxRetryMs = 600_000;

/** Repeats a request while there is no response or a 503, for ten minutes at most. */
export async function insist(
  ask: () => Promise<ApiResponse>,
  signal?: AbortSignal,
): Promise<ApiResponse> {
  const deadline = Date.now() + maxRetryMs;
  for (;;) {
    const response = await ask();
    // 408: the machine was too busy to take the body in time.
    const isLater = [0, 408, 503].includes(response.status);
    if (!isLater || signal?.aborted || Date.now() > deadline) return response;
    await delay(100 + Math.random() * 100);
  }
}
