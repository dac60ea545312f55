import { ApiError, ConnectionError } from '@craftsandore/api-client';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { sessionContext } from '../session/context.ts';
import { sessionOf } from '../testing/session-of.ts';
import { keepingLast } from './keeping-last.ts';

function loaderThat(loads: (() => Promise<{ order: number }>)[], session = sessionOf('Sales')) {
  const context = new RouterContextProvider();
  context.set(sessionContext, session);
  const loader = keepingLast(
    () => loads.shift()?.() ?? Promise.reject(new Error('once too often')),
  );
  return (path: string) => loader({ context, request: new Request(`http://office${path}`) });
}

const order = async () => ({ order: 7 });
const fails = (error: Error) => () => Promise.reject(error);

test.each([
  ['there is no connection', new ConnectionError('offline'), undefined],
  ['the server fails', new ApiError({ status: 502 }), 502],
  ['the session is over', new ApiError({ status: 401 }), 401],
])('what was loaded last stays while %s', async (_, error, status) => {
  const load = loaderThat([order, fails(error), order]);
  expect(await load('/admin-orders/7')).toEqual({ order: 7 });
  expect(await load('/admin-orders/7')).toMatchObject({ order: 7, notRefreshed: { status } });
  expect(await load('/admin-orders/7')).toEqual({ order: 7 });
});

test.each([
  ['is gone', '/admin-orders/7', new ApiError({ status: 404 })],
  ['is not allowed any more', '/admin-orders/7', new ApiError({ status: 403 })],
  ['has another address', '/admin-orders/8', new ConnectionError('offline')],
  ['has failed by itself', '/admin-orders/7', new TypeError('a bug')],
])('nothing stays for a page that %s', async (_, path, error) => {
  const load = loaderThat([order, fails(error)]);
  await load('/admin-orders/7');
  await expect(load(path)).rejects.toBe(error);
});

test('the first try has nothing to show', async () => {
  const error = new ConnectionError('offline');
  await expect(loaderThat([fails(error)])('/banner-list')).rejects.toBe(error);
});
