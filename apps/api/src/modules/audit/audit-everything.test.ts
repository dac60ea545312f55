import { randomUUID } from 'node:crypto';

import {
  addDesignImage,
  addOrderNote,
  archiveProduct,
  bookParcels,
  type CallInput,
  changeContactMessage,
  changeCustomer,
  changeOrder,
  changeOrderStatus,
  changeOrderStatuses,
  changeRole,
  closeRun,
  createBanner,
  createCategory,
  createPage,
  copyProduct,
  createProduct,
  createPromotion,
  createRun,
  createSynonymGroup,
  deactivateUser,
  deleteBanner,
  deleteCategory,
  deleteDesign,
  deletePage,
  deleteProduct,
  deletePromotion,
  deleteSynonymGroup,
  describeDesignImage,
  type Endpoint,
  exchangeReturn,
  getDeliverySettings,
  getOrder,
  getStaffProduct,
  hideProduct,
  holdPieces,
  importProducts,
  inviteStaff,
  listAuditEntries,
  listBanners,
  listStaffCategories,
  mergeCustomers,
  moderateQuestion,
  moderateReview,
  moderateReviewPhoto,
  moveReturn,
  noteDeposit,
  noteRefundDestination,
  openReturn,
  OrderStatus,
  payRefund,
  refundOrder,
  placePhoneOrder,
  proveNumber,
  publishPage,
  publishProduct,
  reactivateUser,
  deleteReturnPhoto,
  keepReturnPhoto,
  receiveReturn,
  recordAttempt,
  releaseHold,
  removeDesignImage,
  renewRunLink,
  resendInvitation,
  resetSecondStep,
  scheduleProduct,
  type ResponseBody,
  restorePage,
  restoreProduct,
  saveAnnouncement,
  saveChannels,
  saveDeliverySettings,
  saveDesign,
  saveDesk,
  saveFooterSettings,
  saveHomeSettings,
  saveMessages,
  saveMoneySettings,
  saveProductGrid,
  saveShopSettings,
  saveStaffAccess,
  sendPasswordReset,
  setBannerActive,
  sortBanners,
  sortCategories,
  sortDesignImages,
  staffActs,
  takeOutOfRun,
  takeRemittance,
  updateBanner,
  updateCategory,
  updatePage,
  updateProduct,
  updatePromotion,
  updateSynonymGroup,
  withdrawInvitation,
  withdrawPage,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { gt, max } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { anOrder, aProduct, aUser } from '../../../test/support/builders.ts';
import { aPhoto } from '../../../test/support/photos.ts';
import { actingUser } from '../../db/acting-user.ts';
import { moneyEntries } from '../../db/schema/money.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orderHistory, orderLines } from '../../db/schema/orders.ts';
import { photos } from '../../db/schema/photos.ts';
import { questions } from '../../db/schema/questions.ts';
import { ratings, reviewPhotos } from '../../db/schema/ratings.ts';
import { authenticators } from '../../db/schema/second-step.ts';
import { endpoints } from '../../openapi.ts';
import { recordStaffChange } from '../staff-changes/staff-changes.ts';
import { privateKeyOf } from '../../storage/photo-files.ts';

const { db, signedIn } = await testApi({
  ...{ SMS_URL: 'https://sms.example/messages', SMS_TOKEN: 'token-of-the-service' },
});
const owner = await signedIn(Role.Admin);

/** Calls of staff that change nothing which the log is about, and why. */
const leavesNothing: Record<string, string> = {
  'POST /admin/bannerPhotos': 'a photo that nothing shows yet; the banner that names it is logged',
  'POST /admin/pagePhotos': 'the same of a page',
  'POST /admin/settings/shop/logos': 'the same of the settings',
  'POST /admin/settings/shop/marks': 'the same of the settings',
  'POST /admin/settings/messages/test': 'a mail to oneself in words that are not kept',
  'POST /admin/pagePreview': 'shows words, and keeps none',
  'POST /admin/search/synonyms/try': 'shows what a group would find, and keeps nothing',
  'DELETE /admin/search/misses/:id': 'a line of statistics that customers write again',
  'POST /admin/cash/remittances/head': 'shows a file, and keeps nothing',
  'POST /admin/cartLinks': 'an address, of which nothing is kept',
  'POST /admin/messages/:id/resend':
    'the message that is written once more is kept with the others',
  'POST /admin/parcels': 'who booked a parcel is kept with it',
  'POST /admin/parcels/:id/events':
    'who said so is kept with the parcel; where it moves the order, that is logged',
  'POST /admin/parcels/:id/received':
    'who judged what is kept with the parcel; where it ends the order, that is logged',
  'POST /admin/desk/next': 'gives an order to somebody for five minutes',
  'POST /admin/orders/:orderId/take': 'gives an order to somebody for five minutes',
  'POST /auth/handOff': 'a code with which one goes to the back office oneself',
  'POST /auth/secondStep/code': 'signs in',
  'POST /auth/secondStep/passkey': 'signs in',
  'POST /auth/secondStep/passkey/options': 'begins to sign in',
  'POST /auth/secondStep/passkeys/options': 'begins to add a passkey',
  'POST /auth/secondStep/authenticator': 'begins to add an authenticator',
  'PATCH /auth/secondStep/passkeys/:id': 'what somebody calls their own passkey',
};

/** Their acts are in `staff_changes`; that each of these is logged is tested below. */
const ofOwnSecondStep = [
  'POST /auth/secondStep/authenticator/confirm',
  'POST /auth/secondStep/authenticator/remove',
  'POST /auth/secondStep/recoveryCodes',
  'POST /auth/secondStep/passkeys',
  'POST /auth/secondStep/passkeys/:id/remove',
];

const called = new Set<string>();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

async function entriesOf(work: () => Promise<unknown>) {
  const [last] = await db.select({ id: max(auditEntries.id) }).from(auditEntries);
  await work();
  return db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.id, last?.id ?? 0))
    .orderBy(auditEntries.id);
}

