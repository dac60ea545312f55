import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import type { Access, Endpoint, ParsedInput, ResponseBody } from '@craftsandore/contract';
import { networkOfRequest } from '@craftsandore/env/networks';
import { localeInHeader, type Locale } from '@craftsandore/i18n';
import { isStaff, type Permission } from '@craftsandore/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';

import { actingUser } from '../db/acting-user.ts';
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
  /** By which a request that is repeated is known, where the caller has sent one. */
  key: string | null;
};

type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  caller: Caller<E['access']>,
) => Promise<ResponseBody<E>>;

type PublicRead = Endpoint & { method: 'GET'; access: 'public' };
type Loader<E extends Endpoint> = (input: ParsedInput<E>) => Promise<ResponseBody<E>>;
/** `isUncacheable` says which responses the public cache must not keep. */
type Publishing<E extends Endpoint> = { isUncacheable: (response: ResponseBody<E>) => boolean };

type Download = Endpoint & { method: 'GET'; download: string };
/** `name` is how it is saved, in ASCII. */
type Make<E extends Download> = (
  input: ParsedInput<E>,
  caller: Caller<E['access']>,
) => Promise<{ name: string; file: Readable }>;

type EventStream = Endpoint & { method: 'GET'; events: true; access: Permission };
/** Who is told, and the last event that they were told of before, if they say so. */
type Listener = { actor: Actor; lastEventId: number | null };
/** Admits a listener, or throws; then writes events into the response for as long as it is open. */
type Admit<E extends Endpoint> = (
  input: ParsedInput<E>,
  listener: Listener,
) => Promise<(response: ServerResponse) => void>;

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
    /** Serves one that answers with a file, which is sent while it is made. */
    download<E extends Download>(endpoint: E, make: Make<E>): void;
    /** Serves one that sends events until its caller leaves. */
    stream<E extends EventStream>(endpoint: E, admit: Admit<E>): void;
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

  /** @throws Problem where the caller may not call this. */
  async function enter(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    if (endpoint.access === 'public') return;
    request.actor = await app.authenticate(request);
    assertAllowed(request.actor, endpoint);
    if (endpoint.freshSecondStep) await app.assertFreshStep(request.actor);
  }

  app.decorate('implement', function (this: FastifyInstance, endpoint, handler) {
    const { method, path: url, ...parts } = endpoint as Endpoint; // the parts that this one leaves out are undefined
    const { params, query, body, file, meta, maxBytes } = parts;

    this.route({
      method,
      url,
      ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
      config: { endpoint },
      // Fastify takes a schema that is there but undefined for a mistake, so absent parts are left out.
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { 200: responseOf(endpoint) },
      },
      onRequest: (request) => enter(request, endpoint),
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
        const handle = () => handler(inputOf(request), caller);
        const value = await (isOfStaff(request.actor)
          ? actingUser.run(request.actor.id, handle)
          : handle());
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

  app.decorate('download', function (this: FastifyInstance, endpoint, make) {
    const { path: url, query, download } = endpoint as Download & Endpoint; // the parts that this one leaves out are undefined

    this.get(
      url,
      {
        config: { endpoint },
        schema: { ...(query && { querystring: query }) },
        onRequest: (request) => enter(request, endpoint),
      },
      async (request, reply) => {
        const { name, file } = await make(inputOf(request), callerOf(request));
        reply.headers({
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        });
        return reply.type(download).send(file);
      },
    );
  });

  app.decorate('stream', function (this: FastifyInstance, endpoint, admit) {
    const { path: url, query } = endpoint as Endpoint; // the parts that this one leaves out are undefined

    this.get(
      url,
      {
        // A line of the log that says how many hours it took helps nobody.
        logLevel: 'warn',
        config: { endpoint },
        schema: { ...(query && { querystring: query }) },
        onRequest: (request) => enter(request, endpoint),
      },
      async (request, reply) => {
        // Of a stream that has no end only the beginning is asked for.
        if (request.method === 'HEAD') return reply.headers(streaming).send();
        const begin = await admit(inputOf(request), listenerOf(request));
        // Those of the other plugins, without which a browser may not read it.
        const headers = { ...reply.getHeaders(), ...streaming };
        reply.hijack();
        reply.raw.writeHead(200, headers as OutgoingHttpHeaders); // Fastify's own may be undefined in its type
        begin(reply.raw);
      },
    );
  });
}

/** Unbuffered on its way, as far as a proxy takes this for an answer. */
const streaming = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

function listenerOf({ actor, headers }: FastifyRequest): Listener {
  if (!actor) throw new Problem('session.required');
  const id = Number(headers['last-event-id'] ?? NaN);
  return { actor, lastEventId: Number.isSafeInteger(id) && id >= 0 ? id : null };
}

const isOfStaff = (actor: Actor | null): actor is Actor => actor !== null && isStaff(actor.roleId);

const responseOf = ({ data, meta }: Endpoint): z.ZodType =>
  z.object({ data, ...(meta && { meta }) });

const inputOf = <E extends Endpoint>({ params, query, body, upload }: FastifyRequest) =>
  ({ params, query, body, file: upload }) as unknown as ParsedInput<E>; // Fastify has parsed these by the endpoint's schemas

function callerOf<A extends Access>(request: FastifyRequest) {
  const { actor, headers } = request;
  const locale = localeInHeader(headers['accept-language']);
  const userAgent = headers['user-agent'];
  const ip = networkOfRequest(request);
  return { actor, locale, ip, userAgent, key: keyOf(request) } as Caller<A>; // without an actor only where the hook lets guests in
}

/** @throws Problem for one that is none: it would protect from nothing. */
function keyOf({ headers, routeOptions }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (!routeOptions.config.endpoint?.takesKey || key === undefined) return null;
  const { data } = z.uuid().safeParse(key);
  if (data === undefined) throw new Problem('request.malformed');
  return data.toLowerCase();
}

export default fp(contract, {
  name: 'contract',
  dependencies: ['problems', 'session', 'uploads'],
});
