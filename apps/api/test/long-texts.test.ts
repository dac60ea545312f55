import { Role } from '@craftsandore/roles';
import { describe, expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { fillPath, testApi } from './support/api.ts';
import { type Rules, rulesOf } from './support/rules-of.ts';

// A pattern that tries all ways to match a text of this length takes ten seconds and more; one that tries a few, 10 ms.
const longest = 100_000;
const maxSeconds = 1;

const shapes = ['.', 'a.', 'a', '-', ' ', 'a ', '1', '1.', '٣', 'خ', 'خ ', '@', ',', ';q=1,', '{'];
const texts = shapes.flatMap((shape) => {
  const text = shape.repeat(longest / shape.length);
  return [text, `a@${text}@`, `1${text}!`];
});

const places = ['params', 'query', 'body'] as const;

/** The paths of all fields, at any depth; the place in an array is a 0. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Rules): string[][] {
  const inside = Object.entries(properties).flatMap(([name, field]) =>
    fieldsOf(field).map((path) => [name, ...path]),
  );
  const inItems = items ? fieldsOf(items).map((path) => ['0', ...path]) : [];
  return [[], ...inside, ...inItems, ...anyOf.flatMap(fieldsOf)];
}

const holding = (path: string[], text: string) =>
  path.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), text);

/** The processor's time: what else the machine does is not counted. */
async function secondsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const fields = endpoints.flatMap((endpoint) =>
  places.flatMap((place) => {
    const shape = endpoint[place];
    const paths = new Set(fieldsOf(rulesOf(shape, 'input')).map((path) => path.join('.')));
    return [...paths].map((path) => ({ ...endpoint, place, shape, field: path }));
  }),
);

test.each(fields)('$method $path reads a long $field in its $place at once', async (one) => {
  for (const text of texts) {
    const input = holding(one.field.split('.').filter(Boolean), text);
    expect(await secondsOf(() => one.shape?.safeParse(input))).toBeLessThan(maxSeconds);
  }
});

test('finds the fields of every call', () => {
  const found = fields.map(({ path, field }) => `${path} ${field}`);
  expect(found).toContain('/api/v1.0/email/send template_params.email');
  expect(found).toContain('/admin/search/synonyms terms.0');
});

describe('over HTTP', async () => {
  const { signedIn, guest } = await testApi({ REQUESTS_PER_MINUTE: '0' });
  const admin = await signedIn(Role.Admin);

  const headers = [
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-type',
    'if-none-match',
    'origin',
    'range',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
  ];

  test.each(headers)('answers a long %s at once', async (name) => {
    const prefixes = ['', 'Bearer ', 'ar;q=', '"', 'bytes=', '127.0.0.1, '];
    for (const text of prefixes.flatMap((prefix) => texts.map((text) => prefix + text))) {
      const value = { [name]: encodeURI(text).slice(0, longest) };
      const asked = [
        { method: 'GET', path: '/products', headers: value },
        { method: 'POST', path: '/auth/login', headers: value, body: {} },
        { method: 'GET', path: '/images/none.webp', headers: value },
      ];
      expect(await secondsOf(() => Promise.all(asked.map(guest.send)))).toBeLessThan(maxSeconds);
    }
  });

  test.each(endpoints.filter(({ body, file }) => body && !file))(
    '$method $path answers long fields at once',
    async ({ method, path, params, body }) => {
      const names = Object.keys(body?.shape ?? {});
      const ids = Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, 1]));
      for (const text of shapes.map((shape) =>
        shape.repeat(90_000 / shape.length / 2 / names.length),
      )) {
        const fields = Object.fromEntries(names.map((name) => [name, text]));
        const ask = () => admin.send({ method, path: fillPath(path, ids), body: fields });
        expect(await secondsOf(ask)).toBeLessThan(maxSeconds);
      }
    },
  );
});
