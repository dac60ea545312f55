import { randomUUID } from 'node:crypto';

import {
  addAddress,
  addOrderNote,
  addDesignImage,
  addToCart,
  askQuestion,
  cancelMyOrder,
  cancelTrackedOrder,
  changeCustomer,
  changeOrderStatus,
  changeOrderStatuses,
  createBanner,
  createCategory,
  createProduct,
  createSynonymGroup,
  getDeliverySettings,
  getMyOrder,
  getOrder,
  getProduct,
  listQuestions,
  listReviews,
  OrderStatus,
  placeGuestOrder,
  moderateQuestion,
  moderateReview,
  placeOrder,
  publishProduct,
  rateProduct,
  register,
  saveDeliverySettings,
  saveDesign,
  sendContactMessage,
  trySynonyms,
  updateAddress,
  updateCategory,
  updateProduct,
  updateProfile,
  updateSynonymGroup,
  type CallInput,
  type Endpoint,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { testApi } from './support/api.ts';
import { inPounds } from './support/delivery-settings.ts';
import { receiveMails } from './support/mails.ts';
import { aPhoto } from './support/photos.ts';
import { type Rules, rulesOf } from './support/rules-of.ts';
import { throughSocket } from './support/through-socket.ts';

const api = await testApi({ CONTACT_MAIL_TO: 'staff@example.com' });
const admin = noting(await api.signedIn(Role.Admin));

const script = `</script><img src=x onerror=alert(1)>`;
const breaking = 'Salma\r\nBcc: everybody@example.com\r\n\r\n<b>';

/** The fields that were given the script, as `POST /ratings comment`. */
const given: string[] = [];

/** A caller whose calls note which of their fields hold the script. */
function noting({ call, ...rest }: typeof api.guest) {
  const noted = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const { body } = input as { body?: unknown }; // some calls have one
    given.push(...fieldsWithScript(body).map((field) => nameOf(endpoint, field)));
    return call(endpoint, input);
  };
  return { ...rest, call: noted };
}

const nameOf = ({ method, path }: Endpoint, field: string) => `${method} ${path} ${field}`;

function fieldsWithScript(value: unknown, path: string[] = []): string[] {
  if (value === script) return [path.join('.')];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsWithScript(one, path));
  return Object.entries(Object(value)).flatMap(([name, one]) =>
    typeof value === 'object' ? fieldsWithScript(one, [...path, name]) : [],
  );
}

/** Fields that take any text. */
function textsIn(
  { type, items, anyOf, properties = {}, ...rules }: Rules,
  path: string[] = [],
): string[] {
  if (anyOf) return anyOf.flatMap((one) => textsIn(one, path));
  if (type === 'array') return textsIn(items ?? {}, path);
  if (type === 'string') return rules.enum || rules.pattern || rules.allOf ? [] : [path.join('.')];
  return Object.entries(properties).flatMap(([name, field]) => textsIn(field, [...path, name]));
}

/** Of text that nobody is ever shown: secrets, names that have to be known ones, and what is only searched for. */
const isUnseen = (field: string) =>
  /password|token|credential|^code$|_id$|lib_version|website|governorate|^key$|orderReference|url|query/i.test(
    field,
  );

