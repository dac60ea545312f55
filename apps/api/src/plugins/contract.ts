import type { Access, Endpoint, ParsedInput, ResponseBody } from '@craftsandore/contract';
import { networkOfRequest } from '@craftsandore/env/networks';
import { localeInHeader, type Locale } from '@craftsandore/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';

import { assertAllowed, type Actor } from '../modules/auth/access.ts';
import { Problem } from '../problem.ts';
import { markLanguage } from '../http/response-language.ts';
import { matchesEtag, type PublicCache } from '../public-cache/public-cache.ts';
import { cacheResponse } from '../public-cache/response-cache.ts';
import { readForm } from './uploads.ts';

/** What a handler knows of its caller. Nobody is signed in where a call is public. */
type Caller<A extends Access> = {
  actor: A extends 'public' ? null : Actor;
  locale: Locale;
  /** As limits count it: an IPv6 address by its network. */
  ip: string;
  userAgent: string | undefined;
};

type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  caller: Caller<E['access']>,
) => Promise<ResponseBody<E>>;

type PublicRead = Endpoint & { method: 'GET'; access: 'public' };
type Loader<E extends Endpoint> = (input: ParsedInput<E>) => Promise<ResponseBody<E>>;
/** `isUncacheable` says which responses the public cache must not keep. */
type Publishing<E extends Endpoint> = { isUncacheable: (response: ResponseBody<E>) => boolean };

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyInstance {
    /** Serves one endpoint of the contract. The only way to add a call to the API. */
    implement<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
    /**
     * Serves one that answers everybody alike, from what the catalogue holds: loaded once after each change and
     * kept as bytes. Who calls, and in which language, is not known here, so no response can depend on it.
     */
    publish<E extends PublicRead>(endpoint: E, load: Loader<E>, options?: Publishing<E>): void;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyRequest {
    actor: Actor | null;
    /** The photo of a multipart form. */
    upload: Uint8Array | undefined;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

async function contract(app: FastifyInstance, { publicCache }: { publicCache: PublicCache }) {
  app.decorateRequest('actor', null);
  app.decorateRequest('upload', undefined);
  app.removeContentTypeParser('text/plain');

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const { success, data: value, error } = schema.safeParse(data, { reportInput: true });
    return success ? { value } : { error };
  });
  // Encoding also filters: a field that the contract does not name is never sent.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (reply) =>
        JSON.stringify(schema.encode(reply)),
  );

  app.decorate('implement', function (this: FastifyInstance, endpoint, handler) {
    const { method, path: url, access, params, query, body, file, meta } = endpoint as Endpoint; // the parts that this one leaves out are undefined

    this.route({
      method,
      url,
      config: { endpoint },
      // Fastify takes a schema that is there but undefined for a mistake, so absent parts are left out.
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { 200: responseOf(endpoint) },
      },
      onRequest: async (request) => {
        if (access === 'public') return;
        request.actor = await app.authenticate(request);
        assertAllowed(request.actor, access);
      },
      preValidation: async (request) => {
        if (request.isMultipart() !== Boolean(file)) throw new Problem('request.unsupported_type');
        if (!file) return;
        const form = await readForm(request, file.field);
        request.body = form.fields;
        request.upload = form.file;
      },
      preHandler: async ({ upload }) => {
        if (file && !file.optional && !upload) throw new Problem('image.required');
      },
      handler: async (request, reply) => {
        const caller = callerOf<Access>(request);
        const value = await handler(inputOf(request), caller);
        markLanguage(reply, caller.locale);
        // What may be kept is published; an order that its token opens, for one, is nobody else's.
        reply.header('cache-control', 'no-store');
        return meta ? value : { data: value };
      },
    });
  });

  app.decorate('publish', function (this: FastifyInstance, endpoint, load, options) {
    const { path: url, params, query, meta } = endpoint as Endpoint; // the parts that this one leaves out are undefined
    const response = responseOf(endpoint);

    this.get(
      url,
      {
        config: { endpoint },
        schema: { ...(params && { params }), ...(query && { querystring: query }) },
      },
      async (request, reply) => {
        const input = inputOf(request);
        const make = async () => {
          const loaded = await load(input);
          const value = response.encode(meta ? loaded : { data: loaded });
          return { value, isUncacheable: options?.isUncacheable(loaded) ?? false };
        };
        const cached = await publicCache.get(`${url} ${JSON.stringify(input)}`, make);

        const { body, etag } = cached;
        reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
        reply.type('application/json; charset=utf-8');
        cacheResponse(publicCache, { request, reply }, cached);
        if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
        return reply.send(body);
      },
    );
  });
}

const responseOf = ({ data, meta }: Endpoint): z.ZodType =>
  z.object({ data, ...(meta && { meta }) });

const inputOf = <E extends Endpoint>({ params, query, body, upload }: FastifyRequest) =>
  ({ params, query, body, file: upload }) as unknown as ParsedInput<E>; // Fastify has parsed these by the endpoint's schemas

function callerOf<A extends Access>(request: FastifyRequest) {
  const { actor, headers } = request;
  const locale = localeInHeader(headers['accept-language']);
  const userAgent = headers['user-agent'];
  return { actor, locale, ip: networkOfRequest(request), userAgent } as Caller<A>; // without an actor only where the hook lets guests in
}

export default fp(contract, {
  name: 'contract',
  dependencies: ['problems', 'session', 'uploads'],
});
