import { randomUUID } from 'node:crypto';

import {
  addParcelEvent,
  bookParcels,
  type CallInput,
  cancelTrackedOrder,
  changeOrderStatus,
  changeTrackedOrder,
  createPromotion,
  createRun,
  deletePromotion,
  type DeliverySettings,
  getDeliverySettings,
  getOrder,
  getPromotion,
  getShippingOptions,
  listMoneyOfOrder,
  listOrders,
  listParcelsOfOrder,
  listPromotions,
  moveReturn,
  noteDeposit,
  openReturn,
  OrderStatus,
  piastres,
  placeGuestOrder,
  type Quote,
  quoteOrder,
  readDriverRun,
  receiveReturn,
  saveDeliverySettings,
  trackOrder,
  updatePromotion,
} from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { Role } from '@craftsandore/roles';
import { afterEach, describe, expect, test } from 'vitest';

import { aWholeDay } from '../../../test/support/a-whole-day.ts';
import { type Refusal, testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { inPounds } from '../../../test/support/delivery-settings.ts';
import { receiveMails } from '../../../test/support/mails.ts';
import { setMoney } from '../../../test/support/money-settings.ts';
import { promotions } from '../../db/schema/promotions.ts';

const api = await testApi({
  ...{ GUEST_ORDERS_PER_HOUR: '0', GUEST_PIECES_OF_ADDRESS: '0', GUEST_PIECES_EVERYWHERE: '0' },
  WRONG_CODES_PER_HOUR: '5',
});
const { db, guest, signedIn } = api;
await setMoney(db, { piecesWaiting: 200 });
const [admin, sales] = [await signedIn(Role.Admin), await signedIn(Role.Sales)];
const today = await aWholeDay();
const { design: bowl } = await aProduct(db, { stock: [10_000], price: 50_000 });

type Fields = CallInput<typeof createPromotion>['body'];
type Edit = CallInput<typeof changeTrackedOrder>['body']['edits'][number];
type Wish = CallInput<typeof placeGuestOrder>['body'];

const someFields = (fields: Partial<Fields> = {}): Fields => ({
  ...{ name: 'Winter offer', nameAr: 'عرض الشتاء', code: null },
  ...{ kind: 'percent', percent: 10, amount: null, atMost: null, minimum: 0 },
  ...{ from: null, to: null, limit: null, limitPerPerson: null, active: true },
  ...fields,
});
const aPromotion = (fields: Partial<Fields> = {}) =>
  admin.call(createPromotion, { body: someFields(fields) });

// One that stays would make the orders of the next test cheaper.
afterEach(() => db.update(promotions).set({ isActive: false }));

let last = 40_000_000;
const aWish = (fields: Partial<Wish> = {}, quantity = 1): Wish => ({
  placementKey: randomUUID(),
  items: [{ productDesignId: bowl.id, quantity }],
  contact: { name: 'سلمى مرسي', phoneNumber: `010${(last += 1)}`, email: 'salma@example.com' },
  shippingDetails: { streetAddress: '٩ شارع النصر', city: 'المعادي', governorate: 'القاهرة' },
  paymentMethod: 'cash',
  ...fields,
});
const place = (fields: Partial<Wish> = {}, quantity = 1) =>
  guest.call(placeGuestOrder, { body: aWish(fields, quantity) });
const quote = (promotionCode?: string, quantity = 1, governorate: string | null = 'القاهرة') =>
  guest.call(quoteOrder, {
    body: {
      items: [{ productDesignId: bowl.id, quantity }],
      ...(governorate && { governorate }),
      ...(promotionCode && { promotionCode }),
    },
  });
const usedOf = async (id: number) => {
  const { data } = await admin.call(listPromotions, { query: { perPage: 100 } });
  return data.find((promotion) => promotion.id === id);
};

const told = { label: 'Winter offer', labelAr: 'عرض الشتاء' };

describe('an automatic promotion', () => {
  test('takes off the same on the page, in the order and in everything that is sent', async () => {
    await aPromotion({ percent: 15 });
    await receiveMails(api);
    const seen = await quote();
    expect(seen.adjustments).toEqual([{ ...told, amount: -7_500 }]);
    expect(seen.costBreakdown).toMatchObject({ subtotal: 50_000, discount: 7_500 });

    const seenTotalCost = seen.costBreakdown.totalCost / 100;
    const { order, trackingToken } = await place({ seenTotalCost });
    expect(order.costBreakdown).toEqual(seen.costBreakdown);
    expect(order.adjustments).toEqual(seen.adjustments);
    const tracked = await guest.call(trackOrder, { params: { token: trackingToken } });
    expect(tracked.order).toMatchObject({ adjustments: seen.adjustments });
    const read = await admin.call(getOrder, { params: { orderId: order.id } });
    expect(read).toMatchObject({ adjustments: seen.adjustments });
    const [mail] = await receiveMails(api);
    expect(mail?.text).toContain('Winter offer');
    expect(mail?.text).toContain(formattersFor('en').money(order.costBreakdown.totalCost));
  });

  test('is told in a mail in the words and digits of whoever orders', async () => {
    await aPromotion();
    await receiveMails(api);
    const inArabic = api.as(null, 'ar');
    await inArabic.call(placeGuestOrder, { body: aWish() });
    const [mail] = await receiveMails(api);
    const text = mail?.text?.replaceAll('\u00a0', ' ');
    expect(text).toContain('عرض الشتاء: −٥٠٫٠٠ ج.م');
    expect(text).toContain('الإجمالي: ٥١٥٫٠٠ ج.م');
    expect(mail?.html).toContain('عرض الشتاء');
    expect(mail?.html).not.toContain('Winter offer');
  });

  test('whoever has seen another total is told, and orders nothing', async () => {
    const { costBreakdown } = await quote();
    await aPromotion();
    const seenTotalCost = costBreakdown.totalCost / 100;
    await expect(place({ seenTotalCost })).rejects.toMatchObject({ code: 'order.total_changed' });
  });

  test('of several the one that takes off most is used, and no more than it may', async () => {
    const half = await aPromotion({ name: 'Half', percent: 50, atMost: 60 });
    await aPromotion({ name: 'Fifty', kind: 'amount', percent: null, amount: 50 });
    expect((await quote()).adjustments).toMatchObject([{ label: 'Half', amount: -6_000 }]);
    const { order } = await place({}, 2);
    expect(order.costBreakdown.discount).toBe(6_000);
    expect(await usedOf(half.id)).toMatchObject({ used: 1, given: 6_000 });
  });
});

/** What delivery costs there, as the owner has set it. */
const { governorates } = await guest.call(getShippingOptions, {});
const feeOf = (code: string) => governorates.find((place) => place.code === code)?.fee ?? 0;
const [cairoFee, aswanFee] = [feeOf('EG-C'), feeOf('EG-ASN')];

describe('free delivery', () => {
  const free = {
    kind: 'delivery',
    percent: null,
    name: 'Free delivery',
    nameAr: 'شحن مجاني',
  } as const;
  const toldFree = { label: 'Free delivery', labelAr: 'شحن مجاني', isOfDelivery: true };
  const aswan = {
    streetAddress: '٣ شارع السوق',
    city: 'كوم أمبو',
    governorate: 'أسوان',
    postalCode: '',
  };
  const quoteTo = (governorate: string | null, promotionCode?: string, quantity = 1) =>
    quote(promotionCode, quantity, governorate);

  async function setDelivery(change: (settings: DeliverySettings) => DeliverySettings) {
    const { settings, version: seenVersion } = await admin.call(getDeliverySettings, {});
    const body = { seenVersion, settings: inPounds(change(settings)) };
    await admin.call(saveDeliverySettings, { body });
    return settings;
  }

  test('takes off the fee of where an order goes, the same on the page, in the order and in what is sent', async () => {
    await aPromotion(free);
    await receiveMails(api);
    for (const [place, fee] of [
      [undefined, cairoFee],
      [aswan, aswanFee],
    ] as const) {
      const seen = await quoteTo(place?.governorate ?? 'القاهرة');
      expect(seen.adjustments).toEqual([{ ...toldFree, amount: -fee }]);
      expect(seen.delivery).toMatchObject({ fee });
      expect(seen.costBreakdown).toEqual({
        ...{ subtotal: 50_000, discount: fee, shippingFees: fee, totalCost: 50_000 },
      });
      const { order } = await placeSeen({ place, seen });
      expect(order.costBreakdown).toEqual(seen.costBreakdown);
      expect(order.adjustments).toEqual(seen.adjustments);
      const read = await admin.call(getOrder, { params: { orderId: order.id } });
      expect(read).toMatchObject({ adjustments: seen.adjustments });
      const [mail] = await receiveMails(api);
      expect(mail?.text).toMatch(/Shipping fees?: .*\n.*Free delivery: −/);
      expect(mail?.text).toContain(formattersFor('en').money(order.costBreakdown.totalCost));
    }
  });

  const placeSeen = ({ place: to, seen }: { place: typeof aswan | undefined; seen: Quote }) =>
    place({
      ...(to && { shippingDetails: to }),
      contact: { name: 'سلمى مرسي', phoneNumber: '01055554444', email: 'morsy@example.com' },
      seenTotalCost: seen.costBreakdown.totalCost / 100,
    });

  test('counts what it has given, and gives back what was cancelled', async () => {
    const { id } = await aPromotion({ ...free, code: 'FREE0', limit: 1 });
    const { trackingToken: token } = await place({ promotionCode: 'free0' });
    expect(await usedOf(id)).toMatchObject({ kind: 'delivery', used: 1, given: cairoFee });
    await expect(place({ promotionCode: 'free0' })).rejects.toMatchObject({
      code: 'promotion.used_up',
    });
    await guest.call(cancelTrackedOrder, { params: { token }, body: {} });
    expect(await usedOf(id)).toMatchObject({ used: 0, given: 0 });
    await place({ promotionCode: 'free0', shippingDetails: aswan });
    expect(await usedOf(id)).toMatchObject({ used: 1, given: aswanFee });
  });

  test('takes off no more than it may', async () => {
    await aPromotion({ ...free, atMost: 40 });
    const { costBreakdown } = await quoteTo('القاهرة');
    expect(costBreakdown).toMatchObject({ discount: 4_000, totalCost: 50_000 + cairoFee - 4_000 });
  });

  test('is used where it takes off more than the others do', async () => {
    await aPromotion(free);
    // As much as Cairo's fee: less than Aswan's.
    await aPromotion({ kind: 'amount', percent: null, amount: (cairoFee + 100) / 100 });
    expect(aswanFee).toBeGreaterThan(cairoFee + 100);
    expect((await quoteTo('القاهرة')).adjustments).toMatchObject([told]);
    expect((await quoteTo('أسوان')).adjustments).toMatchObject([toldFree]);
  });

  describe('before anybody knows where to', () => {
    test('is said without an amount where it is the best everywhere, and what it takes off of each place', async () => {
      await aPromotion({ ...free, code: 'FREE1' });
      const seen = await quoteTo(null, 'free1');
      expect(seen.adjustments).toEqual([{ ...toldFree, amount: 0 }]);
      expect(seen.costBreakdown).toMatchObject({ discount: 0, totalCost: 50_000 });
      expect(seen.promotionRefusal).toBeUndefined();
      for (const [code, fee] of [
        ['EG-C', cairoFee],
        ['EG-ASN', aswanFee],
      ] as const) {
        const there = seen.places?.find((place) => place.code === code);
        expect(there).toEqual({
          code,
          adjustments: [{ ...toldFree, amount: -fee }],
          costBreakdown: {
            subtotal: 50_000,
            discount: fee,
            shippingFees: 0,
            totalCost: 50_000 - fee,
          },
        });
        const asked = await quoteTo(code, 'free1');
        expect(asked.adjustments).toEqual(there?.adjustments);
      }
    });

    test('what goods have everywhere is shown, and each place has what is best there', async () => {
      await aPromotion(free);
      await aPromotion({ kind: 'amount', percent: null, amount: (cairoFee + 100) / 100 });
      const seen = await quoteTo(null);
      expect(seen.adjustments).toEqual([{ ...told, amount: -cairoFee - 100 }]);
      const at = (code: string) => seen.places?.find((place) => place.code === code)?.adjustments;
      expect(at('EG-C')).toMatchObject([told]);
      expect(at('EG-ASN')).toMatchObject([toldFree]);
    });

    test('a code is refused only where it takes nothing off anywhere', async () => {
      await aPromotion({ ...free, code: 'FREE2' });
      await aPromotion({ kind: 'amount', percent: null, amount: (cairoFee + 100) / 100 });
      const some = await quoteTo(null, 'free2');
      expect(some.promotionRefusal).toBeUndefined();
      const at = (code: string) => some.places?.find((place) => place.code === code);
      expect(at('EG-C')?.promotionRefusal).toContain('Winter offer');
      expect(at('EG-ASN')?.promotionRefusal).toBeUndefined();

      await aPromotion({ percent: 50, name: 'Half' });
      expect((await quoteTo(null, 'free2')).promotionRefusal).toContain('Half');
    });

    test('says nothing of places where no promotion is off delivery', async () => {
      await aPromotion();
      expect((await quoteTo(null)).places).toBeUndefined();
    });
  });

  test('takes nothing off what is free already: the code is told so, the order comes without it, and it is not used up', async () => {
    const { id } = await aPromotion({ ...free, code: 'FREE3', limit: 1, minimum: 2_000 });
    const before = await setDelivery((settings) => ({ ...settings, freeFrom: piastres(100_000) }));
    try {
      for (const governorate of ['القاهرة', null]) {
        const { adjustments, promotionRefusal } = await quoteTo(governorate, 'free3', 2);
        expect(adjustments).toEqual([]);
        expect(promotionRefusal).toBe('Delivery of this order is free already, without the code.');
      }
      const { order } = await place({ promotionCode: 'free3' }, 2);
      expect(order.costBreakdown).toMatchObject({ discount: 0, shippingFees: 0 });
      expect(await usedOf(id)).toMatchObject({ used: 0 });
      // Where it is not free, the minimum is what is missing.
      expect((await quoteTo('القاهرة', 'free3')).promotionRefusal).toContain('2,000');
    } finally {
      await setDelivery(() => before);
    }
  });

  test('of an order that changes follows the fee of now, wherever it goes', async () => {
    await aPromotion({ ...free, minimum: 1_000, atMost: 80 });
    const { order, trackingToken: token } = await place({}, 2);
    expect(order.costBreakdown).toMatchObject({ discount: cairoFee, totalCost: 100_000 });
    const change = (edit: Edit, seenVersion: number) =>
      guest.call(changeTrackedOrder, {
        params: { token },
        body: { seenVersion, dryRun: false, edits: [edit] },
      });
    const moved = await change({ kind: 'address', shippingDetails: aswan }, order.version);
    expect(moved.after).toMatchObject({
      ...{ shippingFees: aswanFee, discount: 8_000, totalCost: 100_000 + aswanFee - 8_000 },
    });
    const orderLineId = order.lines[0]?.orderLineId ?? 0;
    const fewer = await change({ kind: 'quantity', orderLineId, quantity: 1 }, moved.version);
    expect(fewer.after).toMatchObject({ discount: 0, totalCost: 50_000 + aswanFee });

    const more = await change({ kind: 'quantity', orderLineId, quantity: 3 }, fewer.version);
    expect(more.after).toMatchObject({ discount: 8_000 });
    const tracked = await guest.call(trackOrder, { params: { token } });
    expect(tracked.order.adjustments).toEqual([{ ...toldFree, amount: -8_000 }]);
    const noted = await change({ kind: 'note', note: 'Ring twice' }, more.version);
    expect(noted.after).toEqual(more.after);
  });

  test('is given, and not taken back: pieces are paid back whole, one by one and all of them', async () => {
    await aPromotion(free);
    const { order } = await place({}, 2);
    const params = { orderId: order.id };
    for (const statusId of [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.delivered]) {
      await admin.call(changeOrderStatus, { params, body: { statusId } });
    }
    const piece = { orderLineId: order.lines[0]?.orderLineId ?? 0, quantity: 1 };
    for (let come = 0; come < 2; come += 1) {
      const wish = { lines: [piece], reason: 'changed_mind' as const };
      const opened = await admin.call(openReturn, { params, body: wish });
      expect(opened.worth).toBe(50_000);
      const { id } = opened;
      await admin.call(moveReturn, { params: { id }, body: { state: 'in_transit' } });
      const pieces = [{ ...piece, condition: 'sellable' as const }];
      const received = await admin.call(receiveReturn, { params: { id }, body: { pieces } });
      expect(received.toRefund).toBe(50_000);
    }
  });

  test('no driver asks for a delivery that was promised free, even where all is refused', async () => {
    await aPromotion({ ...free, atMost: (cairoFee - 1_500) / 100 });
    const { order } = await place();
    const orderIds = [order.id];
    const body = { statusId: OrderStatus.confirmed };
    await sales.call(changeOrderStatus, { params: { orderId: order.id }, body });
    const [booked] = await sales.call(bookParcels, { body: { orderIds, carrier: 'own' } });
    const driver = { driverName: 'Hany Fathy', driverPhone: '01012345678', day: today };
    const parcelIds = [booked?.parcel?.id ?? 0];
    const { driverToken } = await sales.call(createRun, { body: { ...driver, parcelIds } });
    const params = { token: driverToken ?? '' };
    const { stops } = await guest.call(readDriverRun, { params });
    expect(stops).toMatchObject([{ cashDue: 51_500, shippingFees: 1_500, discount: 0 }]);
  });

  test('is given for what is kept at the door, which costs what it did', async () => {
    await aPromotion(free);
    const { order } = await place({}, 3);
    const orderIds = [order.id];
    const params = { orderId: order.id };
    await sales.call(changeOrderStatus, { params, body: { statusId: OrderStatus.confirmed } });
    const [booked] = await sales.call(bookParcels, {
      body: { orderIds, carrier: 'other', trackingNumbers: [{ ...params, trackingNumber: 'X1' }] },
    });
    const id = booked?.parcel?.id ?? 0;
    await sales.call(addParcelEvent, { params: { id }, body: { state: 'out_for_delivery' } });
    const kept = [{ orderLineId: order.lines[0]?.orderLineId ?? 0, quantity: 1 }];
    const body = { state: 'delivered' as const, kept };
    const after = await sales.call(addParcelEvent, { params: { id }, body });
    expect(after).toMatchObject({ cashDue: 50_000, discount: 0 });
    const read = await sales.call(getOrder, { params });
    expect(read.costBreakdown).toEqual({
      ...{ subtotal: 50_000, discount: cairoFee, shippingFees: cairoFee, totalCost: 50_000 },
    });
    expect(read.adjustments).toEqual([{ ...toldFree, amount: -cairoFee }]);
  });
});

describe('a code', () => {
  test('is taken as people write it', async () => {
    await aPromotion({ code: 'Eid2026' });
    for (const written of ['EID2026', ' eid ٢٠٢٦', 'Eid۲۰۲۶']) {
      const seen = await quote(written);
      expect(seen.adjustments).toHaveLength(1);
      expect(seen.promotionRefusal).toBeUndefined();
    }
    await expect(aPromotion({ code: 'eid ٢٠٢٦' })).rejects.toMatchObject({
      code: 'promotion.code_taken',
      details: [{ path: 'code' }],
    });
  });

  test('says in words why it takes nothing off, and an order with it is not placed', async () => {
    await aPromotion({ code: 'BIG', minimum: 1_000 });
    const { promotionRefusal, adjustments } = await quote('big');
    expect(adjustments).toEqual([]);
    expect(promotionRefusal).toContain('1,000');
    const refusal = await place({ promotionCode: 'big' }).catch((error: Refusal) => error);
    expect(refusal).toMatchObject({ code: 'promotion.minimum', message: promotionRefusal });
    expect((await place({ promotionCode: 'big' }, 2)).order.costBreakdown.discount).toBe(10_000);
  });

  test.each([
    ['has not begun', { code: 'LATER', from: '2099-01-01' }, 'promotion.not_yet'],
    ['is over', { code: 'OVER', to: '2020-01-01' }, 'promotion.over'],
    ['is switched off', { code: 'OFF', active: false }, 'promotion.not_now'],
  ])('that %s says so', async (_, fields, code) => {
    await aPromotion(fields);
    await expect(place({ promotionCode: fields.code })).rejects.toMatchObject({ code });
  });

  test('that an automatic promotion is better than is not used up', async () => {
    await aPromotion({ percent: 20 });
    const { id } = await aPromotion({ code: 'TEN', percent: 10, limit: 1 });
    expect((await quote('ten')).promotionRefusal).toContain('Winter offer');
    const { order } = await place({ promotionCode: 'ten' });
    expect(order.costBreakdown.discount).toBe(10_000);
    expect(await usedOf(id)).toMatchObject({ used: 0 });
  });

  test('of two hundred orders at once ten have it; when one is cancelled, the next has it', async () => {
    const { id } = await aPromotion({ code: 'FIRST10', limit: 10 });
    const wishes = Array.from({ length: 200 }, () => place({ promotionCode: 'first10' }));
    const answers = await Promise.allSettled(wishes);
    const placed = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(placed).toHaveLength(10);
    expect(placed.every(({ order }) => order.costBreakdown.discount === 5_000)).toBe(true);
    const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['promotion.used_up']));

    const [first] = placed;
    const token = first?.trackingToken ?? '';
    await Promise.all(
      Array.from({ length: 5 }, () =>
        guest.call(cancelTrackedOrder, { params: { token }, body: {} }),
      ),
    );
    expect(await usedOf(id)).toMatchObject({ used: 9, given: 45_000 });
    await place({ promotionCode: 'first10' });
    await expect(place({ promotionCode: 'first10' })).rejects.toMatchObject({
      code: 'promotion.used_up',
    });

    const using = await sales.call(listOrders, { query: { promotion: id, perPage: 100 } });
    expect(using.data).toHaveLength(10);
    expect(using.data.map(({ orderId }) => orderId)).not.toContain(first?.order.id);
  });

  test('for each person once counts a number however it is written, and a press that is repeated once', async () => {
    await aPromotion({ code: 'ONCE', limitPerPerson: 1 });
    const wish = aWish({
      promotionCode: 'once',
      contact: { name: 'Omar', phoneNumber: '01012345678' },
    });
    const [one, again] = [
      await guest.call(placeGuestOrder, { body: wish }),
      await guest.call(placeGuestOrder, { body: wish }),
    ];
    expect(again.order.id).toBe(one.order.id);
    const contact = { name: 'Omar', phoneNumber: '+20 10 1234 5678' };
    await expect(place({ promotionCode: 'once', contact })).rejects.toMatchObject({
      code: 'promotion.used_by_person',
    });
  });

  test('cannot be found by trying', async () => {
    await aPromotion({ code: 'SECRET' });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await quote(`guess${tries}`)).promotionRefusal).toBeTruthy();
    }
    await expect(quote('guess6')).rejects.toMatchObject({ code: 'request.too_many' });
    await expect(quote('secret')).rejects.toMatchObject({ code: 'request.too_many' });
    expect((await quote()).adjustments).toEqual([]);
  });
});

