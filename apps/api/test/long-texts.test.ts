import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Role } from '@craftsandore/roles';
import { describe, expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { fillPath, testApi } from './support/api.ts';
import { processorSeconds } from './support/processor-time.ts';
import { type Rules, rulesOf } from './support/rules-of.ts';

// A pattern that tries all ways to match a text of this length takes ten seconds and more; one that tries a few, 10 ms.
const longest = 100_000;
const maxSeconds = 1;

const shapes = ['.', 'a.', 'a', '-', ' ', 'a ', '1', '1.', '٣', 'خ', 'خ ', '@', ',', ';q=1,', '{'];
const long = (shape: string) => shape.repeat(longest / shape.length);
const texts = shapes.flatMap((shape) => {
  const text = long(shape);
  return [text, `a@${text}@`, `1${text}!`];
});

const places = ['params', 'query', 'body'] as const;

/** A field at any depth, and an input that holds a text there, beside what says of which kind the things around it are. */
type Field = { name: string[]; holding: (text: string) => unknown };

function fieldsOf({ properties = {}, items, anyOf = [], oneOf = anyOf }: Rules): Field[] {
  const kinds = Object.entries(properties).flatMap(([name, { const: kind }]) =>
    kind === undefined ? [] : [[name, kind]],
  );
  const inside = Object.entries(properties).flatMap(([name, field]) =>
    fieldsOf(field).map((inner) => ({
      name: [name, ...inner.name],
      holding: (text: string) => ({ ...Object.fromEntries(kinds), [name]: inner.holding(text) }),
    })),
  );
  const inItems = fieldsOfItems(items);
  return [{ name: [], holding: (text) => text }, ...inside, ...inItems, ...oneOf.flatMap(fieldsOf)];
}

const fieldsOfItems = (items: Rules | undefined): Field[] =>
  (items ? fieldsOf(items) : []).map(({ name, holding }) => ({
    name: ['0', ...name],
    holding: (text) => [holding(text)],
  }));

const secondsOf = (work: () => unknown) => processorSeconds(work, maxSeconds);

const fields = endpoints.flatMap((endpoint) =>
  places.flatMap((place) => {
    const shape = endpoint[place];
    if (!shape) return [];
    const { method, path } = endpoint;
    const found = fieldsOf(rulesOf(shape, 'input'));
    const each = new Map(found.map((field) => [JSON.stringify(field.holding('')), field]));
    return [...each.values()].map(({ name, holding }) => {
      return { method, path, place, shape, field: name.join('.'), holding };
    });
  }),
);

test.each(fields)('$method $path reads a long $field in its $place at once', async (one) => {
  for (const text of texts) {
    const input = one.holding(text);
    expect(await secondsOf(() => one.shape.safeParse(input))).toBeLessThan(maxSeconds);
  }
});

test('finds the fields of every call', () => {
  const found = fields.map(({ path, field }) => `${path} ${field}`);
  expect(found).toContain('/api/v1.0/email/send template_params.email');
  expect(found).toContain('/admin/search/synonyms terms.0');
  const ofOneKind = fields.filter(({ field }) => field === 'edits.0.shippingDetails.landmark');
  expect(ofOneKind[0]?.holding('x')).toEqual({
    edits: [{ kind: 'address', shippingDetails: { landmark: 'x' } }],
  });
});

describe('over HTTP', async () => {
  const { signedIn, guest } = await testApi({ REQUESTS_PER_MINUTE: '0' });
  const admin = await signedIn(Role.Admin);

  const headers = [
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-length',
    'content-type',
    'idempotency-key',
    'if-none-match',
    'last-event-id',
    'origin',
    'range',
    'transfer-encoding',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
  ];

  test('knows every header that the code reads', () => {
    const folder = fileURLToPath(new URL('../src/', import.meta.url));
    const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
    const code = files.map((file) => readFileSync(folder + file, 'utf8')).join('');
    // A banner's `headers` are words, and `headers.ts` is a file.
    const read = code.matchAll(
      /\bheaders(?:\['([a-z-]+)'\]|\.(?!(?:header|ts)\b)([a-z]+)\b(?!\())/g,
    );
    const names = [...read].map(([, quoted, plain]) => quoted ?? plain);
    expect(names.length).toBeGreaterThan(5);
    expect(headers).toEqual(expect.arrayContaining(names));
  });

  let turn = 0;
  /** Three at a time, all of them in turn: each field has met each shape above, and here an endpoint meets long texts. */
  const someShapes = () => {
    turn += 1;
    return shapes.filter((_, index) => index % 5 === turn % 5);
  };

  test.each(headers)('answers a long %s at once', async (name) => {
    const prefixes = ['Bearer ', 'ar;q=', '"', 'bytes=', '127.0.0.1, '];
    const begun = prefixes.flatMap((prefix) => shapes.map((shape) => prefix + long(shape)));
    for (const [index, text] of [...texts, ...begun].entries()) {
      const value = { [name]: encodeURI(text).slice(0, longest) };
      const asked = [
        { method: 'GET', path: '/products', headers: value },
        { method: 'POST', path: '/auth/login', headers: value, body: {} },
        { method: 'GET', path: '/images/none.webp', headers: value },
      ];
      // Each shape comes eight times, so that each of the three meets it.
      const one = asked.filter((_, place) => place === index % asked.length);
      expect(await secondsOf(() => Promise.all(one.map(guest.send)))).toBeLessThan(maxSeconds);
    }
  });

  test.each(endpoints.filter(({ body, file }) => body && !file))(
    '$method $path answers long fields at once',
    async ({ method, path, params, body }) => {
      const names = Object.keys(body?.shape ?? {});
      const ids = Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, 1]));
      for (const text of someShapes().map((shape) =>
        shape.repeat(90_000 / shape.length / 2 / names.length),
      )) {
        const fields = Object.fromEntries(names.map((name) => [name, text]));
        const ask = () => admin.send({ method, path: fillPath(path, ids), body: fields });
        expect(await secondsOf(ask)).toBeLessThan(maxSeconds);
      }
    },
  );

  const allOf = (rules: Rules, text: string) =>
    Object.fromEntries(Object.keys(rules.properties ?? {}).map((name) => [name, text]));

  const inAddress = (shape: string) => shape.repeat(longest / encodeURIComponent(shape).length);

  test.each(endpoints.filter(({ params, query }) => params ?? query))(
    '$method $path answers long pieces of its path and query at once',
    async ({ method, path, params, query }) => {
      const [pieces, asked] = [rulesOf(params, 'input'), rulesOf(query, 'input')];
      for (const text of someShapes().map(inAddress)) {
        const addresses = [
          ...(params ? [fillPath(path, allOf(pieces, text))] : []),
          ...(query ? [fillPath(path, allOf(pieces, '1'), allOf(asked, text))] : []),
        ];
        for (const address of addresses) {
          const ask = () => admin.send({ method, path: address });
          expect(await secondsOf(ask)).toBeLessThan(maxSeconds);
        }
      }
    },
  );

  /** All that may be sent, each text as long as it may be: this much gets past the contract. */
  function full(rules: Rules, text: string): unknown {
    const { type, anyOf = [], oneOf = anyOf, properties = {}, items = {}, maxLength } = rules;
    if (rules.const !== undefined) return rules.const;
    if (rules.enum) return rules.enum[0];
    if (oneOf[0]) return full(oneOf[0], text);
    if (type === 'array') return [full(items, text)];
    if (type === 'integer' || type === 'number') return Math.max(rules.minimum ?? 1, 1);
    if (type === 'boolean') return true;
    if (type === 'string') return text.slice(0, Math.min(maxLength ?? longest, 40_000));
    const fields = Object.entries(properties).map(([name, field]) => [name, full(field, text)]);
    return Object.fromEntries(fields);
  }

  test.each(endpoints.filter(({ body, file }) => body && !file))(
    '$method $path answers fields that are as long as they may be at once',
    async ({ method, path, params, body }) => {
      const ids = allOf(rulesOf(params, 'input'), '1');
      for (const shape of shapes) {
        const fields = full(rulesOf(body, 'input'), shape.repeat(longest / shape.length));
        const ask = () => admin.send({ method, path: fillPath(path, ids), body: fields });
        expect(await secondsOf(ask)).toBeLessThan(maxSeconds);
      }
    },
  );
});
