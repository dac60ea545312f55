import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import {
  addDesignImage,
  createCategory,
  getProfile,
  register,
  removeDesignImage,
  signInWithGoogle,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { addresses } from '../src/db/schema/addresses.ts';
import { orders } from '../src/db/schema/orders.ts';
import { users } from '../src/db/schema/users.ts';
import { hashPassword } from '../src/modules/auth/password/passwords.ts';
import { aForm, testApi } from './support/api.ts';
import { anAddress, aProduct, aUser } from './support/builders.ts';
import { aPhoto, storedFiles } from './support/photos.ts';

const api = await testApi({
  GOOGLE_CLIENT_ID: 'the-shop',
  GOOGLE_ISSUERS: 'https://issuer.example',
  GOOGLE_JWKS_URL: 'http://127.0.0.1:1/keys',
  SIGN_IN_FAILURES_PER_15_MINUTES: '0',
  SIGN_IN_FAILURES_OF_ADDRESS: '0',
  SIGN_IN_FAILURES_OF_ACCOUNT: '0',
});
const { db, guest, signedIn, as, tokens } = api;

describe('a token', () => {
  const profile = (token: string) => as(token).call(getProfile, {});
  const ended = { status: 401, code: 'session.ended' };

  test('whose content was exchanged is refused', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn(Role.Admin)];
    const [header, , signature] = mine.token.split('.');
    const [, payload] = theirs.token.split('.');
    await expect(profile(`${header}.${payload}.${signature}`)).rejects.toMatchObject(ended);
  });

  test('that is too old is refused, though its session is not', async () => {
    const { session } = await signedIn();
    const old = await tokens.sign({ sessionId: session.id, expiresAt: new Date(Date.now() - 1) });
    await expect(profile(old)).rejects.toMatchObject(ended);
  });

  test('in the address or in a cookie opens nothing', async () => {
    const { token } = await signedIn();
    const { statusCode } = await guest.send({
      method: 'GET',
      path: `${getProfile.path}?token=${token}&access_token=${token}`,
      headers: { cookie: `token=${token}; accessToken=${token}` },
    });
    expect(statusCode).toBe(401);
  });
});

describe('more fields than were asked for', () => {
  const own = { id: 4711, userId: 4711, roleId: Role.Admin, role: 'Admin', isVerified: true };

  test('make nobody an admin', async () => {
    const body = { name: 'Salma', email: 'more@example.com', password: 'ebony-and-ivory-7' };
    await guest.send({ method: 'POST', path: register.path, body: { ...body, ...own } });
    const [user] = await db.select().from(users).where(eq(users.email, body.email));
    expect(user).toMatchObject({ roleId: Role.User, isVerified: false });
    expect(user?.id).not.toBe(own.id);
  });

  test('give nobody an address of somebody else, and no order its price', async () => {
    const me = await signedIn();
    const { design } = await aProduct(db);
    const address = await anAddress(db, me.user.id);
    await me.send({
      method: 'PATCH',
      path: `/users/shippingDetails/${address.id}`,
      body: {
        ...{ streetAddress: '5 Nile Corniche', city: 'Aswan', governorate: 'EG-ASN' },
        ...{ phoneNumber: '01000000002', ...own },
      },
    });
    const [kept] = await db.select().from(addresses).where(eq(addresses.id, address.id));
    expect(kept).toMatchObject({ userId: me.user.id, city: 'Aswan' });

    const cart = await me.send({
      method: 'POST',
      path: '/orders/carts/add',
      body: { productDesignId: design.id, price: 0, unitPrice: 0, ...own },
    });
    await me.send({
      method: 'POST',
      path: '/orders',
      body: {
        ...{ cartId: cart.json().data.id, shippingDetailsId: address.id, paymentMethod: 'cash' },
        ...{ ...own, subtotal: 0, shippingFees: 0, totalCost: 0, statusId: 4, unitPrice: 0 },
      },
    });
    const [order] = await db.select().from(orders).where(eq(orders.userId, me.user.id));
    expect(order).toMatchObject({ statusId: 1, subtotal: 12_550 });
    expect(order?.shippingFees).toBeGreaterThan(0);
  });

  test('named like parts of every object change none', async () => {
    const body = '{"email":"a@example.com","password":"x","__proto__":{"roleId":1}}';
    const { statusCode } = await guest.send({ method: 'POST', path: '/auth/login', body });
    expect(statusCode).toBe(400);
    expect(({} as { roleId?: number }).roleId).toBeUndefined(); // an object like any other
  });
});

