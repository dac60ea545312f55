import { ErrorBody, type Endpoint } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { aForm, fillPath, testApi } from './support/api.ts';

const api = await testApi({
  REQUESTS_PER_MINUTE: '0',
  REGISTRATIONS_PER_HOUR: '0',
  PASSWORD_RESETS_PER_HOUR: '0',
  VERIFICATION_MAILS_PER_HOUR: '0',
  CONTACT_MESSAGES_PER_HOUR: '0',
  DEMO_IDENTITY: 'on',
  SIGN_IN_FAILURES_PER_15_MINUTES: '0',
  SIGN_IN_FAILURES_OF_ADDRESS: '0',
  SIGN_IN_FAILURES_OF_ACCOUNT: '0',
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    '\u0000',
    '\ud800',
    '٣',
    "'; --",
    '%',
    '2147483648',
  ),
);
const value = fc.oneof(text, fc.jsonValue(), fc.maxSafeInteger(), fc.double());

/** Input that has the right names, and anything at all behind them. */
const inputFor = ({ params, query, body, file }: Endpoint) =>
  fc.record({
    params: fc.record(mapKeys(params?.shape, text)),
    query: fc.record(mapKeys(query?.shape, text), { requiredKeys: [] }),
    body: body
      ? file
        ? formFor(file.field, body.shape)
        : jsonFor(body.shape)
      : fc.constant(undefined),
  });

const jsonFor = (shape: object) =>
  fc.oneof(fc.record(mapKeys(shape, value), { requiredKeys: [] }), value);

const bytes = fc.uint8Array({ maxLength: 200 });
const blob = fc.oneof(
  bytes.map((content) => new Blob([content])),
  bytes.map((content) => new Blob(['\u0089PNG\r\n', content], { type: 'image/png' })),
);

/** Forms, also with files where text belongs and text where the file does; and what is no form at all. */
const formFor = (field: string, shape: object) =>
  fc.oneof(
    fc
      .record(
        { ...mapKeys(shape, fc.oneof(text, blob)), [field]: fc.oneof(blob, text) },
        { requiredKeys: [] },
      )
      .map((fields) => aForm(fields)),
    value,
  );

function mapKeys<T>(shape: object = {}, arbitrary: fc.Arbitrary<T>) {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, arbitrary]));
}

test.each(endpoints)('$method $path never breaks', async (endpoint) => {
  const { send } = await api.signedIn(Role.Developer);

  await fc.assert(
    fc.asyncProperty(inputFor(endpoint), async ({ params, query, body }) => {
      const path = fillPath(endpoint.path, params, query);
      const { statusCode, payload } = await send({ method: endpoint.method, path, body });

      expect(statusCode).toBeLessThan(500);
      if (statusCode >= 400) {
        const { message, code } = ErrorBody.parse(JSON.parse(payload));
        expect(message).not.toBe('');
        expect(code).toMatch(/^[a-z]+\.[a-z_]+$/);
      }
    }),
    { numRuns: 60 },
  );
});
