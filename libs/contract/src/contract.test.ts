import { expect, test } from 'vitest';

import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';

const values: unknown[] = Object.values(contract);
const endpoints = values.filter(
  (value): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'access' in value,
);

test('no two endpoints answer at the same method and path', () => {
  const doors = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(doors.length).toBeGreaterThan(20);
  expect(new Set(doors).size).toBe(doors.length);
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s names each parameter of its path',
  (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  },
);
