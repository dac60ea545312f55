import {
  getCheckout,
  getDeliverySettings,
  getMyOrder,
  getShippingOptions,
  piastres,
  placeOrder,
  quoteOrder,
  saveDeliverySettings,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { deliveryTo } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct, anAddress } from '../../../test/support/builders.ts';
import { inPounds } from '../../../test/support/delivery-settings.ts';
import { products } from '../../db/schema/catalogue.ts';
import { shippingFees } from '../../db/schema/addresses.ts';
import { cartItems, carts } from '../../db/schema/carts.ts';

const { db, guest, signedIn } = await testApi();
const owner = await signedIn(Role.Admin);

const read = () => owner.call(getDeliverySettings, {});

type Wire = ReturnType<typeof inPounds>;

async function save(changes: Partial<Wire>, seen?: number) {
  const { version, settings } = await read();
  return owner.call(saveDeliverySettings, {
    body: { seenVersion: seen ?? version, settings: { ...inPounds(settings), ...changes } },
  });
}

const asDelivered = inPounds((await read()).settings);

const withGiza = (place: Partial<Wire['governorates'][number]>) => ({
  governorates: asDelivered.governorates.map((row) =>
    row.code === 'EG-GZ' ? { ...row, ...place } : row,
  ),
});

beforeEach(async () => void (await save(asDelivered)));

test('everybody may know fees and days, and knows a change at the next request', async () => {
  const before = await guest.call(getShippingOptions, {});
  expect(before).toMatchObject({ freeFrom: null, cutOffHour: 14, holidays: [] });
  expect(before.governorates).toHaveLength(27);

  const holidays = [{ date: '2027-01-07', name: 'Christmas', nameAr: 'عيد الميلاد' }];
  await save({ freeFrom: 1500, cutOffHour: 12, holidays, ...withGiza({ fee: 60.5 }) });

  const after = await guest.call(getShippingOptions, {});
  expect(after).toMatchObject({ freeFrom: 150_000, cutOffHour: 12, holidays });
  const giza = after.governorates.find(({ code }) => code === 'EG-GZ');
  expect(giza).toMatchObject({ fee: 6_050, name: 'Giza', nameAr: 'الجيزة', isServed: true });
});

test('the lower of the two limits of cash counts', async () => {
  const limitOf = async () =>
    (await guest.call(getShippingOptions, {})).governorates.find(({ code }) => code === 'EG-GZ')
      ?.cashUpTo;

  await save({ cashUpTo: 4000, ...withGiza({ cashUpTo: 2500 }) });
  expect(await limitOf()).toBe(250_000);
  await save({ cashUpTo: 2000 });
  expect(await limitOf()).toBe(200_000);
  await save({ cashUpTo: null });
  expect(await limitOf()).toBe(250_000);
  await save({ cashUpTo: 4000, ...withGiza({ cashUpTo: null }) });
  expect(await limitOf()).toBe(400_000);
});

test('a save names who made it, and refuses who has not seen it', async () => {
  const { version } = await save({ cutOffHour: 15 });
  expect(await read()).toMatchObject({
    version,
    savedBy: owner.user.name,
    settings: { cutOffHour: 15 },
  });
  await expect(save({ cutOffHour: 9 }, version - 1)).rejects.toMatchObject({
    status: 409,
    code: 'settings.changed',
  });
  expect((await read()).settings.cutOffHour).toBe(15);
});

test('a save that changes nothing is no version of its own', async () => {
  const { version } = await save({ cutOffHour: 15 });
  expect(await save({ cutOffHour: 15 })).toMatchObject({ version });
  expect((await read()).version).toBe(version);
});

test('of saves at the same moment one wins', async () => {
  const { version } = await read();
  const saves = await Promise.allSettled(
    [8, 9, 10, 11].map((hour) => save({ cutOffHour: hour }, version)),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await read()).version).toBe(version + 1);
});

