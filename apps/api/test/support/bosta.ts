import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import { afterAll } from 'vitest';
import { z } from 'zod';

import { bostaCityCodes } from '../../src/carriers/bosta-places.ts';

export const bostaKey = 'key-of-the-account-at-bosta';

const Booking = z.object({
  type: z.literal(10),
  cod: z.int().min(0).max(30_000),
  specs: z.object({
    packageType: z.literal('Parcel'),
    size: z.enum(['SMALL', 'MEDIUM', 'LARGE']),
    packageDetails: z.object({ itemsCount: z.int().positive(), description: z.string().max(200) }),
  }),
  dropOffAddress: z
    .object({
      city: z.string(),
      cityId: z.string(),
      districtName: z.string().min(1),
      firstLine: z.string().min(6),
    })
    .loose(),
  receiver: z
    .object({
      firstName: z.string().min(1).max(50),
      lastName: z.string().min(1),
      phone: z.string().regex(/^01[0125]\d{8}$/),
    })
    .loose(),
  businessReference: z.string(),
  uniqueBusinessReference: z.string(),
});

type FakeDelivery = z.infer<typeof Booking> & {
  _id: string;
  trackingNumber: string;
  code: number;
  /** What it says otherwise where it is read. */
  read?: object;
};

type Call = 'book' | 'search' | 'read' | 'cancel' | 'cities';

/**
 * What Bosta does next, once: refuses, says so with a status of success, answers as a gateway does, does what was asked and
 * loses the answer or half of it, or waits with it.
 */
export type BostaTrouble =
  | {
      refuse: number;
      errorCode?: string | number;
      message?: string;
      retryAfter?: number;
      isDone?: boolean;
    }
  | { gateway: number }
  | 'cut after doing'
  | 'silent after doing'
  | 'half an answer'
  | 'half an answer, and nothing done'
  | 'no JSON'
  | 'cut before doing';

type Options = {
  waitMs?: () => number;
  /** Whether a reference is taken once only, as Bosta's is said to be. */
  isUnique?: boolean;
};

/** Bosta, as far as the shop meets it: numbers as texts, texts as numbers, and a last page that comes for ever. */
export async function fakeBosta({ waitMs = () => 0, isUnique = true }: Options = {}) {
  const deliveries: FakeDelivery[] = [];
  const calls: Call[] = [];
  let [now, most] = [0, 0];
  const troubles: Record<Call, BostaTrouble[]> = {
    ...{ book: [], search: [], read: [], cancel: [], cities: [] },
  };

  const refusal = (errorCode: string | number, message: string) => ({
    status: 400,
    body: { success: false, errorCode, message },
  });
  const done = (data: unknown) => ({
    status: 200,
    body: { success: 'true', message: 'Done', data },
  });
  const asRead = ({ code, trackingNumber, read, ...rest }: FakeDelivery, index: number) => ({
    ...rest,
    trackingNumber: index % 2 === 0 ? trackingNumber : Number(trackingNumber),
    // Its words are not to be relied on.
    ...{ type: { code: '10', value: 'Send' }, state: { code, value: 'Delivered' } },
    updatedAt: 'Mon Sep 21 2026 13:06:14 GMT+0000 (Coordinated Universal Time)',
    ...read,
  });

  function book(sent: unknown) {
    const { data: booking, error } = Booking.safeParse(sent);
    if (!booking) return refusal(777, `validation: ${String(error.issues[0]?.path)}`);
    const { uniqueBusinessReference: reference } = booking;
    const isTaken = deliveries.some(
      (one) => one.uniqueBusinessReference === reference && one.code !== 48,
    );
    if (isUnique && isTaken) return refusal('11000', 'Duplicate uniqueBusinessReference');
    const number = String(7_000_000_000 + deliveries.length);
    deliveries.push({ ...booking, _id: `id${number}`, trackingNumber: number, code: 10 });
    return done({ _id: `id${number}`, trackingNumber: Number(number), state: { code: 10 } });
  }

  function search(sent: unknown) {
    const { businessReference, page, limit } = z
      .object({ businessReference: z.string(), page: z.int(), limit: z.int() })
      .parse(sent);
    const found = deliveries
      .filter((one) => one.businessReference === businessReference)
      .map(asRead);
    const last = Math.max(1, Math.ceil(found.length / limit));
    const start = (Math.min(page, last) - 1) * limit;
    return done({ deliveries: found.slice(start, start + limit), count: found.length, page });
  }

  const find = (path: string) =>
    deliveries.find(({ trackingNumber }) => path.split('/')[3] === trackingNumber);

  function answerTo(call: Call, path: string, sent: unknown) {
    if (call === 'book') return book(sent);
    if (call === 'search') return search(sent);
    if (call === 'cities') {
      const list = Object.values(bostaCityCodes).map((code, index) => ({
        ...{ _id: `city${code}`, name: `City ${index}`, code, dropOffAvailability: true },
      }));
      return done({ list });
    }
    const delivery = find(path);
    if (!delivery) return { status: 404, body: { success: false, message: 'Not found' } };
    if (call === 'read') return done(asRead(delivery, deliveries.indexOf(delivery)));
    if (delivery.code !== 10) return refusal(1099, 'Cannot be terminated');
    delivery.code = 48;
    return done(null);
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://bosta');
    const call = callOf(request.method ?? '', pathname);
    const body = await text(request);
    calls.push(call);
    const send = (status: number, sent: string, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(sent);
    };
    if (request.headers.authorization !== bostaKey) {
      const said = `Bad key ${request.headers.authorization}`;
      return send(401, JSON.stringify(refusal('1028', said).body));
    }
    await delay(waitMs());
    const trouble = troubles[call].shift();
    if (trouble === 'cut before doing') return void response.destroy();
    if (typeof trouble === 'object' && 'gateway' in trouble) {
      return send(trouble.gateway, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' });
    }
    if (typeof trouble === 'object') {
      const { refuse, errorCode = 777, message = 'Refused', retryAfter, isDone } = trouble;
      if (isDone) answerTo(call, pathname, body ? JSON.parse(body) : undefined);
      const said = JSON.stringify({ success: false, errorCode, message });
      return send(refuse, said, retryAfter ? { 'retry-after': retryAfter } : {});
    }
    const half = JSON.stringify({ success: true, message: 'Done', data: {} });
    if (trouble === 'half an answer, and nothing done') return send(200, half);
    const answer = answerTo(call, pathname, body ? JSON.parse(body) : undefined);
    if (trouble === 'cut after doing') return void response.destroy();
    if (trouble === 'silent after doing') return undefined;
    if (trouble === 'no JSON') return send(200, 'OK');
    if (trouble === 'half an answer') return send(200, half);
    await delay(waitMs());
    return send(answer.status, JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    most = Math.max(most, (now += 1));
    response.once('close', () => (now -= 1));
    void receive(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deliveries,
    /** What it was asked, in its order. */
    calls,
    /** How much at a time, at most. */
    most: () => most,
    /** Makes trouble for the next calls of a kind, one after the other. */
    trouble: (call: Call, ...next: BostaTrouble[]) => troubles[call].push(...next),
  };
}

function callOf(method: string, path: string): Call {
  if (path === '/cities') return 'cities';
  if (path === '/deliveries/search') return 'search';
  if (method === 'DELETE') return 'cancel';
  return method === 'POST' ? 'book' : 'read';
}
