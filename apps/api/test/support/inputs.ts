import type { Endpoint } from '@craftsandore/contract';
import fc from 'fast-check';
import sharp from 'sharp';

import { aForm } from './api.ts';
import { type Rules, rulesOf } from './rules-of.ts';

/** What is no value of any field. */
const nasty = [
  ...['', '0', '-1', '1e999', 'NaN', '\u0000', '\ud800', '٣', "'; --", '%', '2147483648'],
];
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...nasty));

/** What throws where it is taken for a text or a number, or asked for a method that every object has. */
const untamed = fc.constantFrom(
  ...['toString', 'valueOf', 'toJSON', 'then', 'length', 'constructor', 'hasOwnProperty'].flatMap(
    (name) => [{ [name]: 0 }, [{ [name]: 0 }]],
  ),
);

const anything = fc.oneof(text, untamed, fc.jsonValue(), fc.maxSafeInteger(), fc.double());

/** Words that get past most checks, some of them to do harm further in. */
const words = fc.constantFrom(
  ...['Oak', 'بلوط', 'a\u0000b', 'a\ud800b', 'a\u202eb', "O'Brien; --", '%_\\', '\u{1fab5}'],
  'x'.repeat(90),
  'y'.repeat(1900),
);

/** Times that are well-formed, and that PostgreSQL cannot hold. */
const strangeTimes = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '0000-01-01'];

/** Fields whose words have a form of their own. */
const wellFormed: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('somebody@example.com', 'other@example.com', 'سلمى@example.com'),
  password: fc.constant('a-fine-wooden-bowl'),
  phoneNumber: fc.constantFrom('01000000001', '+20 101 234 5678', '٠١٠١٢٣٤٥٦٧٨'),
  governorate: fc.constantFrom('EG-C', 'Giza', 'الجيزة'),
  postalCode: fc.constantFrom('', '11511'),
  status: fc.constantFrom('404', '5xx'),
  from: fc.constantFrom('2026-01-01', '2026-01-01T00:00:00Z', ...strangeTimes),
  to: fc.constantFrom('2026-12-31', '2026-12-31T00:00:00Z', ...strangeTimes),
  seenUpdatedAt: fc.constantFrom('2026-12-31T00:00:00Z', ...strangeTimes),
  inStock: fc.constantFrom('true', 'false'),
  removed: fc.constantFrom('true', 'false'),
  changeId: fc.uuid(),
};

/** A value that a field may well take. */
function fitting(json: Rules, name = ''): fc.Arbitrary<unknown> {
  if (json.enum) return fc.constantFrom(...json.enum);
  const own = wellFormed[name];
  if (own) return own;
  if (json.anyOf) return fc.oneof(...json.anyOf.map((one) => fitting(one, name)));
  switch (json.type) {
    case 'integer':
    case 'number':
      return fc.constantFrom(1, 2, 3, 5);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(json.items ?? {}), { maxLength: 3 });
    case 'object':
      return fieldsOf(json, (field, key) => fitting(field, key));
    default:
      return words;
  }
}

function fieldsOf(
  { properties = {}, required = [] }: Rules,
  valueOf: (field: Rules, name: string) => fc.Arbitrary<unknown>,
) {
  const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field, name)]);
  const requiredKeys = required as never[]; // names that its types cannot know
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

/** Fields that fit but for one in ten, so that what is wrong gets past the first check as often as not. */
const nearly = (json: Rules, wrong: fc.Arbitrary<unknown>) =>
  fieldsOf(json, (field, name) =>
    fc.oneof({ weight: 9, arbitrary: fitting(field, name) }, { weight: 1, arbitrary: wrong }),
  );
const namesOnly = (json: Rules, wrong: fc.Arbitrary<unknown>) => fieldsOf(json, () => wrong);

const inUrl = (json: Rules) =>
  fc.oneof({ weight: 3, arbitrary: nearly(json, text) }, namesOnly(json, text));

const png = await sharp({
  create: { width: 1200, height: 600, channels: 3, background: '#c08040' },
})
  .png()
  .toBuffer();
const bytes = fc.uint8Array({ maxLength: 200 });
const blob = fc.oneof(
  fc.constant(new Blob([new Uint8Array(png)], { type: 'image/png' })),
  bytes.map((content) => new Blob([content])),
  bytes.map((content) => new Blob(['\u0089PNG\r\n', content], { type: 'image/png' })),
);

/** Forms, also with files where text belongs and text where the file does. */
const formFor = (field: string, json: Rules) =>
  fc
    .tuple(
      fc.oneof(nearly(json, blob), namesOnly(json, fc.oneof(text, blob))),
      fc.oneof(blob, text),
    )
    .map(([fields, file]) => aForm(fields, { [field]: file }));

/** What a call may be sent: nearly right, right in its names alone, or nothing that it knows. */
export function inputsFor({ params, query, body, file }: Endpoint) {
  const json = rulesOf(body, 'input');
  const known = file
    ? formFor(file.field, json)
    : fc.oneof({ weight: 3, arbitrary: nearly(json, anything) }, namesOnly(json, anything));
  return fc.record({
    params: inUrl(rulesOf(params, 'input')),
    query: inUrl(rulesOf(query, 'input')),
    body: body
      ? fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: anything })
      : fc.constant(undefined),
  });
}
