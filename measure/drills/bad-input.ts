import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import fc from 'fast-check';

import { callerOf, type ApiResponse, type Call } from '../support/caller.ts';
import { badPhotos } from './support/bad-photos.ts';
import { type Drill, type Finding, spread } from './support/findings.ts';
import { aRequest } from './support/generated-requests.ts';
import { memoryOf } from './support/memory.ts';
import { type OpenShop, openShop } from './support/open-shop.ts';
import { badBytes, talk } from './support/raw-requests.ts';

const atOnce = 16;
const requestsPerTime = 1_000;
/** A response that takes longer counts as none. */
const maxMs = 20_000;
/** Bytes more than after the first tenth, when caches and pools are full. */
const maxGrowth = 150 * 1024 ** 2;

/** Requests generated from the API's own document, then files that are no photos and bytes that are no requests. */
export const badInput: Drill = async ({ times, say, signal }) => {
  const shop = await openShop();
  try {
    const api = await shop.startApi({ env: { LOG_LEVEL: 'error', REFUSALS_PER_MINUTE: '0' } });
    const everybody = await callers(shop, api.url);
    const found: Found = { tried: 0, broken: [], ms: [] };
    let memory = 0;
    for (let time = 1; time <= times && !signal.aborted; time++) {
      await sendGenerated(everybody, found);
      if (time === Math.ceil(times / 10)) memory = memoryOf(api.pid);
      if (time % 10 === 0) say(`${found.tried} requests, ${found.broken.length} broke something`);
    }
    const others = [
      await refusesUnfitPhotos(everybody.admin),
      await endsTalk(api.url),
      await fillsNoLog(shop, everybody.guest),
    ];
    const grown = memoryOf(api.pid) - memory;
    return [
      {
        promise: 'generated requests: always a response, never a 5xx',
        tried: found.tried,
        lost: found.broken.length,
        note: found.broken[0] ?? spread(found.ms),
      },
      ...others,
      {
        promise: 'memory stays where it was',
        tried: found.tried,
        lost: grown > maxGrowth ? 1 : 0,
        note: `${(grown / 1024 ** 2).toFixed(0)} MiB more`,
      },
    ];
  } finally {
    await shop.close();
  }
};

type Callers = Awaited<ReturnType<typeof callers>>;

async function callers(shop: OpenShop, url: string) {
  const as = async (role: 'Admin' | 'User' | 'Developer') =>
    callerOf(url, (await shop.aPerson(role)).token);
  await shop.aProduct(1_000);
  return {
    guest: callerOf(url),
    user: await as('User'),
    admin: await as('Admin'),
    developer: await as('Developer'),
  };
}

const isBroken = ({ status }: ApiResponse) => status === 0 || status >= 500;

type Found = { tried: number; broken: string[]; ms: number[] };

/** A thousand requests, for any call of the document, by guests, customers and staff. */
async function sendGenerated({ guest, user, admin, developer }: Callers, found: Found) {
  const people = [guest, user, admin, developer];
  const requests = fc.sample(fc.tuple(aRequest, fc.nat(people.length - 1)), requestsPerTime);
  const waiting = [...requests];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [{ method, path, body }, who] = next;
      const since = performance.now();
      const response = await (people[who] ?? guest)(method, path, body);
      const ms = performance.now() - since;
      found.tried += 1;
      found.ms.push(ms);
      if (isBroken(response) || ms > maxMs) {
        const said = `${method} ${path} ${JSON.stringify(body)}`.slice(0, 300);
        found.broken.push(`${response.status} after ${ms.toFixed(0)} ms: ${said}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const strangeCalls = 1_500;
/** Bytes in the database for each of them, most of them in the index of URLs; with their content it was 13,500. */
const maxBytesEach = 7_000;

/** Calls of nothing, as long as they may be: whoever sends them must not fill the disk. */
async function fillsNoLog({ one }: OpenShop, guest: Call): Promise<Finding> {
  const size = () =>
    one<{ bytes: number; calls: number }>(
      `select pg_total_relation_size('api_logs')::float as bytes,
         (select count(*)::int from api_logs where url like '/strange%') as calls`,
    );
  // With dots, because what looks like a token never comes into the log.
  const noise = (bytes: number) => randomBytes(bytes).toString('base64url').replace(/.{8}/g, '$&.');
  const before = await size();
  for (let call = 0; call < strangeCalls; call++) {
    await guest('POST', `/strange${noise(2_000)}?${noise(6_000)}`, { x: noise(6_000) });
  }
  let after = await size();
  for (let look = 0; look < 50 && after.calls < strangeCalls; look++) {
    await delay(100);
    after = await size();
  }
  const bytes = (after.bytes - before.bytes) / strangeCalls;
  return {
    promise: 'calls of nothing, 20 KB each, leave little behind',
    tried: strangeCalls,
    lost: after.calls < strangeCalls || bytes > maxBytesEach ? 1 : 0,
    note: `${after.calls} in the call log, ${bytes.toFixed(0)} bytes each`,
  };
}

async function refusesUnfitPhotos(admin: Call): Promise<Finding> {
  const broken: string[] = [];
  for (const [what, content] of Object.entries(badPhotos)) {
    const form = new FormData();
    form.set('name', `Boards ${what}`);
    form.set('nameAr', `ألواح ${what}`);
    form.set('image', new Blob([content], { type: 'image/png' }));
    const response = await admin('POST', '/products/categories', form);
    // A photo with something behind it may be accepted: it is encoded anew.
    if (isBroken(response)) broken.push(`${what}: ${response.status}`);
  }
  return {
    promise: 'files that are no photos, or too large',
    tried: Object.keys(badPhotos).length,
    lost: broken.length,
    note: broken[0] ?? '',
  };
}

/** Sends bytes that no client sends by mistake; each gets a response or is hung up on. */
async function endsTalk(url: string): Promise<Finding> {
  const responses = await Promise.all(
    Object.entries(badBytes).map(async ([what, bytes]) => ({ what, ...(await talk(url, bytes)) })),
  );
  const broken = responses.filter(({ status, isOpen }) => isOpen || (status && status >= 500));
  return {
    promise: 'bytes that are no HTTP request',
    tried: responses.length,
    lost: broken.length,
    note: broken.map(({ what, status }) => `${what}: ${status}`)[0] ?? '',
  };
}
