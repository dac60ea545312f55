import { z } from 'zod';
import { expect, test } from 'vitest';

import { endpoints } from '../openapi.ts';
import {
  cutJsonWithoutSecrets,
  isSecretName,
  jsonWithoutSecrets,
  urlWithoutSecrets,
} from './secrets.ts';

function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...namesIn(field)]);
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(namesIn);
  if (schema instanceof z.ZodArray) return namesIn(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return namesIn(schema.unwrap());
  }
  return [];
}

test('knows the secrets of the contract by their names, and takes nothing else for one', () => {
  const shapes = endpoints.flatMap(({ params, query, body, data }) => [params, query, body, data]);
  const secret = new Set(shapes.flatMap(namesIn).filter(isSecretName));
  expect([...secret].sort()).toEqual([
    'accessToken',
    'asksPassword',
    'code',
    'credential',
    'driverToken',
    'formToken',
    'holder',
    'newPassword',
    'password',
    'payTo',
    'placementKey',
    'resetToken',
    'secret',
    'token',
    'trackingToken',
    'trackingUrl',
  ]);
});

test('takes secrets out of what is sent, whatever they are and however they are spelled', () => {
  const sent = {
    email: 'salma@example.com',
    Password: 'wooden',
    old_password: ['wooden'],
    nested: [{ accessToken: { value: 'wooden' } }, { code: 123_456 }],
    pwd: 'wooden',
    Passwort: 'wooden',
    pass: 'wooden',
    pin: 123_456,
    otp: 'wooden',
    jwt: 'wooden',
    apiKey: 'wooden',
    refundTo: { method: 'transfer', payTo: 'wooden', holder: 'wooden' },
    postalCode: '11511',
  };
  const kept = jsonWithoutSecrets(sent);
  expect(kept).not.toMatch(/wooden|123456/);
  expect(kept).toContain('salma@example.com');
  expect(kept).toContain('11511');
});

test.each([
  ['{"data":{"accessToken":"wooden","user":{"id":1}}}', '"user":{"id":1}'],
  ['{"data":{"accessToken":"woo\\"den","name":"x"}}', '"name":"x"'],
  ['{"data":{"accessToken":"wood', '"data"'],
  ['{"data":{"accessToken":"wooden\\', '"data"'],
  ['{"code": 123456,"postalCode":"11511"}', '"postalCode":"11511"'],
  ['{"code": "wooden"', '"code"'],
  ['{"payTo":"wooden","holder":"wooden","masked":"…7"}', '"masked":"…7"'],
])('takes secrets out of the JSON %s, which may be cut', (json, rest) => {
  const kept = cutJsonWithoutSecrets(json);
  expect(kept).not.toMatch(/woo|den|123456/);
  expect(kept).toContain(rest);
});

test.each([
  ['/x?token=wooden', '/x?token=[removed]'],
  ['/x?a=1&resetToken=wooden&b=2', '/x?a=1&resetToken=[removed]&b=2'],
  ['/x?%74oken=wooden', '/x?%74oken=[removed]'],
  ['/x?code=wooden&postalCode=11511', '/x?code=[removed]&postalCode=11511'],
  ['/x?q=%zz&a', '/x?q=%zz&a'],
  ['/orders/track/wooden/cancel?a=1', '/orders/track/[removed]/cancel?a=1'],
  ['/orders/confirm/wooden', '/orders/confirm/[removed]'],
  ['/driver/wooden/outcomes', '/driver/[removed]/outcomes'],
  ['//orders//track//wooden.', '//orders//track//[removed]'],
  ['/t/wooden', '/t/[removed]'],
  ['/c/wooden?a=1', '/c/[removed]?a=1'],
  ['/Orders/tr%61ck/wooden-wooden_wooden-12.', '/Orders/tr%61ck/[removed].'],
  ['/profile/saved-addresses/12', '/profile/saved-addresses/12'],
  ['/x', '/x'],
])('takes secrets out of the address %s', (url, kept) => {
  expect(urlWithoutSecrets(url)).toBe(kept);
});

test.each(endpoints.filter(({ path }) => !/track|confirm|driver/.test(path)))(
  'leaves the address of $method $path as it is',
  ({ path }) => {
    const url = path.replaceAll(/:\w+/g, '7');
    expect(urlWithoutSecrets(url)).toBe(url);
  },
);
