import type { SessionUser } from '@craftsandore/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { SessionContext } from './session-context.ts';
import { createSessionStore } from './session-store.ts';
import { useLastUserId } from './use-last-user-id.ts';

afterEach(cleanup);

const nada: SessionUser = {
  id: 7,
  name: 'Nada',
  email: 'nada@example.com',
  isVerified: true,
  roleId: 3,
};

function Person() {
  return useLastUserId() ?? 'nobody';
}

test('the last person stays after the end of a session, until somebody else signs in', () => {
  const session = createSessionStore();
  render(
    <SessionContext value={session}>
      <Person />
    </SessionContext>,
  );
  expect(screen.getByText('nobody')).toBeDefined();

  const { begin, end } = session.getState();
  act(() => begin({ accessToken: 'a', user: nada }, { keep: false }));
  expect(screen.getByText('7')).toBeDefined();

  act(() => end());
  expect(screen.getByText('7')).toBeDefined();

  act(() => begin({ accessToken: 'b', user: { ...nada, id: 8 } }, { keep: false }));
  expect(screen.getByText('8')).toBeDefined();
});
