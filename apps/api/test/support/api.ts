import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

import {
  ErrorBody,
  followLive,
  type CallInput,
  type Endpoint,
  type ResponseBody,
} from '@craftsandore/contract';
import { Role, type RoleId } from '@craftsandore/roles';
import type { InjectOptions } from 'fastify';
import { afterAll, expect } from 'vitest';
import { z } from 'zod';

import { buildApp } from '../../src/app.ts';
import { connect } from '../../src/db/client.ts';
import { readEnv } from '../../src/env.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { loadDemoIdentity } from '../../src/modules/auth/identity/demo-identity.ts';
import { createTokens } from '../../src/modules/auth/tokens.ts';
import { aSession, aUser } from './builders.ts';
import { patience, testDatabase } from './database.ts';

export const tokenSecret = 'the secret of the tests, 32 letters and more';

/** What a call that was refused throws. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ErrorBody['details'];
  readonly headers: Record<string, unknown>;

  constructor(status: number, body: ErrorBody, headers: Record<string, unknown>) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.details = body.details;
    this.headers = headers;
  }
}

type Parts = { params?: object; query?: object; body?: object; file?: Blob };

type Raw = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** The whole API on a database of its own, and callers for it. */
export async function testApi(
  environment: Record<string, string> = {},
  parts: Pick<Parameters<typeof buildApp>[0], 'heartbeatMs'> = {},
) {
  const database = await testDatabase();
  const { db } = database;
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-api-'));
  const env = readEnv({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...environment });
  const log: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger('debug', sink);
  const { queueMail, stop } = createJobs({ databaseUrl: database.url, logger });
  const demoIdentity = await loadDemoIdentity(env, db);
  const app = await buildApp({ ...parts, env, db, logger, tokenSecret, queueMail, demoIdentity });
  afterAll(async () => {
    await app.close();
    await stop();
    rmSync(dataDir, { recursive: true });
  });

  /** The API once more, as another process beside the first one. */
  async function anotherInstance() {
    const { db, close } = connect(database.url, patience);
    const app = await buildApp({
      ...{ ...parts, env, db, logger, tokenSecret, queueMail, demoIdentity },
    });
    app.addHook('onClose', close);
    afterAll(() => app.close());
    return { app, db };
  }

  const tokens = createTokens(tokenSecret);

  const inject = (request: InjectOptions) => app.inject(request);

  /** What a call that never ends answers before it begins: its caller leaves at once. */
  async function injectStream(request: InjectOptions) {
    const reply = await app.inject({ ...request, payloadAsStream: true });
    const isOpen = reply.statusCode === 200;
    const payload = isOpen ? '{}' : await text(reply.stream());
    if (isOpen) reply.stream().destroy();
    const read = { payload: { value: payload }, json: { value: () => JSON.parse(payload) } };
    return Object.create(reply, read) as typeof reply;
  }

  /** Calls as somebody, or as a guest. */
  function as(token: string | null, language = 'en') {
    const send = ({ method, path, body, headers = {} }: Raw) =>
      (path.startsWith(followLive.path) ? injectStream : inject)({
        method: method as 'GET',
        url: path,
        headers: {
          'accept-language': language,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(isJson(body) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          payload: payloadOf(body),
        }),
      });

    async function call<E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
    ): Promise<ResponseBody<E>> {
      const { params, query, body: fields, file } = input as Parts;
      const body = endpoint.file ? aForm(fields, { [endpoint.file.field]: file }) : fields;
      const path = fillPath(endpoint.path, params, query);
      const reply = await send({ method: endpoint.method, path, body });
      const { statusCode, headers, payload } = reply;
      if (statusCode !== 200) {
        throw new Refusal(statusCode, ErrorBody.parse(JSON.parse(payload)), headers);
      }
      if (endpoint.events) return undefined as ResponseBody<E>; // events have no body
      if (endpoint.download)
        return endpoint.data.parse(new Blob([reply.rawPayload])) as ResponseBody<E>; // the file

      const { data, meta } = endpoint;
      const shape = z.strictObject({ data, ...(meta && { meta }) });
      const told = JSON.parse(payload);
      const value = shape.parse(told);
      // At no depth does anything leave that the contract does not name.
      expect(JSON.parse(JSON.stringify(shape.encode(value)))).toEqual(told);
      return (meta ? value : value.data) as ResponseBody<E>;
    }

    return { send, call };
  }

  /** Somebody with this role, signed in. */
  async function signedIn(
    roleId: RoleId = Role.User,
    language = 'en',
    fields: Parameters<typeof aUser>[1] = {},
  ) {
    const user = await aUser(db, { roleId, ...fields });
    const session = await aSession(db, user.id);
    const token = await tokens.sign({ sessionId: session.id, expiresAt: session.expiresAt });
    return { ...as(token, language), user, session, token };
  }

  return {
    app,
    anotherInstance,
    db,
    env,
    log,
    tokens,
    queries: database.queries,
    statements: database.statements,
    as,
    guest: as(null),
    signedIn,
  };
}

const isJson = (body: unknown) => body !== undefined && !(body instanceof FormData);

const payloadOf = (body: unknown): string | FormData =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

/** A multipart form of these fields; blobs become files. */
export function aForm(...fields: (object | undefined)[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields.flatMap((some = {}) => Object.entries(some))) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

export function fillPath(path: string, params: object = {}, query: object = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name)).toWellFormed()),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}
