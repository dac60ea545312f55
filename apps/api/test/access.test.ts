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
