import { Role } from '@craftsandore/roles';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../testing/render-in-app.tsx';
import { sessionOf } from '../testing/session-of.ts';
import { createLive, LiveContext } from './live.ts';
import { LiveConnection } from './live-connection.tsx';
import type { followStream } from './live-stream.ts';

type Connection = Parameters<typeof followStream>[0] & { refuse: (status: number) => void };

const { open } = vi.hoisted(() => ({ open: new Set<Connection>() }));
let connections = 0;
let lastId = 0;

// Pages of jsdom have no streams.
vi.mock('./live-stream.ts', () => ({
  followStream: (parts: Connection) =>
    new Promise<number | null>((resolve) => {
      const end = (status: number | null) => {
        open.delete(connection);
        resolve(status);
      };
      const connection = { ...parts, refuse: end };
      connections++;
      open.add(connection);
      parts.onState(true);
      parts.signal.addEventListener('abort', () => end(null));
    }),
}));

beforeEach(() => {
  open.clear();
  connections = 0;
});

type Session = ReturnType<typeof sessionOf>;

const becomes = (session: Session, role: keyof typeof Role) => {
  const { user, renew } = session.getState();
  if (user) renew({ ...user, roleId: Role[role] });
};

/** A page of staff, of whom the API says this once it is asked. Without locks each page has a connection of its own. */
async function openPage({
  session = sessionOf('Sales'),
  roleNow = 'Sales' as keyof typeof Role,
} = {}) {
  const live = createLive(() => true);
  const onRoleDue = vi.fn(() => becomes(session, roleNow));
  renderInApp(
    <LiveContext value={live}>
      <LiveConnection apiUrl="https://api.example" onRoleDue={onRoleDue} />
    </LiveContext>,
    { session },
  );
  await waitFor(() => expect(live.read().isOn).toBe(true));
  return { live, session, onRoleDue, unseen: () => Object.values(live.read().unseen).flat() };
}

const happens = (kind: 'order.placed' | 'review.added', objectId: number) =>
  act(async () => {
    const id = ++lastId;
    open.forEach(({ onAt }) => onAt(id, { kind, objectId }));
  });

/** The API ends what it tells, as when a session has ended or a role has changed, and answers the next try. */
const ends = (status?: number) =>
  act(async () =>
    open.forEach(({ onState, refuse }) => {
      onState(false);
      if (status) refuse(status);
      else onState(true);
    }),
  );

test('who signs out in one page is told nothing in any, and nothing of it stays', async () => {
  const pages = [await openPage(), await openPage()];
  await happens('order.placed', 1);
  for (const { unseen } of pages) expect(unseen()).toEqual([1]);
  await act(async () => {
    pages[0]?.session.getState().end();
    // By which the browser tells its other pages.
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  expect(open.size).toBe(0);
  await happens('order.placed', 2);
  expect(pages.flatMap(({ unseen }) => unseen())).toEqual([]);
  expect(connections).toBe(2);
});

test('who has another role is told anew, and keeps nothing of what the role before was told', async () => {
  const page = await openPage({ roleNow: 'Developer' });
  await happens('review.added', 1);
  expect(page.unseen()).toEqual([1]);
  await ends();
  expect(page.onRoleDue).toHaveBeenCalledOnce();
  expect(page.unseen()).toEqual([]);
  expect([open.size, connections]).toEqual([1, 2]);
  await happens('order.placed', 2);
  expect(page.unseen()).toEqual([2]);
});

test('who still has the role goes on', async () => {
  const page = await openPage();
  await happens('order.placed', 1);
  await ends();
  expect(page.unseen()).toEqual([1]);
  expect(connections).toBe(1);
});

test.each([
  ['whose role is told nothing any more', 403, { user: { roleId: Role.User } }],
  ['who was deactivated', 401, { token: null }],
])('somebody %s is connected no more', async (_, status, session) => {
  const page = await openPage({ roleNow: 'User' });
  await happens('order.placed', 1);
  await ends(status);
  expect(page.session.getState()).toMatchObject(session);
  expect(page.unseen()).toEqual([]);
  expect([open.size, connections]).toEqual([0, 1]);
});