/** A customer, a product and an order, with a script in every field that takes text. */
async function hostileShop() {
  const words = { name: script, nameAr: script };
  const customer = await noting(api.guest).call(register, {
    body: { name: script, email: 'hostile@example.com', password: 'ebony-and-ivory-7' },
  });
  const { call } = noting(api.as(customer.accessToken));
  const { id: categoryId } = await admin.call(createCategory, {
    body: words,
    file: await aPhoto(),
  });
  await admin.call(updateCategory, { params: { id: categoryId }, body: words });
  const texts = { description: script, descriptionAr: script };
  const products = { ...words, ...texts, inTheBox: script, inTheBoxAr: script };
  const product = await admin.call(createProduct, {
    body: { ...products, categoryId, price: 10, weight: 1 },
  });
  await admin.call(updateProduct, { params: { id: product.id }, body: products });
  const design = await admin.call(saveDesign, {
    body: { productId: product.id, ...words, stock: 5 },
  });
  await admin.call(addDesignImage, {
    body: { productDesignId: design.id },
    file: await aPhoto(),
  });
  await admin.call(publishProduct, { params: { id: product.id } });
  await admin.call(createBanner, {
    body: { header: script, headerAr: script, details: script, detailsAr: script },
    file: await aPhoto(),
  });
  const synonyms = { terms: [script, 'bowl'], note: script };
  const group = await admin.call(createSynonymGroup, { body: synonyms });
  await admin.call(updateSynonymGroup, { params: { id: group.id }, body: synonyms });
  await admin.call(trySynonyms, { body: { terms: synonyms.terms } });

  const parts = { area: script, building: script, floor: script, apartment: script };
  const where = { streetAddress: script, city: script, landmark: script };
  const place = { ...where, ...parts, governorate: 'EG-C' };
  const body = { ...place, postalCode: '11511', phoneNumber: '01000000001' };
  const address = await call(addAddress, { body });
  await call(updateAddress, { params: { id: address.id }, body });
  await call(updateProfile, { body: { name: script } });
  const cart = await call(addToCart, { body: { productDesignId: design.id } });
  const order = await call(placeOrder, {
    body: { cartId: cart.id, shippingDetailsId: address.id, note: script, paymentMethod: 'cash' },
  });
  const review = await call(rateProduct, {
    body: { productId: product.id, rating: 5, comment: script },
  });
  await admin.call(moderateReview, {
    params: { id: review.id },
    body: { seenVersion: 1, answer: script },
  });
  const question = await call(askQuestion, { body: { productId: product.id, text: script } });
  await admin.call(moderateQuestion, {
    params: { id: question.id },
    body: { seenVersion: 1, answer: script },
  });
  await admin.call(addOrderNote, { params: { orderId: order.id }, body: { text: script } });
  const cancellation = { reason: 'other', words: script } as const;
  await admin.call(changeOrderStatus, {
    params: { orderId: order.id },
    body: { statusId: OrderStatus.confirmed, cancellation },
  });
  await admin.call(changeOrderStatuses, {
    body: { orderIds: [order.id], statusId: OrderStatus.cancelled, cancellation },
  });
  const { version, settings } = await admin.call(getDeliverySettings, {});
  const holidays = [{ date: '2027-01-07', ...words }];
  await admin.call(saveDeliverySettings, {
    body: { seenVersion: version, settings: { ...inPounds(settings), holidays } },
  });
  const { customerId } = await admin.call(getOrder, { params: { orderId: order.id } });
  const aboutCustomer = { note: script, blocked: { reason: script } };
  await admin.call(changeCustomer, {
    params: { customerId: customerId ?? 0 },
    body: aboutCustomer,
  });
  const guest = noting(api.guest);
  const { trackingToken } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 1 }],
      contact: { name: script, phoneNumber: '01000000002', email: 'hostile@example.com' },
      shippingDetails: place,
      note: script,
      paymentMethod: 'cash',
    },
  });
  const byToken = { params: { token: trackingToken }, body: { reason: script } };
  await guest.call(cancelTrackedOrder, byToken);
  await call(cancelMyOrder, { params: { orderId: order.id }, body: { reason: script } });
  await noting(api.guest).call(sendContactMessage, {
    body: {
      ...{ service_id: 'a', template_id: 'b', user_id: 'c' },
      template_params: {
        ...{ name: script, email: 'visitor@example.com' },
        ...{ subject: script, message: script },
      },
    },
  });
  return { call, product, order };
}

describe('a script in every field', () => {
  let shop: Awaited<ReturnType<typeof hostileShop>>;
  beforeAll(async () => {
    shop = await hostileShop();
  });

  test('means every field that takes text which somebody will see', () => {
    const taking = endpoints.flatMap((endpoint) =>
      textsIn(rulesOf(endpoint.body, 'output'))
        .filter((field) => !isUnseen(field))
        .map((field) => nameOf(endpoint, field)),
    );
    expect([...new Set(given)].sort()).toEqual(taking.sort());
  });

  test('is kept as it was written', async () => {
    const { call, product, order } = shop;
    const told = [
      await call(getProduct, { params: { id: product.id } }),
      await call(listReviews, { params: { id: product.id }, query: {} }),
      await call(listQuestions, { params: { id: product.id }, query: {} }),
      await call(getMyOrder, { params: { orderId: order.id } }),
      await admin.call(getOrder, { params: { orderId: order.id } }),
    ];
    for (const response of told) expect(JSON.stringify(response)).toContain('<img src=x');
  });

  test.each(endpoints)('$method $path answers with data, never with a page', async (endpoint) => {
    const path = endpoint.path.replace(/:\w+/, '1');
    const { headers } = await admin.send({ method: endpoint.method, path });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  test('is plain text in mails', async () => {
    const mails = await receiveMails(api);
    const receivers = mails.map(({ to }) => to?.[0]?.address);
    expect(receivers.filter((address) => address === 'hostile@example.com')).toHaveLength(3);
    expect(receivers).toContain('staff@example.com');
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

  for (const { bcc, to, replyTo, subject, headers, html = '' } of await receiveMails(api)) {
    const people = [to, replyTo].flatMap((some = []) => some);
    expect([subject, ...people.map(({ name }) => name)].join()).not.toMatch(/[\r\n]/);
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
