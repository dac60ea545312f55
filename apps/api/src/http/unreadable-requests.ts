import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorBody, ErrorCode } from '@craftsandore/contract';
import { defaultLocale, refusalSentence } from '@craftsandore/i18n';

/** Answers bytes that are no HTTP request: there is no route yet, no header and so no language to go by. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // The other side may have closed the socket.
  if (!socket.writable) return void socket.destroy(error);

  const [status, code] = refusalOf(error.code);
  const body: ErrorBody = { message: refusalSentence(code, defaultLocale), code };
  const payload = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-language: ${defaultLocale}`,
      `content-length: ${Buffer.byteLength(payload)}`,
      'connection: close',
      '',
      payload,
    ].join('\r\n'),
  );
}

function refusalOf(code: string | undefined): [status: number, code: ErrorCode] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'request.too_large'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'request.malformed'];
  return [400, 'request.malformed'];
}