test('the version before reads the same fees', async () => {
  await save(withGiza({ fee: 61 }));
  const [row] = await db
    .select()
    .from(shippingFees)
    .where(eq(shippingFees.governorateCode, 'EG-GZ'));
  expect(row?.fee).toBe(6_100);
});

test.each<[string, Partial<Wire>]>([
  ['no working day', { workingDays: [] }],
  ['a day that is none', { workingDays: [7] }],
  ['a day twice', { workingDays: [1, 1] }],
  ['an hour that is none', { cutOffHour: 25 }],
  [
    'a holiday twice',
    { holidays: [1, 2].map(() => ({ date: '2027-01-07', name: 'A', nameAr: 'أ' })) },
  ],
  ['a holiday on no day', { holidays: [{ date: '2027-02-30', name: 'A', nameAr: 'أ' }] }],
  ['less than nothing', withGiza({ fee: -1 })],
  ['parts of a piastre', withGiza({ fee: 0.005 })],
  ['days that end before they begin', withGiza({ daysMin: 4, daysMax: 3 })],
  ['a governorate missing', { governorates: asDelivered.governorates.slice(1) }],
  [
    'a governorate twice',
    {
      governorates: asDelivered.governorates.map((row, index, rows) =>
        index ? row : (rows[1] ?? row),
      ),
    },
  ],
])('refuses %s', async (_, changes) => {
  await expect(save(changes)).rejects.toMatchObject({ status: 422, code: 'request.invalid' });
});

test.each<[string, Partial<Wire>, string]>([
  ['a fee', withGiza({ fee: -1 }), 'settings.governorates.1.fee'],
  ['a fee that no order can carry', withGiza({ fee: 1e8 }), 'settings.governorates.1.fee'],
  ['the first day', withGiza({ daysMin: 1.5 }), 'settings.governorates.1.daysMin'],
  ['the last day', withGiza({ daysMax: 61 }), 'settings.governorates.1.daysMax'],
  ['the last day beside the first', withGiza({ daysMin: 9 }), 'settings.governorates.1.daysMax'],
  ['cash', withGiza({ cashUpTo: -1 }), 'settings.governorates.1.cashUpTo'],
  ['free delivery', { freeFrom: -1 }, 'settings.freeFrom'],
  ['free delivery from beyond any order', { freeFrom: 1e8 }, 'settings.freeFrom'],
  ['cash of the shop', { cashUpTo: 0.001 }, 'settings.cashUpTo'],
  ['the cut-off hour', { cutOffHour: 1.5 }, 'settings.cutOffHour'],
  ['working days', { workingDays: [] }, 'settings.workingDays'],
  [
    'a holiday’s name',
    { holidays: [{ date: '2027-01-07', name: ' ', nameAr: 'أ' }] },
    'settings.holidays.0.name',
  ],
  [
    'a holiday’s long name',
    { holidays: [{ date: '2027-01-07', name: 'A', nameAr: 'أ'.repeat(101) }] },
    'settings.holidays.0.nameAr',
  ],
])('says at its field what is wrong with %s', async (_, changes, path) => {
  await expect(save(changes)).rejects.toMatchObject({ status: 422, details: [{ path }] });
});

test('a guest may not', async () => {
  await expect(guest.call(getDeliverySettings, {})).rejects.toMatchObject({ status: 401 });
});

test.each([Role.Sales, Role.Developer, Role.User])('role %i may not', async (role) => {
  const other = await signedIn(role);
  const { version, settings } = await read();
  const body = { seenVersion: version, settings: inPounds(settings) };
  const denied = { status: 403, code: 'access.denied' };
  await expect(other.call(getDeliverySettings, {})).rejects.toMatchObject(denied);
  await expect(other.call(saveDeliverySettings, { body })).rejects.toMatchObject(denied);
});

