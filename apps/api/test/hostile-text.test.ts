import { randomUUID } from 'node:crypto';

import {
  acceptInvitation,
  addAddress,
  addDesignImage,
  addOrderNote,
  addPasskey,
  addToCart,
  askForReturn,
  askForTrackedReturn,
  askQuestion,
  bookParcels,
  type CallInput,
  cancelMyOrder,
  cancelTrackedOrder,
  changeContactMessage,
  changeCustomer,
  changeMyOrder,
  changeOrder,
  changeOrderStatus,
  changeOrderStatuses,
  changeTrackedOrder,
  claimOrder,
  closeRun,
  createBanner,
  createCategory,
  createPage,
  createProduct,
  createPromotion,
  createRun,
  createSynonymGroup,
  type CustomerOrderDetails,
  describeDesignImage,
  type Endpoint,
  getDeliverySettings,
  getMyOrder,
  getOrder,
  getPage,
  getProduct,
  getSecondStep,
  getSettings,
  giveRefundDestination,
  giveTrackedRefundDestination,
  holdPieces,
  importProducts,
  inviteStaff,
  listContactMessages,
  listQuestions,
  listReviews,
  messageRules,
  moderateQuestion,
  moderateReview,
  moveReturn,
  noteDeposit,
  noteRefundDestination,
  openReturn,
  OrderStatus,
  payRefund,
  placeGuestOrder,
  placeOrder,
  placePhoneOrder,
  previewPage,
  publishPage,
  publishProduct,
  rateProduct,
  receiveReturn,
  recordAttempt,
  refundOrder,
  register,
  renamePasskey,
  resetSecondStep,
  saveAnnouncement,
  saveProductGrid,
  saveDeliverySettings,
  saveDesign,
  saveFooterSettings,
  saveMessages,
  saveShopSettings,
  sendContactMessage,
  sendTestMessage,
  startPasskey,
  takeRemittance,
  tellOutcome,
  trySynonyms,
  updateAddress,
  updateBanner,
  updateCategory,
  updatePage,
  updateProduct,
  updateProfile,
  updatePromotion,
  updateSynonymGroup,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { testApi } from './support/api.ts';
import { inPounds } from './support/delivery-settings.ts';
import { receiveMails, tokenIn } from './support/mails.ts';
import { aPhoto } from './support/photos.ts';
import { softwareAuthenticator } from './support/software-authenticator.ts';
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
  // Words with places have these after it.
  if (typeof value === 'string' && value.startsWith(script)) return [path.join('.')];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsWithScript(one, path));
  return Object.entries(Object(value)).flatMap(([name, one]) =>
    typeof value === 'object' ? fieldsWithScript(one, [...path, name]) : [],
  );
}

async function deliver({ id: orderId, status }: CustomerOrderDetails) {
  const { pending, confirmed, shipped, delivered } = OrderStatus;
  for (const statusId of [confirmed, shipped, delivered]) {
    if (statusId === confirmed && status.id !== pending) continue;
    await admin.call(changeOrderStatus, { params: { orderId }, body: { statusId } });
  }
}

const refundTo = {
  ...{ method: 'transfer' as const, payTo: 'EG380019000500000000263180002', holder: script },
};

/** Pieces of an order come back, once it was delivered. */
async function giveBack(order: CustomerOrderDetails) {
  const {
    id: orderId,
    lines: [line],
  } = order;
  const ofOrder = { params: { orderId } };
  await deliver(order);
  const of = { orderLineId: line?.orderLineId ?? 0, quantity: 1 };
  const wish = { lines: [of], reason: 'other' as const, comment: script };
  const kept = await admin.call(openReturn, { ...ofOrder, body: wish });
  await admin.call(moveReturn, {
    params: { id: kept.id },
    body: { state: 'closed', reason: script },
  });
  const { id } = await admin.call(openReturn, { ...ofOrder, body: wish });
  const params = { id };
  await admin.call(receiveReturn, { params, body: { pieces: [{ ...of, condition: 'sellable' }] } });
  await admin.call(noteRefundDestination, { ...ofOrder, body: { refundTo } });
  const refund = { amount: 1, method: 'wallet', reference: script } as const;
  await admin.call(payRefund, { params, body: refund });
}

type Asking = {
  order: CustomerOrderDetails;
  token: string;
  guest: typeof api.guest;
  call: typeof api.guest.call;
};