describe('an order that changes', () => {
  test('has of its promotion what its terms make of the pieces of now', async () => {
    await aPromotion({ percent: 10, minimum: 1_000 });
    const { order, trackingToken: token } = await place({}, 3);
    expect(order.costBreakdown.discount).toBe(15_000);
    const [line] = order.lines;
    const change = (quantity: number, seenVersion: number) =>
      guest.call(changeTrackedOrder, {
        params: { token },
        body: {
          ...{ seenVersion, dryRun: false },
          edits: [{ kind: 'quantity', orderLineId: line?.orderLineId ?? 0, quantity }],
        },
      });
    const fewer = await change(2, order.version);
    expect(fewer.after.discount).toBe(10_000);
    const tooFew = await change(1, fewer.version);
    expect(tooFew.after.discount).toBe(0);
    const tracked = await guest.call(trackOrder, { params: { token } });
    expect(tracked.order.adjustments).toEqual([]);
    await change(4, tooFew.version);
    const { order: more } = await guest.call(trackOrder, { params: { token } });
    expect(more.adjustments).toEqual([{ ...told, amount: -20_000 }]);
    expect(more.costBreakdown.discount).toBe(20_000);
  });
});

test('pieces that come back are paid back less their share of it, to the piastre', async () => {
  await aPromotion({ kind: 'amount', percent: null, amount: 100.01 });
  const { order } = await place({}, 3);
  const params = { orderId: order.id };
  for (const statusId of [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.delivered]) {
    await admin.call(changeOrderStatus, { params, body: { statusId } });
  }
  const piece = { orderLineId: order.lines[0]?.orderLineId ?? 0, quantity: 1 };
  const dues: number[] = [];
  for (let come = 0; come < 3; come += 1) {
    const wish = { lines: [piece], reason: 'changed_mind' as const };
    const { id } = await admin.call(openReturn, { params, body: wish });
    await admin.call(moveReturn, { params: { id }, body: { state: 'in_transit' } });
    const pieces = [{ ...piece, condition: 'sellable' as const }];
    const { toRefund } = await admin.call(receiveReturn, { params: { id }, body: { pieces } });
    dues.push(toRefund);
  }
  expect(dues).toEqual([46_667, 46_666, 46_666]);
});

