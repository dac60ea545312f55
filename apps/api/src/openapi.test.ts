import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { endpoints, openApiDocument, openApiText } from './openapi.ts';

test('the document in the repository is that of the contract (if not: npm run cli -- openapi)', () => {
  const kept = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
  expect(kept).toBe(openApiText());
});

test('holds every call', () => {
  const { paths } = openApiDocument();
  const calls = Object.values(paths).flatMap((operations) => Object.keys(operations));
  expect(calls).toHaveLength(endpoints.length);
  expect(endpoints.length).toBeGreaterThan(20);
});

test('shows money as the number of pounds that travels, in both directions', () => {
  const { components } = openApiDocument();
  expect(components.schemas).toMatchObject({
    Product: { properties: { price: { type: 'number', multipleOf: 0.01 } } },
  });
});
