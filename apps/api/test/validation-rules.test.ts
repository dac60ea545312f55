import { type Endpoint, maxId } from '@craftsandore/contract';
import { can, Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { aForm, fillPath, testApi } from './support/api.ts';
import { type Rules, rulesOf } from './support/rules-of.ts';

const { guest, signedIn } = await testApi();
const [admin, developer] = [await signedIn(Role.Admin), await signedIn(Role.Developer)];

/** A value that one rule forbids, and which field is to be named for it. */
type Breach = { why: string; path: string[]; wrong: unknown };

function breachesOf(rules: Rules, path: string[] = []): Breach[] {
  const { minLength = 0, maxLength, maximum, minItems = 0, maxItems, properties = {} } = rules;
  const minimum = rules.exclusiveMinimum ?? (rules.minimum === undefined ? NaN : rules.minimum - 1);
  const breach = (why: string, wrong: unknown) => ({ why, path, wrong });
  const breachIf = (isRule: boolean, why: string, wrong: unknown) =>
    isRule ? [breach(why, wrong)] : [];

  switch (rules.type) {
    case 'object':
      return Object.entries(properties).flatMap(([name, field]) => [
        ...(rules.required?.includes(name) && field.default === undefined
          ? [{ why: 'missing', path: [...path, name], wrong: undefined }]
          : []),
        ...breachesOf(field, [...path, name]),
      ]);
    case 'array':
      return [
        ...breachIf(minItems > 0, 'too few', []),
        ...breachIf(maxItems !== undefined, 'too many', Array((maxItems ?? 0) + 1).fill('x')),
        ...breachesOf(rules.items ?? {}, [...path, '0']),
      ];
    case 'number':
    case 'integer':
      return [
        breach('no number', 'x'),
        ...breachIf(!Number.isNaN(minimum), 'too small', minimum),
        ...breachIf(Number.isSafeInteger((maximum ?? NaN) + 1), 'too large', (maximum ?? 0) + 1),
        // Half a piastre, too, is no money.
        ...breachIf(rules.type === 'integer', 'not whole', 1.005),
      ];
    case 'boolean':
      return [breach('neither yes nor no', 'perhaps')];
    case 'string':
      return [
        ...breachIf(minLength > 0, 'too short', 'x'.repeat(Math.max(0, minLength - 1))),
        ...breachIf(maxLength !== undefined, 'too long', 'x'.repeat((maxLength ?? 0) + 1)),
        ...breachIf(hasForm(rules), 'of another form', '?'),
      ];
    default: {
      const [only, ...others] = rules.anyOf?.filter(({ type }) => type !== 'null') ?? [];
      if (only && others.length === 0) return breachesOf(only, path);
      return breachIf(rules.anyOf !== undefined, 'none of these', '?');
    }
  }
}

function hasForm({ enum: allowed, pattern, allOf = [] }: Rules): boolean {
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined);
  return allowed !== undefined || patterns.some((one) => !new RegExp(one, 'u').test('?'));
}

const asInput = ({ path, wrong }: Breach) =>
  path.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), wrong);

const places = ['params', 'query', 'body'] as const;

function attemptsAt(endpoint: Endpoint) {
  return places.flatMap((place) => {
    return breachesOf(rulesOf(endpoint[place], 'output'))
      .filter(({ wrong }) => place !== 'params' || wrong !== undefined)
      .map((breach) => ({ place, breach }));
  });
}

function callerOf({ access }: Endpoint) {
  if (access === 'public') return guest;
  return access === 'signed-in' || can(Role.Admin, access) ? admin : developer;
}

const withRules = endpoints.filter((endpoint) => attemptsAt(endpoint).length > 0);

test('most calls have rules', () => {
  expect(withRules.length).toBeGreaterThan(endpoints.length / 2);
});

test.each(withRules)('$method $path holds to each of its rules', async (endpoint) => {
  const { send } = callerOf(endpoint);

  for (const { place, breach } of attemptsAt(endpoint)) {
    const input = Object(asInput(breach));
    const anyId = {
      id: 1,
      orderId: 1,
      userId: 1,
      customerId: 1,
      photoId: 1,
      group: 'shop',
      token: 'a-token-of-no-order-at-all',
    };
    const path = fillPath(
      endpoint.path,
      place === 'params' ? input : anyId,
      place === 'query' ? input : {},
    );
    const fields = place === 'body' ? input : {};
    const body = endpoint.file ? aForm(fields) : endpoint.body && fields;
    const reply = await send({ method: endpoint.method, path, ...(body && { body }) });

    const field = breach.path.join('.').replace(/\.0$/, '');
    const { code, details = [] } = reply.json();
    const named = details.map((detail: { path: string }) => detail.path.replace(/\.0$/, ''));
    expect([breach.why, reply.statusCode, code]).toEqual([breach.why, 422, 'request.invalid']);
    expect(named, `${place} ${field} ${breach.why}`).toContain(field);
  }
});

test('no version that a save has seen is more than the database can compare', () => {
  const seen = endpoints.flatMap(
    ({ body }) => rulesOf(body, 'output').properties?.['seenVersion'] ?? [],
  );
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter(({ maximum }) => maximum !== maxId)).toEqual([]);
});
