import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino, stdSerializers, type DestinationStream } from 'pino';

import { databaseFailure } from '../db/failures.ts';
import { urlWithoutSecrets } from './secrets.ts';

const secret = [
  'authorization',
  'password',
  'newPassword',
  'passwordHash',
  'token',
  'accessToken',
  'resetToken',
  'credential',
];

/** Letters: callers may send 16 KB. */
const maxUrlLength = 500;
const maxIpLength = 50;

/** A JSON logger that redacts passwords, tokens and codes, and the values of failed statements. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        url: urlWithoutSecrets(url.slice(0, maxUrlLength)),
        ip: ip.slice(0, maxIpLength),
      }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: Error) {
  const failure = databaseFailure(error);
  const { type, message, stack } = stdSerializers.err(failure instanceof Error ? failure : error);
  return {
    type,
    message,
    stack,
    ...(failure instanceof Error && 'code' in failure && { code: failure.code }),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
  };
}