/** Its customer asks by its link, is refused, and asks once more when it is in their account. */
async function askBack({ order, token, guest, call }: Asking) {
  await deliver(order);
  const lines = order.lines.map(({ orderLineId }) => ({ orderLineId, quantity: 1 }));
  const body = { lines, reason: 'other' as const, comment: script, refundTo };
  const { id } = await guest.call(askForTrackedReturn, { params: { token }, body });
  await guest.call(giveTrackedRefundDestination, { params: { token }, body: { refundTo } });
  await admin.call(moveReturn, { params: { id }, body: { state: 'refused', reason: script } });
  await call(claimOrder, { params: { token } });
  await call(askForReturn, { params: { orderId: order.id }, body });
  await call(giveRefundDestination, { params: { orderId: order.id }, body: { refundTo } });
}

/** An order goes with a driver, and their cash is counted. */
async function goWithDriver({ id: orderId }: CustomerOrderDetails) {
  const body = { orderIds: [orderId], carrier: 'own' as const };
  const [booked] = await admin.call(bookParcels, { body });
  const parcelId = booked?.parcel?.id ?? 0;
  const driver = { driverName: script, driverPhone: '01000000004', day: '2099-01-01' };
  const run = await admin.call(createRun, { body: { ...driver, parcelIds: [parcelId] } });
  const said = { id: randomUUID(), parcelId, outcome: 'delivered' as const, cash: 1 };
  await noting(api.guest).call(tellOutcome, {
    params: { token: run.driverToken ?? '' },
    body: { ...said, note: script },
  });
  await admin.call(closeRun, {
    params: { id: run.id },
    body: { counted: 1, seenTaken: 1, note: script },
  });
}

/** Fields that take any text. */
function textsIn(
  { type, items, anyOf, oneOf = anyOf, properties = {}, ...rules }: Rules,
  path: string[] = [],
): string[] {
  if (oneOf) return oneOf.flatMap((one) => textsIn(one, path));
  if (type === 'array') return textsIn(items ?? {}, path);
  if (type === 'string') return isBound(rules) ? [] : [path.join('.')];
  return Object.entries(properties).flatMap(([name, field]) => textsIn(field, [...path, name]));
}

const isBound = (rules: Rules) =>
  Boolean(rules.enum || rules.const || rules.pattern || rules.allOf);

/**
 * Of text that nobody is ever shown: secrets, names that have to be known ones, what is only searched for; of messages
 * that the shop has written and sealed itself; and of files, whose cells have tests of their own.
 */
const isUnseen = (field: string) =>
  /password|token|credential|^code$|_id$|lib_version|website|governorate|promotionCode|^key$|orderReference|url|query|^message\.text$|^csv$|^xlsx$/i.test(
    field,
  );

