import type { Endpoint } from '@craftsandore/contract';
import { can, Role, roleIds, type RoleId } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { fillPath, testApi } from './support/api.ts';

const api = await testApi();

/** What a call without any sensible input says of access: it is looked at before the input is. */
async function statusFor(endpoint: Endpoint, role: RoleId | null) {
  const { send } = role ? await api.signedIn(role) : api.guest;
  const path = fillPath(endpoint.path, { id: 1, orderId: 1 });
  const { statusCode, payload } = await send({ method: endpoint.method, path });
  return { status: statusCode, code: JSON.parse(payload).code };
}

function expected({ access }: Endpoint, role: RoleId | null): number | null {
  if (access === 'public') return null;
  if (!role) return 401;
  return access === 'signed-in' || can(role, access) ? null : 403;
}

/** What is served beside the calls of the contract: to anybody, and with nothing of anybody's – or to who was told a signed address. */
const openDoors = [
  ...['*', '/health/', '/docs', '/catalogue/changes', '/images/', '/private-images/'],
  '/demo-identity/',
];

test('there is no way in but the calls of the contract', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  const others = routesOf(api.app.printRoutes({ commonPrefix: false })).filter(
    (route) =>
      !calls.includes(route) && !openDoors.some((door) => route.split(' ')[1]?.startsWith(door)),
  );
  expect(others).toEqual([]);
});

/** `GET /users/orders` and its like of Fastify's tree; a HEAD comes with every GET. */
function routesOf(tree: string): string[] {
  const way: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] =
      line.match(/^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/) ?? [];
    way.splice(indent.length / 4, Infinity, segment);
    const asked = methods?.split(', ').filter((method) => method !== 'HEAD') ?? [];
    return asked.map((method) => `${method} ${way.join('')}`);
  });
}

const everyone = [null, ...roleIds];
const matrix = endpoints.flatMap((endpoint) =>
  everyone.map((role) => ({
    endpoint,
    role,
    call: `${endpoint.method} ${endpoint.path}`,
    who: role ? Object.keys(Role)[role - 1] : 'a guest',
  })),
);

test.each(matrix)('$call for $who', async ({ endpoint, role }) => {
  const { status, code } = await statusFor(endpoint, role);
  const refusal = expected(endpoint, role);

  if (refusal) expect(status).toBe(refusal);
  else expect([401, 403]).not.toContain(status);
  // Somebody answers: a call of the contract that nobody serves is found here.
  expect(code).not.toBe('request.not_found');
});
