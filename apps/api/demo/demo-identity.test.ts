import { getIdentityProvider, signInWithGoogle } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { testApi } from '../test/support/api.ts';
import { connect } from '../src/db/client.ts';
import { loadDemoIdentity } from '../src/modules/auth/identity/demo-identity.ts';

const api = await testApi({ DEMO_IDENTITY: 'on', STOREFRONT_URL: 'http://shop.localhost:4200' });
const { guest } = api;
const get = (path: string) => guest.send({ method: 'GET', path });

async function credentialOf(email: string) {
  const { payload } = await get('/demo-identity/?lang=en');
  const [, credential = ''] =
    payload.match(new RegExp(`data-credential="([^"]+)">[^<]*<span><bdi>${email}`)) ?? [];
  return credential;
}

test('stands in for the real one', async () => {
  expect(await guest.call(getIdentityProvider, {})).toEqual({
    clientId: 'craftsandore-demo',
    scriptUrl: `${api.env.API_URL}/demo-identity/client.js`,
    isDemo: true,
  });
});

test('its people sign in, but for the one whose address is not confirmed', async () => {
  const signIn = async (email: string) =>
    guest.call(signInWithGoogle, { body: { credential: await credentialOf(email) } });

  expect((await signIn('adham.sabry@example.com')).user).toMatchObject({ name: 'Adham Sabry' });
  await expect(signIn('hany.gerges@example.com')).rejects.toMatchObject({
    code: 'auth.identity_refused',
  });
});

test('its page says in either language what it is, and speaks to the shop alone', async () => {
  const arabic = await get('/demo-identity/?lang=ar');
  const english = await get('/demo-identity/?lang=en');

  expect(arabic.payload).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.payload).toContain('هذه ليست Google');
  expect(english.payload).toContain('this is not Google');
  expect(english.payload).toContain('data-storefront="http://shop.localhost:4200"');
  expect(english.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self';/),
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
  });
  expect(english.payload).not.toMatch(/<style|style=|<script(?![^>]* src=)|onclick/);
});

test('its script may be loaded by the shop', async () => {
  const { headers, payload } = await get('/demo-identity/client.js');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(payload).toContain('google = { accounts');
});

test('a client id of the shop itself counts for more', async () => {
  const { guest } = await testApi({ DEMO_IDENTITY: 'on', GOOGLE_CLIENT_ID: 'the-shop' });
  expect(await guest.call(getIdentityProvider, {})).toMatchObject({ isDemo: false });
  const page = await guest.send({ method: 'GET', path: '/demo-identity/' });
  expect(page.statusCode).toBe(404);
});

test('is refused on a server that is not the embedded one', async () => {
  const { db } = connect(api.env.DATABASE_URL);
  const { rows } = await db.$client.query('show cluster_name');
  const onOther = { ...db, execute: async () => ({ rows: [{ cluster_name: 'production' }] }) };
  expect(rows).toEqual([{ cluster_name: 'craftsandore-embedded' }]);

  expect(await loadDemoIdentity(api.env, db)).not.toBeNull();
  const elsewhere = loadDemoIdentity(api.env, onOther as unknown as typeof db); // asked for its name, and no more
  await expect(elsewhere).rejects.toThrow('embedded server only');
  await db.$client.end();
});
