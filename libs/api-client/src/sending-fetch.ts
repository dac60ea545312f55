/** Called with the upload's progress: 0 to 1. */
export type OnSent = (share: number) => void;

/**
 * A `fetch` with upload progress. Built on XMLHttpRequest, because browsers report it nowhere else: a streamed fetch
 * works over HTTP/2 only, and not in all of them.
 */
export function sendingFetch(onSent: OnSent): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers, signal } = request;
    const body = await request.arrayBuffer();

    return new Promise((resolve, reject) => {
      const http = new XMLHttpRequest();
      http.open(method, url);
      headers.forEach((value, name) => http.setRequestHeader(name, value));
      http.upload.onprogress = ({ loaded, total }) => onSent(loaded / total);
      http.onload = () => resolve(responseTo(http));
      http.onerror = () => reject(new TypeError('Failed to fetch')); // as browsers call it, and ky knows it
      http.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => http.abort());
      if (signal.aborted) reject(signal.reason);
      else http.send(body);
    });
  };
}

function responseTo(http: XMLHttpRequest): Response {
  const type = http.getResponseHeader('content-type') ?? '';
  // Not '': a 204 response must not have a body.
  return new Response(http.responseText || null, {
    status: http.status,
    headers: { 'content-type': type },
  });
}