test('a courier collects what is left of it after a deposit, and the books close at that', async () => {
  await aPromotion({ percent: 15 });
  const { order } = await place({}, 3);
  const { totalCost } = order.costBreakdown;
  expect(order.costBreakdown).toMatchObject({ subtotal: 150_000, discount: 22_500 });

  const params = { orderId: order.id };
  await sales.call(noteDeposit, { params, body: { amount: 100, method: 'cash' } });
  for (const statusId of [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.delivered]) {
    await sales.call(changeOrderStatus, { params, body: { statusId } });
  }
  const [parcel] = await sales.call(listParcelsOfOrder, { params });
  expect(parcel?.cashDue).toBe(totalCost - 10_000);
  const { entries } = await sales.call(listMoneyOfOrder, { params });
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit', 10_000],
    ['expected', totalCost - 10_000],
    ['collected', totalCost - 10_000],
  ]);
});

describe('the list of the owner', () => {
  test('is the owner’s alone', async () => {
    const denied = { code: 'access.denied' };
    await expect(sales.call(listPromotions, { query: {} })).rejects.toMatchObject(denied);
    await expect(sales.call(createPromotion, { body: someFields() })).rejects.toMatchObject(denied);
  });

  test('of two who change one at once the second is told', async () => {
    const { id, version } = await aPromotion();
    const body = { ...someFields({ percent: 20 }), seenVersion: version };
    const params = { id };
    expect(await admin.call(updatePromotion, { params, body })).toMatchObject({ percent: 20 });
    expect(await admin.call(getPromotion, { params })).toMatchObject({ percent: 20, version: 2 });
    await expect(admin.call(updatePromotion, { params, body })).rejects.toMatchObject({
      code: 'promotion.changed',
    });
  });

  test.each<Partial<Fields>>([
    { percent: null },
    { amount: 5 },
    { percent: 101 },
    { kind: 'amount', percent: null, amount: 5, atMost: 1 },
    { kind: 'delivery' },
    { kind: 'delivery', percent: null, amount: 5 },
    { from: '2026-12-02', to: '2026-12-01' },
    { limitPerPerson: 1 },
    { code: 'a' },
  ])('refuses what takes off nothing or counts nobody: %o', async (fields) => {
    await expect(aPromotion(fields)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('keeps what orders have used', async () => {
    const used = await aPromotion();
    await place();
    const unused = await aPromotion({ active: false });
    const remove = ({ id }: { id: number }) => admin.call(deletePromotion, { params: { id } });
    await expect(remove(used)).rejects.toMatchObject({ code: 'promotion.used' });
    expect(await remove(unused)).toBeNull();
    await expect(remove(unused)).rejects.toMatchObject({ code: 'promotion.not_found' });
  });
});
