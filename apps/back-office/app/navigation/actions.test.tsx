import type { Result } from '@craftsandore/api-client';
import { Role } from '@craftsandore/roles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { apiContext, sessionContext } from '../session/context.ts';
import { accepted, refused } from '../testing/results.ts';
import { sessionOf } from '../testing/session-of.ts';
import { actionOf, type Call, useAction } from './actions.ts';

const send = vi.fn((_: string, __: Call): Promise<Result<string>> => Promise.resolve(accepted('')));
const api = vi.fn(() => Promise.reject(new Error('Nobody calls it here')));
const intents = { send };
const upload = (signal: AbortSignal) => ({ file: undefined, signal, onSent: () => undefined });

/** A page that counts how often it was loaded, with its way to act. */
async function renderPage() {
  const load = vi.fn((): unknown => null);
  let submit: ReturnType<typeof useAction<typeof intents>> | undefined;
  function Page() {
    submit = useAction<typeof intents>();
    return <p>Page</p>;
  }
  const context = new RouterContextProvider();
  const session = sessionOf('Sales');
  context.set(sessionContext, session);
  context.set(apiContext, api as never); // answers nothing but the profile
  const action = actionOf(intents, (refusal) => refusal?.code === 'order.changed');
  const routes = [
    { path: '/', loader: load, action, element: <Page /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { getContext: () => context });
  render(<RouterProvider router={router} />);
  await screen.findByText('Page');
  load.mockClear();
  return {
    load,
    router,
    session,
    /** Settled, because React waits for no promise that rejects. */
    submit: (payloads: string[], options: Parameters<NonNullable<typeof submit>>[2] = {}) =>
      act(() => Promise.allSettled(payloads.map((sent) => submit?.('send', sent, options)))),
  };
}

test('hands the payload to its intent, the result to the one who submitted, and loads the page again', async () => {
  const { submit, load } = await renderPage();
  send.mockResolvedValueOnce(accepted('sent'));
  expect(await submit(['a'])).toMatchObject([{ value: accepted('sent') }]);
  expect(send).toHaveBeenLastCalledWith('a', expect.anything());
  expect(load).toHaveBeenCalledOnce();
});

test('keeps the page as it is after a refusal, unless others have changed it', async () => {
  const { submit, load } = await renderPage();
  send.mockResolvedValueOnce(refused({ code: 'order.not_found' }));
  expect(await submit(['a'])).toMatchObject([{ value: { ok: false } }]);
  expect(load).not.toHaveBeenCalled();

  send.mockResolvedValueOnce(refused({ code: 'order.changed' }));
  await submit(['a']);
  expect(load).toHaveBeenCalledOnce();
});

test('reads the role again where the right was lost on the way', async () => {
  const { submit, session } = await renderPage();
  const user = session.getState().user;
  api.mockResolvedValueOnce({ ...user, roleId: Role.User } as never);
  send.mockResolvedValueOnce(refused({ code: 'access.denied' }));
  await submit(['a']);
  await waitFor(() => expect(session.getState().user?.roleId).toBe(Role.User));
});

test('loads nothing again where nothing changes', async () => {
  const { submit, load } = await renderPage();
  await submit(['a'], { revalidate: false });
  expect(load).not.toHaveBeenCalled();
});

test('gives each of several at once its own result', async () => {
  const { submit } = await renderPage();
  send.mockImplementation(async (payload) => accepted(payload));
  const results = await submit(['a', 'b']);
  expect(results).toMatchObject([{ value: accepted('a') }, { value: accepted('b') }]);
});

test('loads the page again after a success, also where another is refused meanwhile', async () => {
  const { submit, load } = await renderPage();
  load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(null))));
  send.mockImplementation(async (payload) =>
    payload === 'a' ? accepted('a') : refused({ code: 'order.not_found' }),
  );
  const results = await submit(['a', 'b']);
  expect(results).toMatchObject([{ value: accepted('a') }, { value: { ok: false } }]);
  // The first load was ended by the second response, which therefore has to load again.
  expect(load).toHaveBeenCalledTimes(2);
});

test('reaches its own page when another one is open', async () => {
  const { submit, router } = await renderPage();
  await act(() => router.navigate('/elsewhere'));
  send.mockResolvedValueOnce(accepted('sent'));
  expect(await submit(['a'])).toMatchObject([{ value: accepted('sent') }]);
  expect(screen.getByText('Elsewhere')).toBeVisible();
});

test('what is cancelled rejects, and leaves the page as it is', async () => {
  const { submit, load } = await renderPage();
  const stop = new AbortController();
  send.mockImplementationOnce(async (_, call) => {
    stop.abort();
    throw call.upload?.signal.reason;
  });
  const results = await submit(['a'], { upload: upload(stop.signal) });
  expect(results).toMatchObject([{ reason: { name: 'AbortError' } }]);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Page')).toBeVisible();
});
