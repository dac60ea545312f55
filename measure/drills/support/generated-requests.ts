import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { followLive } from '@craftsandore/contract';
import { ROOT } from '@craftsandore/tools/settings';
import fc from 'fast-check';

type Schema = { properties?: Record<string, unknown> };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(join(ROOT, 'apps/api/openapi.json'), 'utf8'),
);

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '0', '-1', '1e999', 'NaN', 'null', '٣', "' or 1=1; --", '%', '\\', '../..'),
  // Direction overrides, homoglyphs, a lone surrogate, a zero byte.
  fc.constantFrom('\u202e\u2066moc.elpmaxe', 'аdmin@craftsandore.example', '\ud800', '\u0000', '﷽'),
  fc.constant('x'.repeat(10_000)),
);
const id = fc.oneof(fc.integer({ min: 1, max: 20 }).map(String), text);
const value = fc.oneof(text, fc.jsonValue(), fc.maxSafeInteger(), fc.double(), fc.constant(deep()));

/** An object nested two thousand deep. */
function deep(): unknown {
  let inner: unknown = {};
  for (let level = 0; level < 2_000; level++) inner = { inner };
  return inner;
}

/** All but live news, whose response has no end. */
const ending = Object.entries(paths).filter(([path]) => path !== followLive.path);

/** A request for one of the calls in the API's document: the right names with arbitrary values. */
export const aRequest = fc.oneof(
  ...ending.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const named = (place: string) => parameters.filter((one) => one.in === place);
      const of = (names: { name: string }[], arbitrary: fc.Arbitrary<unknown>) =>
        Object.fromEntries(names.map(({ name }) => [name, arbitrary]));
      const [media = '', { schema } = { schema: {} }] =
        Object.entries(requestBody?.content ?? {})[0] ?? [];
      const fields = Object.keys(schema.properties ?? {}).map((name) => ({ name }));
      return fc
        .record({
          params: fc.record(of(named('path'), id)),
          query: fc.record(of(named('query'), text), { requiredKeys: [] }),
          fields: fc.record(of(fields, value), { requiredKeys: [] }),
        })
        .map((sample) => ({
          method: method.toUpperCase(),
          path: addressOf(path, sample.params, sample.query),
          body: requestBody && bodyOf(media, sample.fields),
        }));
    }),
  ),
);

function addressOf(path: string, params: object, query: object): string {
  const given = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name)).toWellFormed()),
  );
  const search = Object.entries(query).map(([name, text]): [string, string] => [
    name,
    String(text),
  ]);
  return `${filled}?${new URLSearchParams(search)}`;
}

function bodyOf(media: string, fields: object): object {
  if (!media.startsWith('multipart')) return fields;
  const form = new FormData();
  for (const [name, content] of Object.entries(fields)) form.append(name, textOf(content));
  const image = textOf(Object.values(fields)[0]);
  form.append('image', new Blob([image], { type: 'image/png' }));
  return form;
}

/** Not every object can be converted to a string. */
const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : (JSON.stringify(content) ?? '');
