import type { RoleName } from '@craftsandore/roles';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { sessionContext } from '../session/context.ts';
import { sessionOf } from '../testing/session-of.ts';
import { clientLoader } from './index.tsx';

test.each<[string, RoleName | undefined, string]>([
  ['staff to the dashboard', 'Sales', '/admin'],
  ['others to sign in, where they are told of no refusal', undefined, '/signin'],
])('leads %s', (_, role, path) => {
  const context = new RouterContextProvider();
  context.set(sessionContext, sessionOf(role));
  expect(clientLoader({ context }).headers.get('location')).toBe(path);
});