describe('an address that somebody sends is never asked', () => {
  let asked = 0;
  const elsewhere = createServer((_, response) => {
    asked += 1;
    response.end('{"keys":[]}');
  });
  beforeAll(() => once(elsewhere.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => elsewhere.close());
  afterEach(() => expect(asked).toBe(0));
  const url = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/keys`; // it listens on a port

  test('for the keys of an identity token, nor are keys taken from it', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);

    for (const brought of [{ jku: url() }, { x5u: url() }, { jwk }]) {
      const credential = await new SignJWT({ email: 'a@example.com', email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: url(), ...brought })
        .setIssuer('https://issuer.example')
        .setAudience('the-shop')
        .setSubject('somebody')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
      await expect(guest.call(signInWithGoogle, { body: { credential } })).rejects.toThrow();
    }
    expect(await db.$count(users, eq(users.email, 'a@example.com'))).toBe(0);
  });

  test('for a photo', async () => {
    const { call, send } = await signedIn(Role.Admin);
    const { design } = await aProduct(db);
    const instead = { productDesignId: design.id, image: url() };
    const form = { method: 'PATCH', path: addDesignImage.path, body: aForm(instead) };
    expect((await send(form)).json()).toMatchObject({ code: 'image.required' });

    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${url()}" width="9" height="9"/></svg>`;
    const file = new Blob([drawing], { type: 'image/svg+xml' });
    const sent = call(addDesignImage, { body: { productDesignId: design.id }, file });
    await expect(sent).rejects.toMatchObject({ code: 'image.unreadable' });

    const body = { productDesignId: design.id, imageurl: url() };
    await expect(call(removeDesignImage, { body })).rejects.toMatchObject({ status: 404 });
  });
});

test('a photo is named by its content, whatever its file is called', async () => {
  const { send } = await signedIn(Role.Admin);
  const photo = await aPhoto('#123456');
  const names = ['../../token-secret', '/etc/passwd', '..\\..\\x.webp', 'a\0b.png', '.htaccess'];
  for (const [place, name] of names.entries()) {
    const form = aForm({ name: `Boards ${place}`, nameAr: `ألواح ${place}` });
    form.append('image', photo, name);
    const { statusCode } = await send({ method: 'POST', path: createCategory.path, body: form });
    expect(statusCode).toBe(200);
  }
  for (const file of storedFiles(api.env)) expect(file).toMatch(/^\w+-\d+\.(avif|webp)$/);
});

test('a thousand requests that are sent ahead end their connection', async () => {
  const { app } = await testApi();
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  socket.end('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
  const said = await text(socket).catch(() => '');
  expect(said.split('HTTP/1.1').length).toBeLessThan(20);
});

test('the time of a refused sign-in does not tell who has an account', async () => {
  const passwordHash = await hashPassword('ebony-and-ivory-7');
  const { email } = await aUser(db, { passwordHash });
  const timeOf = async (address: string) => {
    const since = process.cpuUsage();
    const body = { email: address, password: 'not-the-password' };
    await guest.send({ method: 'POST', path: '/auth/login', body });
    const { user, system } = process.cpuUsage(since);
    return user + system;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let time = 0; time < 15; time++) {
    known.push(await timeOf(email));
    unknown.push(await timeOf(`nobody-${time}@example.com`));
  }
  // Of both the least, and in CPU time: whatever else this machine does makes it no less.
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
