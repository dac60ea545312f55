import {
  addAddress,
  addOrderNote,
  addToCart,
  createCategory,
  createProduct,
  getMyOrder,
  getOrder,
  getProduct,
  listReviews,
  placeOrder,
  rateProduct,
  register,
  saveDesign,
  sendContactMessage,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { describe, expect, test } from 'vitest';

import { testApi } from './support/api.ts';
import { receiveMails } from './support/mails.ts';
import { aPicture } from './support/pictures.ts';
import { throughSocket } from './support/through-socket.ts';

const api = await testApi({ CONTACT_MAIL_TO: 'staff@example.com' });
const admin = await api.signedIn(Role.Admin);

const script = `<img src=x onerror=alert(1)></script><script>alert('x')</script>`;
const breaking = 'Salma\r\nBcc: everybody@example.com\r\n\r\n<b>';

/** Somebody, goods and an order, with a script in every field that takes text. */
async function hostileOrder() {
  const customer = await api.guest.call(register, {
    body: { name: script, email: 'hostile@example.com', password: 'ebony-and-ivory-7' },
  });
  const { call } = api.as(customer.accessToken);
  const { id: categoryId } = await admin.call(createCategory, {
    body: { name: script, nameAr: script },
    file: await aPicture(),
  });
  const goods = { description: script, descriptionAr: script, price: 10, weight: 1 };
  const product = await admin.call(createProduct, {
    body: { name: script, nameAr: script, categoryId, ...goods },
  });
  const design = await admin.call(saveDesign, {
    body: { productId: product.id, name: script, nameAr: script, stock: 5 },
  });
  const address = await call(addAddress, {
    body: {
      ...{ streetAddress: script, city: script },
      ...{ governorate: 'EG-C', postalCode: '11511', phoneNumber: '01000000001' },
    },
  });
  const cart = await call(addToCart, { body: { productDesignId: design.id } });
  const order = await call(placeOrder, {
    body: { cartId: cart.id, shippingDetailsId: address.id, paymentMethod: 'cash' },
  });
  await call(rateProduct, { body: { productId: product.id, rating: 5, comment: script } });
  await admin.call(addOrderNote, { params: { orderId: order.id }, body: { text: script } });
  return { call, product, order };
}

describe('a script in every field', () => {
  test('is kept as it was written, and never sent as anything but data', async () => {
    const { call, product, order } = await hostileOrder();

    const told = [
      await call(getProduct, { params: { id: product.id } }),
      await call(listReviews, { params: { id: product.id }, query: {} }),
      await call(getMyOrder, { params: { orderId: order.id } }),
      await admin.call(getOrder, { params: { orderId: order.id } }),
    ];
    for (const answer of told) expect(JSON.stringify(answer)).toContain('<img src=x');

    const { headers } = await api.guest.send({ method: 'GET', path: `/products/${product.id}` });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });

    const mails = await receiveMails(api);
    expect(mails.map(({ to }) => to?.[0]?.address)).toContain('hostile@example.com');
    const bodies = mails.map(({ html = '' }) => html).join('');
    expect(bodies).toContain('&lt;img src=x');
    expect(bodies).not.toMatch(/<(img|script)/);
  });
});

test('what breaks lines adds no recipient and no header to a mail', async () => {
  const sent = await api.guest.send({
    method: 'POST',
    path: sendContactMessage.path,
    body: {
      ...{ service_id: 'a', template_id: 'b', user_id: 'c' },
      template_params: {
        name: breaking,
        email: 'visitor@example.com',
        subject: breaking,
        message: breaking,
      },
    },
  });
  expect([200, 422]).toContain(sent.statusCode);
  await api.guest.send({
    method: 'POST',
    path: register.path,
    body: { name: breaking, email: 'breaking@example.com', password: 'ebony-and-ivory-7' },
  });

  for (const { bcc, to, headers, html = '' } of await receiveMails(api)) {
    expect(bcc ?? []).toEqual([]);
    expect(to).toHaveLength(1);
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(html).not.toContain('<b>');
  }
});

test('what breaks lines adds none to the log', async () => {
  const send = await throughSocket(api.app);
  api.log.length = 0;
  await send(
    'GET /nowhere%0d%0a{"level":60,"msg":"forged"} HTTP/1.1\r\nHost: a\r\nUser-Agent: a\tb\r\nX-Request-Id: a%0ab"}\r\nConnection: close\r\n\r\n',
  );
  const body = { email: 'a@b.c\n{"level":60,"msg":"forged"}', password: 'x' };
  await api.guest.send({ method: 'POST', path: '/auth/login', body });

  const lines = api.log.join('').trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.filter(({ level, msg }) => level === 60 || msg === 'forged')).toEqual([]);
});