async function aFullCart(madeToOrderDays: number | null = null) {
  const customer = await signedIn();
  const address = await anAddress(db, customer.user.id, { governorateCode: 'EG-GZ' });
  const { design } = await aProduct(db, {
    ...{ price: 100_000, stock: [5], madeToOrderDays },
  });
  const [cart] = await db.insert(carts).values({ userId: customer.user.id }).returning();
  const cartId = cart?.id ?? 0;
  await db.insert(cartItems).values({ cartId, designId: design.id, quantity: 2 });
  const body = { cartId, shippingDetailsId: address.id, paymentMethod: 'cash' as const };
  return {
    customer,
    design,
    see: () => customer.call(getCheckout, { query: { shippingDetailsId: address.id } }),
    order: () => customer.call(placeOrder, { body }),
  };
}

test('an order is promised and charged what the public table says', async () => {
  await save({ freeFrom: 2000.01, ...withGiza({ fee: 60 }) });
  const options = await guest.call(getShippingOptions, {});
  const { see, order } = await aFullCart();

  const subtotal = (await see()).costBreakdown.subtotal;
  const said = deliveryTo(options, { governorate: 'EG-GZ', subtotal, now: new Date() });
  const { costBreakdown, promised } = await order();

  expect(costBreakdown).toEqual({
    ...{ subtotal: 200_000, discount: 0 },
    ...{ shippingFees: 6_000, totalCost: 206_000 },
  });
  expect(said).toMatchObject({ fee: 6_000, ...promised, missingForFree: 1 });
  expect((await aFullCart().then(({ see }) => see())).promised).toEqual(promised);
});

test('what is made to order is promised once it is made, everywhere the same, and stays so', async () => {
  const { see, order, design, customer } = await aFullCart(12);
  const options = await guest.call(getShippingOptions, {});
  const asked = { governorate: 'EG-GZ' as const, subtotal: piastres(200_000), now: new Date() };
  const said = deliveryTo(options, { ...asked, makingDays: 12 });
  const promised = said && { from: said.from, to: said.to };
  expect(promised).not.toMatchObject({ from: deliveryTo(options, asked)?.from });

  const checkout = await see();
  expect(checkout).toMatchObject({ promised });
  expect(checkout.cart.cartItems).toMatchObject([
    { productDesign: { product: { madeToOrderDays: 12 } } },
  ]);
  const ready = await aProduct(db, { stock: [5] });
  const items = [design, ready.design].map(({ id }) => ({ productDesignId: id, quantity: 1 }));
  const quote = await guest.call(quoteOrder, { body: { items, governorate: 'Giza' } });
  expect(quote.delivery).toMatchObject(promised ?? {});

  const placed = await order();
  expect(placed).toMatchObject({ promised, lines: [{ madeToOrderDays: 12 }] });
  await db.update(products).set({ madeToOrderDays: null }).where(eq(products.id, design.productId));
  expect(await customer.call(getMyOrder, { params: { orderId: placed.id } })).toMatchObject({
    promised,
    lines: [{ madeToOrderDays: 12 }],
  });
});

test('what is kept ready has no days of making', async () => {
  const { order } = await aFullCart();
  expect((await order()).lines[0]).not.toHaveProperty('madeToOrderDays');
});

test('from the threshold on delivery is free', async () => {
  await save({ freeFrom: 2000 });
  const { order } = await aFullCart();
  expect((await order()).costBreakdown).toMatchObject({ shippingFees: 0, totalCost: 200_000 });
});

test.each([
  ['where nothing is delivered', { isServed: false }, 'order.not_served'],
  ['for more cash than is taken', { cashUpTo: 2000 }, 'order.cash_too_high'],
])('no order is taken %s, with a sentence', async (_, place, code) => {
  await save(withGiza(place));
  const { see, order } = await aFullCart();
  const refused = {
    status: 409,
    code,
    message: expect.stringContaining('Giza'),
  };
  await expect(see()).rejects.toMatchObject(refused);
  await expect(order()).rejects.toMatchObject(refused);
});
