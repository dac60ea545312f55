import { type ApiClient, ApiError, ConnectionError } from '@craftsandore/api-client';
import {
  type DriverRun,
  type Endpoint,
  piastres,
  readDriverRun,
  signDriverRun,
  startDriverRun,
  tellOutcome,
} from '@craftsandore/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { aDriverRun, aStop, aTaken } from '../../testing/a-driver-run.ts';
import { createDriverStore } from './driver-store.ts';
import { runKey, unsentKey } from './kept-run.ts';

const token = 'AAAADAtLzZqkY1yXbQm5s1Yw7k8';
const delivered = { outcome: 'delivered', cash: 1730 } as const;
const offline = () => new ConnectionError();

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', `/run#${token}`);
});

type Input = { params: { token: string }; body?: { id: string; parcelId: number } };
type Answer = (input: Input) => DriverRun | Error;

/** An API that answers as told by then, and remembers what it was asked. */
function anApi(answers: Partial<Record<'read' | 'tell' | 'start' | 'sign', Answer>> = {}) {
  const endpoints = new Map<Endpoint, keyof typeof answers>([
    [readDriverRun, 'read'],
    [tellOutcome, 'tell'],
    [startDriverRun, 'start'],
    [signDriverRun, 'sign'],
  ]);
  const api = vi.fn(async (endpoint: Endpoint, input: Input) => {
    const name = endpoints.get(endpoint);
    const answer = (name && answers[name]?.(input)) ?? aDriverRun();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { api: api as typeof api & ApiClient, answers };
}

async function opened(answers?: Parameters<typeof anApi>[0]) {
  const shop = anApi(answers);
  const store = createDriverStore(shop);
  await store.getState().open();
  return { ...shop, store, driver: store.getState };
}

const tellsOf = ({ api }: { api: ReturnType<typeof anApi>['api'] }) =>
  api.mock.calls.filter(([endpoint]) => endpoint === tellOutcome).map(([, input]) => input.body);

describe('opening', () => {
  test('a link takes it out of the address, and keeps the run', async () => {
    const { driver } = await opened();
    expect(location.href).not.toContain(token);
    expect(driver()).toMatchObject({ state: 'open', run: { driverName: 'هاني فتحي' } });
    expect(localStorage.getItem(runKey)).toContain(token);
  });

  test('the page again without a connection shows what is kept', async () => {
    await opened();
    const { driver } = await opened({ read: offline });
    expect(driver()).toMatchObject({ state: 'open', isWaiting: true, run: { id: 12 } });
  });

  test('a link without a connection waits, and is still in the address', async () => {
    const { driver } = await opened({ read: offline });
    expect(driver()).toMatchObject({ state: 'failed', run: null });
    expect(location.hash).toBe(`#${token}`);
  });

  test('nothing where no link was opened', async () => {
    history.replaceState(null, '', '/run');
    const { driver, api } = await opened();
    expect(driver().state).toBe('none');
    expect(api).not.toHaveBeenCalled();
  });

  test.each(['run.over', 'run.not_found'])('one that the API calls %s deletes it', async (code) => {
    await opened();
    const { driver } = await opened({ read: () => new ApiError({ status: 410, code }) });
    expect(driver()).toMatchObject({ state: 'over', run: null });
    expect(localStorage.getItem(runKey)).toBeNull();
  });

  test('one whose days are over deletes it without asking', async () => {
    await opened({ read: () => aDriverRun({ linkEnds: '2026-01-01T00:00:00.000Z' }) });
    const { driver, api } = await opened({ read: offline });
    expect(driver().state).toBe('none');
    expect(api).not.toHaveBeenCalled();
    expect(localStorage.getItem(runKey)).toBeNull();
  });
});

describe('what is said', () => {
  test('shows at once, and is sent once', async () => {
    const shop = await opened({
      tell: () =>
        aDriverRun({ stops: [aStop({ said: aTaken() }), aStop()], taken: piastres(173_000) }),
    });
    shop.driver().tell(aStop(), delivered);
    const said = { outcome: 'delivered', cash: 173_000 };
    expect(shop.driver().run).toMatchObject({ taken: 173_000, stops: [{ said }, {}] });
    await shop.driver().send();
    expect(tellsOf(shop)).toMatchObject([{ ...delivered, parcelId: 1, secondsAgo: 0 }]);
    expect(shop.driver()).toMatchObject({ unsent: [], run: { taken: 173_000 } });
    expect(localStorage.getItem(unsentKey)).toBeNull();
  });

  test('without a connection waits over a reload, and says how long ago it was', async () => {
    const first = await opened({ tell: offline });
    first.driver().tell(aStop(), delivered);
    await first.driver().send();
    expect(first.driver()).toMatchObject({ isWaiting: true, unsent: [{ said: { parcelId: 1 } }] });

    const waited = JSON.parse(localStorage.getItem(unsentKey) ?? '[]');
    waited[0].saidAt -= 3_600_000;
    localStorage.setItem(unsentKey, JSON.stringify(waited));
    const second = await opened({ read: offline, tell: offline });
    expect(second.driver().run).toMatchObject({ taken: 173_000 });

    const third = await opened();
    const [sent, ...more] = tellsOf(third);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ id: waited[0].said.id, ...delivered });
    expect(Object(sent).secondsAgo).toBeGreaterThanOrEqual(3_600);
    expect(third.driver().unsent).toEqual([]);
  });

  test('goes in order, and one that is refused is kept for its driver to read', async () => {
    const refusal = new ApiError({ status: 404, code: 'run.no_stop', message: 'Tell the shop.' });
    const shop = await opened({ tell: offline });
    shop.driver().tell(aStop(), delivered);
    shop.driver().tell(aStop({ parcelId: 2 }), { outcome: 'postponed', day: '2026-11-28' });
    await shop.driver().send();
    shop.answers.tell = ({ body }) => (body?.parcelId === 1 ? refusal : aDriverRun());
    await shop.driver().send();
    const told = tellsOf(shop).map((body) => body?.parcelId);
    expect([told.lastIndexOf(1), told.indexOf(2)]).toEqual([told.length - 2, told.length - 1]);
    const [one, ...others] = shop.driver().unsent;
    expect(one).toMatchObject({ refusal: 'Tell the shop.', orderReference: 'CS-26-01184' });
    expect(others).toEqual([]);
    // It does not count as taken.
    expect(shop.driver().run?.taken).toBe(0);
    shop.driver().dismiss(one?.said.id ?? '');
    expect(shop.driver().unsent).toEqual([]);
  });

  test('after the run is closed is kept, though the run is not', async () => {
    const over = new ApiError({ status: 410, code: 'run.over', message: 'It is over.' });
    const shop = await opened({ tell: () => over });
    shop.driver().tell(aStop(), delivered);
    await shop.driver().send();
    expect(shop.driver()).toMatchObject({ state: 'over', unsent: [{ refusal: 'It is over.' }] });
    expect(localStorage.getItem(runKey)).toBeNull();
    expect(localStorage.getItem(unsentKey)).toContain('CS-26-01184');
  });

  test('of what was delivered only that it was given back counts', async () => {
    const run = aDriverRun({ stops: [aStop({ said: aTaken() })], taken: piastres(173_000) });
    const shop = await opened({ read: () => run, tell: offline });
    shop.driver().tell(aStop(), { outcome: 'not_reached', reason: 'no_answer' });
    expect(shop.driver().run?.taken).toBe(173_000);
    shop.driver().tell(aStop(), { outcome: 'refused', reason: 'refused' });
    expect(shop.driver().run?.taken).toBe(0);
  });
});

test('sets out and signs what is shown, and says why that came to nothing', async () => {
  const run = aDriverRun({ taken: piastres(173_000), startedAt: null });
  const shop = await opened({
    read: () => run,
    sign: () => new ApiError({ status: 409, code: 'run.changed', message: 'It has changed.' }),
  });
  expect(await shop.driver().setOut()).toBeNull();
  expect(shop.driver().run?.startedAt).not.toBeNull();
  shop.answers.read = () => run;
  await shop.driver().open();
  expect(await shop.driver().sign()).toMatchObject({ sentence: 'It has changed.' });
  expect(shop.api).toHaveBeenLastCalledWith(signDriverRun, {
    ...{ params: { token }, body: { total: 1730 } },
  });
});