/** Calls as the owner. @throws where that leaves no entry, or one of somebody else. */
async function logged<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ResponseBody<E>> {
  called.add(nameOf(endpoint));
  let response: ResponseBody<E> | undefined;
  const entries = await entriesOf(async () => {
    response = await owner.call(endpoint, input);
  });
  const actors = new Set(entries.map(({ actorId }) => actorId));
  expect.soft([...actors], `who changed something by ${nameOf(endpoint)}`).toEqual([owner.user.id]);
  return response as ResponseBody<E>; // it was called
}

test('products, designs, photos and stock', async () => {
  const { categoryId } = await aProduct(db);
  const fields = { name: 'Tray', nameAr: 'صينية', price: 250, weight: 1, categoryId };
  const { id: productId } = await logged(createProduct, { body: fields });
  const params = { id: productId };
  await logged(updateProduct, { params, body: { price: 260 } });
  await logged(copyProduct, { params });
  const names = { name: 'Oak', nameAr: 'بلوط' };
  const design = await logged(saveDesign, { body: { productId, ...names, stock: 3 } });
  const id = design.id;
  await logged(importProducts, { body: { csv: `design,stock\n${id},4` } });
  const cell = { stock: { seen: 4, value: 6 } };
  await logged(saveProductGrid, {
    body: { rows: [{ productDesignId: id, seenVersion: 1, ...cell }] },
  });
  const body = { productDesignId: id };
  const first = await logged(addDesignImage, { body, file: await aPhoto('#111111') });
  const second = await logged(addDesignImage, { body, file: await aPhoto('#222222') });
  const photosUrls = [second.imageUrl, first.imageUrl];
  await logged(sortDesignImages, { params: { id }, body: { photosUrls } });
  const words = { imageurl: first.imageUrl, alt: 'A tray', altAr: 'صينية' };
  await logged(describeDesignImage, { params: { id }, body: words });
  await logged(scheduleProduct, { params, body: { publishAt: '2099-01-01T08:00:00.000Z' } });
  await logged(publishProduct, { params });
  await logged(archiveProduct, { params });
  await logged(hideProduct, { params });
  const imageurl = first.imageUrl;
  await logged(removeDesignImage, { body: { productDesignId: id, imageurl } });
  await logged(deleteDesign, { params: { id } });
  await logged(deleteProduct, { params });
  await logged(restoreProduct, { params });
  expect(await owner.call(getStaffProduct, { params })).toMatchObject({ removedAt: null });
});

test('categories and banners', async () => {
  const file = await aPhoto();
  const category = await logged(createCategory, { body: { name: 'Cups', nameAr: 'أكواب' }, file });
  const params = { id: category.id };
  await logged(updateCategory, { params, body: { name: 'Mugs' } });
  await logged(updateCategory, { params, body: { description: 'To drink from.' } });
  await logged(updateCategory, { params, body: { isHidden: 'true' } });
  await logged(createCategory, { body: { name: 'Jugs', nameAr: 'أباريق' }, file });
  const seen = (await owner.call(listStaffCategories, {})).map(({ id }) => id);
  await logged(sortCategories, { body: { seenIds: seen, ids: seen.toReversed() } });
  await logged(deleteCategory, { params });

  const header = (header: string) => ({ body: { header, headerAr: header }, file });
  const { id } = await logged(createBanner, header('Autumn'));
  await logged(createBanner, header('Winter'));
  await logged(updateBanner, { params: { id }, body: { header: 'Late autumn' } });
  await logged(setBannerActive, { params: { id }, body: { active: false } });
  const seenIds = (await owner.call(listBanners, {})).map(({ id }) => id);
  await logged(sortBanners, { body: { seenIds, ids: seenIds.toReversed() } });
  await logged(deleteBanner, { params: { id } });
});

