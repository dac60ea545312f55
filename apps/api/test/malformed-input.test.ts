import { ErrorBody, listApiLogs } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { aStockedShop } from './support/a-stocked-shop.ts';
import { fillPath, testApi } from './support/api.ts';
import { inputsFor } from './support/inputs.ts';
import { proofSize } from './support/proof-size.ts';

const api = await testApi({
  REQUESTS_PER_MINUTE: '0',
  REGISTRATIONS_PER_HOUR: '0',
  PASSWORD_RESETS_PER_HOUR: '0',
  PASSWORD_RESETS_OF_ADDRESS: '0',
  VERIFICATION_MAILS_PER_HOUR: '0',
  CONTACT_MESSAGES_PER_HOUR: '0',
  DEMO_IDENTITY: 'on',
  SIGN_IN_FAILURES_PER_15_MINUTES: '0',
  SIGN_IN_FAILURES_OF_ADDRESS: '0',
  SIGN_IN_FAILURES_OF_ACCOUNT: '0',
});

const customer = await api.signedIn();
await aStockedShop(api.db, 3, customer.user, customer.user);

test.each(endpoints)('$method $path never breaks', async (endpoint) => {
  const { send } = await api.signedIn(endpoint === listApiLogs ? Role.Developer : Role.Admin);

  await fc.assert(
    fc.asyncProperty(inputsFor(endpoint), async ({ params, query, body }) => {
      const path = fillPath(endpoint.path, params, query);
      const { statusCode, payload } = await send({ method: endpoint.method, path, body });

      expect(statusCode).toBeLessThan(500);
      if (statusCode >= 400) {
        const { message, code } = ErrorBody.parse(JSON.parse(payload));
        expect(message).not.toBe('');
        expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
      }
    }),
    { numRuns: proofSize(10, 60) },
  );
});
