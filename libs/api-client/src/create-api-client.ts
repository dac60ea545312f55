import type { CallInput, Endpoint, ResponseBody } from '@craftsandore/contract';
import ky from 'ky';

import { ConnectionError } from './api-error.ts';
import { formOf } from './form.ts';
import { type OnSent, sendingFetch } from './sending-fetch.ts';
import { toOurError } from './to-our-error.ts';
import { fillPath, queryOf } from './url.ts';

type ClientOptions = {
  /** Where the API is, as this side sees it. */
  baseUrl: string;
  /** The language that the API's sentences come in. */
  locale: string;
  /** Read at every call, because a session may begin or end between two. */
  token?: () => string | null | undefined;
  headers?: Record<string, string>;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds to wait for one attempt. */
  timeoutMs?: number;
};

/** Milliseconds for a photo or a file over a slow connection, and for what is done with thousands of rows. */
const uploadTimeoutMs = 120_000;

type CallOptions = {
  signal?: AbortSignal;
  /** The language of this response, where it is not the client's. */
  locale?: string;
  /** Called during the upload of a file. In browsers only. */
  onSent?: OnSent;
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean;
  /** Of one deed (uuid), for endpoints that take keys: asked again with the same, the API does nothing more. */
  key?: string;
};

export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<ResponseBody<E>>;

/**
 * One function for every endpoint: `api(changeOrderStatus, { params, body })`.
 * Reads are retried when the connection fails; writes never are, since they may have been carried out.
 * Throws ApiError when the API refuses and ConnectionError when there is no response.
 * On a server, make one per request: it carries one person's language and session.
 */
export function createApiClient({
  baseUrl,
  locale,
  token,
  headers,
  fetch,
  timeoutMs = 15_000,
}: ClientOptions): ApiClient {
  const http = ky.create({
    prefix: baseUrl,
    headers: { ...headers, 'accept-language': locale },
    timeout: timeoutMs,
    // A person waits for the response, so a server's `Retry-After` is not obeyed.
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], maxRetryAfter: 1_000 },
    ...(fetch && { fetch }),
  });

  return async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { signal, onSent, locale: asked, keepalive, key }: CallOptions = {},
  ): Promise<ResponseBody<E>> {
    const { params, query, body, file }: Parts = input;
    const bearer = token?.();
    const path = fillPath(endpoint.path, { ...params });
    let response: { data?: unknown; meta?: unknown } | null;
    try {
      const answer = http(path.slice(1), {
        method: endpoint.method,
        searchParams: queryOf({ ...query }),
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(asked && { 'accept-language': asked }),
          ...(key && { 'idempotency-key': key }),
        },
        ...contentOf(endpoint, body, file),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
        ...(onSent && { fetch: sendingFetch(onSent) }),
      });
      response = endpoint.download ? { data: await answer.blob() } : await answer.json();
    } catch (error) {
      throw toOurError(error);
    }

    const data = endpoint.data.safeParse(response?.data);
    const meta = endpoint.meta?.safeParse(response?.meta);
    if (!data.success || meta?.success === false) {
      const cause = data.error ?? meta?.error;
      throw new ConnectionError(
        `${endpoint.method} ${endpoint.path} responded in another shape than the contract's`,
        { cause },
      );
    }
    return (meta ? { data: data.data, meta: meta.data } : data.data) as ResponseBody<E>; // the same condition as ResponseBody's
  };
}

type Parts = { params?: object; query?: object; body?: object; file?: Blob };

function contentOf(
  { file: form, maxBytes }: Endpoint,
  fields: object | undefined,
  file: Blob | undefined,
) {
  const content = form ? { body: formOf(form.field, fields, file) } : fields && { json: fields };
  return { ...content, ...((form || maxBytes) && { timeout: uploadTimeoutMs }) };
}