/** A customer, a product and an order, with a script in every field that takes text. */
async function hostileShop() {
  const words = { name: script, nameAr: script };
  await admin.call(inviteStaff, {
    body: { email: 'invited@example.com', roleId: Role.Sales },
  });
  const joined = await noting(api.guest).call(acceptInvitation, {
    body: {
      token: tokenIn((await receiveMails(api)).at(-1)),
      ...{ name: script, password: 'ebony-and-ivory-7' },
    },
  });
  const colleague = noting(api.as(joined.accessToken));
  const customer = await noting(api.guest).call(register, {
    body: { name: script, email: 'hostile@example.com', password: 'ebony-and-ivory-7' },
  });
  const { options } = await colleague.call(startPasskey, { body: {} });
  const device = softwareAuthenticator({ origin: api.env.BACK_OFFICE_URL });
  const passkey = { name: script, credential: device.create(options) };
  await colleague.call(addPasskey, { body: passkey });
  const { passkeys } = await colleague.call(getSecondStep, {});
  await colleague.call(renamePasskey, {
    params: { id: passkeys[0]?.id ?? 0 },
    body: { name: script },
  });
  await admin.call(resetSecondStep, {
    params: { userId: joined.user.id },
    body: { reason: script },
  });
  const { call } = noting(api.as(customer.accessToken));
  const texts = { description: script, descriptionAr: script };
  const { id: categoryId } = await admin.call(createCategory, {
    body: { ...words, ...texts },
    file: await aPhoto(),
  });
  await admin.call(updateCategory, { params: { id: categoryId }, body: { ...words, ...texts } });
  const seo = {
    ...{ seoTitle: script, seoTitleAr: script },
    ...{ seoDescription: script, seoDescriptionAr: script },
  };
  const products = { ...words, ...texts, inTheBox: script, inTheBoxAr: script, ...seo };
  const product = await admin.call(createProduct, {
    body: { ...products, categoryId, price: 10, weight: 1 },
  });
  await admin.call(updateProduct, { params: { id: product.id }, body: products });
  const design = await admin.call(saveDesign, {
    body: { productId: product.id, ...words, stock: 5, sku: script, barcode: script },
  });
  const { imageUrl } = await admin.call(addDesignImage, {
    body: { productDesignId: design.id },
    file: await aPhoto(),
  });
  const alt = { alt: script, altAr: script };
  await admin.call(describeDesignImage, {
    params: { id: design.id },
    body: { ...alt, imageurl: imageUrl },
  });
  await admin.call(publishProduct, { params: { id: product.id } });
  const banner = await admin.call(createBanner, {
    body: { header: script, headerAr: script, details: script, detailsAr: script, ...alt },
    file: await aPhoto(),
  });
  await admin.call(updateBanner, {
    params: { id: banner.id },
    body: { header: script, headerAr: script, details: script, detailsAr: script, ...alt },
  });
  const promotion = {
    ...{ ...words, code: null, kind: 'percent' as const, percent: 10, amount: null, atMost: null },
    ...{ minimum: 0, from: null, to: null, limit: null, limitPerPerson: null, active: false },
  };
  const offered = await admin.call(createPromotion, { body: promotion });
  await admin.call(updatePromotion, {
    params: { id: offered.id },
    body: { ...promotion, seenVersion: offered.version },
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
  await admin.call(recordAttempt, {
    params: { orderId: order.id },
    body: { channel: 'call', outcome: 'busy', note: script },
  });
  const ofOrder = { params: { orderId: order.id } };
  const changes = (seenVersion: number) => ({
    ...{ seenVersion, dryRun: false },
    edits: [
      { kind: 'address', shippingDetails: place },
      { kind: 'note', note: script },
    ] satisfies CallInput<typeof changeMyOrder>['body']['edits'],
  });
  await call(changeMyOrder, { ...ofOrder, body: changes(1) });
  const receiver = { name: script, phoneNumber: '01000000001' };
  await admin.call(changeOrder, {
    ...ofOrder,
    body: {
      ...changes((await call(getMyOrder, ofOrder)).version),
      edits: [
        { kind: 'address', shippingDetails: place, contact: receiver },
        { kind: 'note', note: script },
        { kind: 'adjustment', amount: -1, reason: script },
      ],
    },
  });
  const deposit = { amount: 1, method: 'instapay', reference: script } as const;
  await admin.call(noteDeposit, { ...ofOrder, body: deposit });
  await admin.call(importProducts, {
    body: { csv: `design,description\n${design.id},"${script}"`, fileName: script },
  });
  const code = { seen: script, value: script };
  await admin.call(saveProductGrid, {
    body: { rows: [{ productDesignId: design.id, seenVersion: 1, sku: code, barcode: code }] },
  });
  await admin.call(takeRemittance, {
    body: {
      ...{ carrier: 'other', reference: script, paidOn: '2026-11-20' },
      lines: [{ trackingNumber: script.slice(0, 40), amount: 1 }],
    },
  });
  const cancellation = { reason: 'other', words: script } as const;
  await admin.call(changeOrderStatus, {
    params: { orderId: order.id },
    body: { statusId: OrderStatus.confirmed, cancellation },
  });
  await admin.call(changeOrderStatuses, {
    body: { orderIds: [order.id], statusId: OrderStatus.cancelled, cancellation },
  });
  const refund = { amount: 1, method: 'wallet', reference: `${script}2` } as const;
  await admin.call(refundOrder, { ...ofOrder, body: refund });
  const { version, settings } = await admin.call(getDeliverySettings, {});
  const holidays = [{ date: '2027-01-07', ...words }];
  await admin.call(saveDeliverySettings, {
    body: { seenVersion: version, settings: { ...inPounds(settings), holidays } },
  });
  const page = { title: script, titleAr: script, ...texts, body: script, bodyAr: script };
  const { slug, version: seenVersion } = await admin.call(createPage, {
    body: { ...page, slug: 'hostile' },
  });
  await admin.call(updatePage, { params: { slug }, body: { ...page, seenVersion } });
  await admin.call(previewPage, { body: { body: script, bodyAr: script } });
  await admin.call(publishPage, { params: { slug }, body: { seenVersion: seenVersion + 1 } });
  const { shop } = await admin.call(getSettings, {});
  const branch = { ...words, address: script, addressAr: script, map: null };
  await admin.call(saveShopSettings, {
    body: {
      ...{ seenVersion: shop.version, ...words, hours: script, hoursAr: script },
      branches: [{ ...branch, hours: script, hoursAr: script }],
      partners: [{ ...words, link: null, logo: null }],
      ...{ legalName: script, legalNameAr: script, sellerAddress: script, sellerAddressAr: script },
      ...{ commercialRegister: script, taxCard: script },
    },
  });
  await admin.call(saveAnnouncement, { body: { seenVersion: 0, text: script, textAr: script } });
  const worded = Object.fromEntries(
    Object.entries(messageRules).flatMap(([field, { needed }]) => {
      const text = [script, ...needed.map((place) => `{${place}}`)].join(' ');
      return [
        [field, text],
        [`${field}Ar`, text],
      ];
    }),
  );
  await admin.call(saveMessages, { body: { seenVersion: 0, ...worded } });
  await admin.call(sendTestMessage, {
    body: { message: 'placed', language: 'ar', words: worded },
  });
  const link = { to: 'address' as const, href: '/products', label: script, labelAr: script };
  const columns = [{ title: script, titleAr: script, links: [link] }];
  await admin.call(saveFooterSettings, { body: { seenVersion: 0, columns } });
  const { customerId } = await admin.call(getOrder, { params: { orderId: order.id } });
  const aboutCustomer = { note: script, blocked: { reason: script } };
  await admin.call(changeCustomer, {
    params: { customerId: customerId ?? 0 },
    body: aboutCustomer,
  });
  const guest = noting(api.guest);
  const wish = {
    items: [{ productDesignId: design.id, quantity: 1 }],
    contact: { name: script, phoneNumber: '01000000002', email: 'hostile@example.com' },
    shippingDetails: place,
    note: script,
    paymentMethod: 'cash' as const,
  };
  await admin.call(holdPieces, { body: { items: wish.items, name: script } });
  const { trackingToken } = await guest.call(placeGuestOrder, {
    body: { placementKey: randomUUID(), ...wish },
  });
  const contact = { ...wish.contact, phoneNumber: '01000000003' };
  const take = async () => {
    const { order } = await admin.call(placePhoneOrder, {
      body: {
        ...{ placementKey: randomUUID(), ...wish, contact, source: 'phone' as const },
        adjustment: { amount: -1, reason: script },
      },
    });
    return order;
  };
  await giveBack(await take());
  await goWithDriver(await take());
  const withoutAddress = { name: script, phoneNumber: '01000000004' };
  const { order: asked, trackingToken: token } = await guest.call(placeGuestOrder, {
    body: { placementKey: randomUUID(), ...wish, contact: withoutAddress },
  });
  await askBack({ order: asked, token, guest, call });
  await guest.call(changeTrackedOrder, { params: { token: trackingToken }, body: changes(1) });
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
  const { data: messages } = await admin.call(listContactMessages, { query: {} });
  await admin.call(changeContactMessage, {
    params: { id: messages[0]?.id ?? 0 },
    body: { seenVersion: 1, answer: script },
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

  test('is text in what comes as HTML', async () => {
    const params = { slug: 'hostile' };
    const { html, title } = await api.guest.call(getPage, { params, query: { lang: 'en' } });
    expect(title).toBe(script);
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<(img|\/script)/);
  });

  test.each(endpoints)('$method $path answers with data, never with a page', async (endpoint) => {
    const path = endpoint.path.replace(/:\w+/, '1');
    const { headers } = await admin.send({ method: endpoint.method, path });
    expect(headers).toMatchObject({
      'content-type': `${endpoint.events ? 'text/event-stream' : 'application/json'}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  test('is plain text in mails', async () => {
    const mails = await receiveMails(api);
    const receivers = mails.map(({ to }) => to?.[0]?.address);
    expect(receivers.filter((address) => address === 'hostile@example.com')).toHaveLength(7);
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