test('promotions', async () => {
  const none = { code: null, from: null, to: null, limit: null, limitPerPerson: null };
  const percent = { kind: 'percent', percent: 10, amount: null, atMost: null, minimum: 0 } as const;
  const body = { name: 'Winter', nameAr: 'الشتاء', ...none, ...percent, active: false };
  const { id, version } = await logged(createPromotion, { body });
  const params = { id };
  const dearer = { kind: 'amount', percent: null, amount: 50 } as const;
  const change = { ...body, ...dearer, code: 'winter', to: '2099-01-31', active: true };
  await logged(updatePromotion, { params, body: { ...change, seenVersion: version } });
  const { data } = await owner.call(listAuditEntries, { query: { noun: 'promotion' } });
  const changes = data[0]?.changes.map(({ field, before, after }) => [field, before, after]);
  expect(changes?.toSorted()).toEqual(
    [
      ['Code', null, 'winter'],
      ['Percentage off', '10', null],
      ['Amount off', null, 'LE\u00a050'],
      ['Last day', null, '31 Jan 2099'],
      ['Active', 'no', 'yes'],
    ].toSorted(),
  );
  const free = { kind: 'delivery', percent: null, atMost: 40, seenVersion: version + 1 } as const;
  await logged(updatePromotion, { params, body: { ...change, ...free, amount: null } });
  const { data: later } = await owner.call(listAuditEntries, { query: { noun: 'promotion' } });
  const freed = later[0]?.changes.map(({ field, before, after }) => [field, before, after]);
  expect(freed?.toSorted()).toEqual(
    [
      ['Amount off', 'LE\u00a050', null],
      ['Free delivery', null, 'yes'],
      ['Off at most', null, 'LE\u00a040'],
    ].toSorted(),
  );
  await logged(deletePromotion, { params });
});

/** Pieces of a delivered order come back, and their money goes. */
async function returnOf(buyer: Awaited<ReturnType<typeof aUser>>) {
  const { id: productId, design } = await aProduct(db);
  const { id: orderId } = await anOrder(db, buyer, { statusId: OrderStatus.confirmed });
  const names = { name: 'Tray', nameAr: 'صينية', designName: 'Oak', designNameAr: 'بلوط' };
  const piece = { productId, designId: design.id, unitPrice: 10_000, quantity: 1 };
  const [line] = await db
    .insert(orderLines)
    .values({ orderId, ...names, ...piece })
    .returning();
  const ofOrder = { params: { orderId } };
  for (const statusId of [OrderStatus.shipped, OrderStatus.delivered]) {
    await owner.call(changeOrderStatus, { ...ofOrder, body: { statusId } });
  }
  const of = { orderLineId: line?.id ?? 0, quantity: 1 };
  const wish = { lines: [of], reason: 'size' as const };
  const { id } = await logged(openReturn, { ...ofOrder, body: wish });
  const params = { id };
  const [photo] = await logged(keepReturnPhoto, { params, file: await aPhoto() });
  await logged(deleteReturnPhoto, { params: { id, photoId: photo?.id ?? 0 } });
  await logged(moveReturn, { params, body: { state: 'in_transit' } });
  await logged(receiveReturn, { params, body: { pieces: [{ ...of, condition: 'sellable' }] } });
  const refund = { amount: 60, method: 'wallet', reference: '82' } as const;
  await logged(payRefund, { params, body: refund });
  const exchange = { items: [{ productDesignId: design.id, quantity: 1 }], seenTotalCost: 125.5 };
  const body = { ...exchange, seenCredit: 40, placementKey: randomUUID() };
  await logged(exchangeReturn, { params, body });
}

