import type { ErrorBody } from '@craftsandore/contract';
import { addressOf, networkOfRequest } from '@craftsandore/env/networks';
import { refusalSentence, localeInHeader, validationSentence } from '@craftsandore/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ZodError } from 'zod';

import { isUnavailable, isUnstorableText } from '../db/failures.ts';
import { isPrivate } from '../limits/is-private.ts';
import type { Limit } from '../limits/limit.ts';
import { inLocale, Problem } from '../problem.ts';
import { markLanguage } from '../http/response-language.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyRequest {
    /** One of more refusals than a network may cause: it is not worth a row of the call log. */
    isFlooding: boolean;
  }
}

/** `refusals`: how often the same network may be refused something without signing in. */
type Options = { refusals?: Limit };

/** The one place where errors become responses: a code and a sentence, no internals. */
async function problems(app: FastifyInstance, { refusals }: Options) {
  app.decorateRequest('isFlooding', false);

  /** Whoever causes too many is told so instead; what is right is answered all the while. */
  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { status } = problemOf(error);
    if (status < 500 && status !== 429 && !request.actor) {
      try {
        await refusals?.take(networkOfRequest(request));
      } catch (tooMany) {
        request.isFlooding = true;
        // The storefront asks for everybody: for what one of them makes up, nobody else must be refused.
        if (!isPrivate(addressOf(request))) return sendProblem(tooMany, request, reply);
      }
    }
    return sendProblem(error, request, reply);
  }

  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) =>
    refuse(new Problem('request.not_found'), request, reply),
  );
}

/** Also for what goes wrong before there is a route, such as a path that cannot be decoded. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  return send(problem, request, reply, error);
}

function send(problem: Problem, request: FastifyRequest, reply: FastifyReply, error?: unknown) {
  const locale = localeInHeader(request.headers['accept-language']);
  const body: ErrorBody = {
    message: refusalSentence(problem.code, locale, problem.valuesIn(locale)),
    code: problem.code,
    requestId: request.id,
    ...(problem.current !== undefined && { current: problem.current }),
  };
  if (problem.faults) {
    body.details = problem.faults.map(({ path, values }) => ({
      path,
      message: refusalSentence(problem.code, locale, inLocale(values, locale)),
    }));
  }
  if (isInvalidInput(error)) {
    body.details = error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: validationSentence(issue, locale),
    }));
  }

  markLanguage(reply, locale);
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
  // Serialized here: the schemas of a route are for its good responses.
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isInvalidInput(error)) return new Problem('request.invalid');
  if (isUnavailable(error)) return new Problem('server.unavailable', { retryAfter: 5 });
  if (isUnstorableText(error)) return new Problem('request.malformed');

  switch (statusOf(error)) {
    case 413:
      return new Problem('request.too_large');
    case 415:
      return new Problem('request.unsupported_type');
    case 416:
      return new Problem('request.no_such_range');
    case 503:
      return new Problem('server.unavailable', { retryAfter: 5 });
    case 400:
    case 414:
      return new Problem('request.malformed');
    // A path outside the served folder: answered like a missing file.
    case 403:
      return new Problem('request.not_found');
    default:
      return new Problem('server.failed');
  }
}

/** A reply that does not fit the contract throws a ZodError too, but Fastify has not marked that one. */
const isInvalidInput = (error: unknown): error is ZodError =>
  error instanceof ZodError && 'validationContext' in error;

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;

export default fp(problems, { name: 'problems' });