/** Two parcels go with a driver, and one of them is taken out again. */
async function runOf(buyer: Awaited<ReturnType<typeof aUser>>) {
  const parcelIds: number[] = [];
  for (let made = 0; made < 2; made++) {
    const { id } = await anOrder(db, buyer, { statusId: OrderStatus.confirmed });
    const body = { orderIds: [id], carrier: 'own' as const };
    const [booked] = await owner.call(bookParcels, { body });
    parcelIds.push(booked?.parcel?.id ?? 0);
  }
  const driver = { driverName: 'Hany Fathy', driverPhone: '01012345678', day: '2099-01-01' };
  const { id } = await logged(createRun, { body: { ...driver, parcelIds } });
  const params = { id };
  await logged(renewRunLink, { params });
  await logged(takeOutOfRun, { params: { id, parcelId: parcelIds[0] ?? 0 } });
  await logged(closeRun, { params, body: { counted: 0, seenTaken: 0 } });
}

test('orders and customers', async () => {
  const buyer = await aUser(db);
  const place = async (fields = {}) => {
    const order = await anOrder(db, buyer, fields);
    await db.insert(orderHistory).values({ orderId: order.id, statusId: 1, actorKind: 'customer' });
    return { orderId: order.id };
  };
  const params = await place();
  await logged(addOrderNote, { params, body: { text: 'Calls back' } });
  await logged(changeOrderStatus, { params, body: { statusId: OrderStatus.confirmed } });
  const other = await place();
  await logged(changeOrderStatuses, {
    body: { orderIds: [other.orderId], statusId: OrderStatus.confirmed },
  });
  const deposit = { amount: 50, method: 'wallet', reference: '81' } as const;
  const paid = await place();
  await logged(noteDeposit, { params: paid, body: deposit });
  const owed = { ...paid, kind: 'refund_due', method: 'cash', amount: 5_000 } as const;
  await db.insert(moneyEntries).values({ ...owed, actorKind: 'system', at: new Date() });
  const refundTo = { method: 'wallet', payTo: '01012345678' } as const;
  await logged(noteRefundDestination, { params: paid, body: { refundTo } });
  const paidBack = { amount: 50, method: 'wallet', reference: '83' } as const;
  await logged(refundOrder, { params: paid, body: paidBack });
  await logged(takeRemittance, {
    body: {
      ...{ carrier: 'other', reference: 'Week 47', paidOn: '2026-11-20' },
      lines: [{ trackingNumber: 'T1', amount: 20 }],
    },
  });
  await returnOf(buyer);
  await runOf(buyer);
  const attempt = { channel: 'call', outcome: 'confirmed' } as const;
  await logged(recordAttempt, { params: await place(), body: attempt });

  const { design } = await aProduct(db);
  const { order: taken } = await logged(placePhoneOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Omar', phoneNumber: '01012345670' },
      shippingDetails: { streetAddress: '41 Mossadak', city: 'Dokki', governorate: 'Giza' },
      paymentMethod: 'cash',
      source: 'phone',
    },
  });
  const ofTaken = { params: { orderId: taken.id } };
  const items = [{ productDesignId: design.id, quantity: 1 }];
  const { id } = await logged(holdPieces, { body: { items, name: 'Omar' } });
  await logged(releaseHold, { params: { id } });
  const { version: seenVersion } = await owner.call(getOrder, ofTaken);
  const edits = [{ kind: 'note' as const, note: 'After five' }];
  await logged(changeOrder, { ...ofTaken, body: { seenVersion, dryRun: false, edits } });

  const person = async (phoneNumber: string) => {
    const [customer] = await db.insert(customers).values({ name: 'Heba' }).returning();
    if (!customer) throw new Error('Nothing was written');
    await db.insert(customerPhones).values({ phoneNumber, customerId: customer.id });
    return customer.id;
  };
  const customerId = await person('+201012345678');
  const of = { params: { customerId } };
  await logged(changeCustomer, { ...of, body: { note: 'Kind' } });
  await logged(proveNumber, { ...of, body: { phoneNumber: '01012345678' } });
  const otherId = await person('+201012345679');
  await logged(mergeCustomers, { ...of, body: { otherId, seenVersion: 3, otherSeenVersion: 1 } });
});

test('accounts and invitations', async () => {
  const colleague = await aUser(db, {
    roleId: Role.Sales,
    isVerified: true,
    isPasswordProven: true,
  });
  const params = { userId: colleague.id };
  await logged(changeRole, { params, body: { roleId: Role.Admin } });
  await logged(deactivateUser, { params });
  await logged(reactivateUser, { params });
  await logged(sendPasswordReset, { params });
  await db
    .insert(authenticators)
    .values({ userId: colleague.id, secret: 'x', confirmedAt: new Date() });
  await logged(resetSecondStep, { params, body: { reason: 'Lost her phone' } });
  await logged(saveStaffAccess, { body: { seenVersion: 0, secondStepOf: 'nobody' } });

  const body = { email: 'new@example.com', roleId: Role.Sales };
  const { invitation } = await logged(inviteStaff, { body });
  const id = invitation?.id ?? 0;
  await logged(resendInvitation, { params: { id } });
  await logged(withdrawInvitation, { params: { id } });
});

test.each(staffActs.filter((act) => /authenticator|passkey|recovery/.test(act)))(
  'that somebody’s own second step is other than before: %s',
  async (act) => {
    const { id } = owner.user;
    const entries = await entriesOf(() =>
      actingUser.run(id, () =>
        db.transaction((tx) => recordStaffChange(tx, { act, userId: id, staffId: id })),
      ),
    );
    expect(entries).toMatchObject([{ kind: 'user', actorId: id, after: { act } }]);
  },
);

test('settings, pages and synonyms', async () => {
  const seenVersion = 0;
  await logged(saveShopSettings, { body: { seenVersion, name: 'Nile Wood' } });
  await logged(saveMoneySettings, { body: { seenVersion, lowStock: 4 } });
  await logged(saveAnnouncement, { body: { seenVersion, text: 'Open', textAr: 'مفتوح' } });
  await logged(saveMessages, { body: { seenVersion, greeting: 'Dear {name},' } });
  await logged(saveChannels, { body: { seenVersion, sms: true, bosta: false } });
  await logged(saveDesk, { body: { seenVersion, callDays: 3 } });
  await logged(saveHomeSettings, { body: { seenVersion, heroProducts: [1] } });
  await logged(saveFooterSettings, { body: { seenVersion, columns: [] } });
  const { settings, version } = await owner.call(getDeliverySettings, {});
  const delivery = { seenVersion: version, settings: { ...settings, cutOffHour: 9 } };
  await logged(saveDeliverySettings, { body: saveDeliverySettings.body.encode(delivery) });

  const words = { title: 'Care', titleAr: 'عناية', description: '', descriptionAr: '' };
  const page = { slug: 'care', ...words, body: 'A.', bodyAr: 'أ.' };
  await logged(createPage, { body: page });
  const params = { slug: 'care' };
  await logged(updatePage, { params, body: { seenVersion: 1, body: 'B.' } });
  await logged(publishPage, { params, body: { seenVersion: 2 } });
  await logged(withdrawPage, { params, body: { seenVersion: 3 } });
  await logged(restorePage, { params, body: { seenVersion: 4, number: 1 } });
  await logged(deletePage, { params });

  const group = await logged(createSynonymGroup, { body: { terms: ['cup', 'mug'] } });
  const of = { params: { id: group.id } };
  await logged(updateSynonymGroup, { ...of, body: { terms: ['cup', 'beaker'] } });
  await logged(deleteSynonymGroup, of);
});

test('reviews, questions and messages', async () => {
  const { id: productId } = await aProduct(db);
  const { id: userId } = await aUser(db);
  const [rating] = await db
    .insert(ratings)
    .values({ productId, userId, rating: 5, comment: 'Good' })
    .returning();
  const [photo] = await db
    .insert(photos)
    .values({
      key: privateKeyOf('a'.repeat(32)),
      widths: [10],
      width: 10,
      height: 10,
      color: '#ffffff',
    })
    .returning();
  const [shown] = await db
    .insert(reviewPhotos)
    .values({ ratingId: rating?.id ?? 0, photoId: photo?.id ?? 0 })
    .returning();
  const [question] = await db
    .insert(questions)
    .values({ productId, userId, text: 'Oak?', locale: 'en' })
    .returning();
  const [message] = await db
    .insert(contactMessages)
    .values({ name: 'Ali', email: 'ali@example.com', subject: 'Hello', message: 'Hello' })
    .returning();

  const answered = { seenVersion: 1, answer: 'Yes' };
  const params = { id: rating?.id ?? 0 };
  await logged(moderateReview, { params, body: answered });
  await logged(moderateReviewPhoto, {
    params: { ...params, photoId: shown?.id ?? 0 },
    body: { state: 'hidden' },
  });
  await logged(moderateQuestion, { params: { id: question?.id ?? 0 }, body: answered });
  await logged(changeContactMessage, {
    params: { id: message?.id ?? 0 },
    body: { seenVersion: 1, isDone: true },
  });
});

// The last: it looks at what the others have called.
test('every call by which staff change something leaves an entry, or says why not', () => {
  const ofStaff = endpoints.filter(
    ({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'signed-in',
  );
  const known = [...called, ...Object.keys(leavesNothing), ...ofOwnSecondStep];
  expect(known.toSorted()).toEqual(ofStaff.map(nameOf).toSorted());
});
