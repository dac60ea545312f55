import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  defaultMoney,
  defaultShop,
  getDeliverySettings,
  getSettings,
  getShop,
  type GroupWithHistory,
  listSettingsVersions,
  placeGuestOrder,
  saveAnnouncement,
  saveChannels,
  saveDeliverySettings,
  saveMoneySettings,
  saveShopSettings,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { settings } from '../../db/schema/settings.ts';

const api = await testApi();
const { db, guest, signedIn } = api;
const owner = await signedIn(Role.Admin);
const other = await api.anotherInstance();

type ShopChanges = Omit<CallInput<typeof saveShopSettings>['body'], 'seenVersion'>;
type Announcement = Omit<CallInput<typeof saveAnnouncement>['body'], 'seenVersion'>;

async function saveShop(changes: ShopChanges, seen?: number) {
  const seenVersion = seen ?? (await owner.call(getSettings, {})).shop.version;
  return owner.call(saveShopSettings, { body: { ...changes, seenVersion } });
}

async function announce(changes: Announcement) {
  const { version: seenVersion } = (await owner.call(getSettings, {})).announcement;
  return owner.call(saveAnnouncement, { body: { ...changes, seenVersion } });
}

const shop = () => guest.call(getShop, {});

const seller = {
  ...{ legalName: 'Wood Products LLC', legalNameAr: 'للمنتجات الخشبية ش.ذ.م.م' },
  ...{ sellerAddress: '7 El Geish Street', sellerAddressAr: 'شارع الجيش ٧' },
  ...{ commercialRegister: '48213', taxCard: '512-448-901' },
};

test('a fresh shop is what it came with, and nobody has saved it', async () => {
  expect(await shop()).toMatchObject({
    names: { name: defaultShop.name, nameAr: defaultShop.nameAr },
    contacts: { phone: defaultShop.phone, email: defaultShop.email },
    partners: defaultShop.partners,
    ...{ sellerIdentity: null, announcement: null, currencySign: 'LE', branches: [] },
  });
  expect(await owner.call(getSettings, {})).toMatchObject({
    shop: { version: 0, savedBy: null, savedAt: null, settings: defaultShop },
    money: { version: 0, settings: { currencySign: 'LE' } },
  });
});

test('what is given is set, and the rest stays', async () => {
  const { version } = (await owner.call(getSettings, {})).shop;
  const saved = await saveShop({ name: 'Nile Wood', phone: '٠١٢ ٢٣٤٥ ٦٧٨٩' });
  expect(saved).toMatchObject({
    version: version + 1,
    savedBy: owner.user.name,
    settings: { name: 'Nile Wood', phone: '+201223456789', email: defaultShop.email },
  });
  expect(Date.parse(saved.savedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('every process knows a change at its next request, also one that could not hear of it', async () => {
  const nameIn = async ({ app }: Pick<typeof other, 'app'>) =>
    (await app.inject('/shop')).json().data.names.name;
  for (let round = 0; round < 20; round++) {
    await Promise.all([nameIn(api), nameIn(other)]);
    await saveShop({ name: `Shop ${round}` });
    expect(await Promise.all([nameIn(api), nameIn(other)])).toEqual(Array(2).fill(`Shop ${round}`));
  }

  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'craftsandore-api changes'`);
  await saveShop({ name: 'Unheard' });
  expect(await Promise.all([nameIn(api), nameIn(other)])).toEqual(['Unheard', 'Unheard']);
});

test('is asked of the database once, however many ask', async () => {
  await expect
    .poll(async () => {
      await shop();
      api.queries.length = 0;
      await Promise.all([shop(), shop(), shop()]);
      return api.queries.filter((query) => query.includes('from "settings"')).length;
    })
    .toBe(0);
});

test('who has not seen the last save is refused, and told what it is now', async () => {
  const { version } = await saveShop({ email: 'first@shop.example' });
  await saveShop({ email: 'second@shop.example' });
  const body = { seenVersion: version, email: 'third@shop.example' };
  const reply = await owner.send({ method: 'PATCH', path: '/admin/settings/shop', body });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'settings.changed',
    current: { version: version + 1, settings: { email: 'second@shop.example' } },
  });
});

test('of owners who save at the same moment one wins', async () => {
  const { version } = (await owner.call(getSettings, {})).shop;
  const saves = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((name) => saveShop({ name }, version)),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { shop: after } = await owner.call(getSettings, {});
  expect(after.version).toBe(version + 1);
});

test('each save is a row that stays as it is: before, after, who and when', async () => {
  await saveShop({ hours: null });
  await saveShop({ hours: 'Always', hoursAr: 'دائمًا' });
  const rows = await db
    .select()
    .from(settings)
    .where(eq(settings.group, 'shop'))
    .orderBy(settings.version);
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.at(-1)).toMatchObject({ staffId: owner.user.id, value: { hours: 'Always' } });
  expect(rows.at(-2)?.value).toMatchObject({ hours: null });

  for (const change of [
    sql`update settings set value = '{}' where "group" = 'shop'`,
    sql`delete from settings where "group" = 'shop'`,
  ]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: 'Rows of settings are only added' },
    });
  }
});

test('the seller is shown once all of it is there; English words may be left out', async () => {
  const { taxCard, legalName, ...most } = seller;
  await saveShop(most);
  expect((await shop()).sellerIdentity).toBeNull();
  await saveShop({ taxCard });
  expect((await shop()).sellerIdentity).toMatchObject({
    ...{ legalName: seller.legalNameAr, legalNameAr: seller.legalNameAr },
    ...{ address: seller.sellerAddress, taxCard, isVatRegistered: false },
  });
  await saveShop({ legalName });
  expect((await shop()).sellerIdentity?.legalName).toBe(legalName);
});

test('the sign of totals is the owner’s', async () => {
  await owner.call(saveMoneySettings, { body: { seenVersion: 0, currencySign: '$' } });
  expect((await shop()).currencySign).toBe('$');
});

test('how much may wait counts for the next order', async () => {
  const { design } = await aProduct(db, { price: 10_000, stock: [5] });
  const order = () =>
    guest.call(placeGuestOrder, {
      body: {
        placementKey: randomUUID(),
        items: [{ productDesignId: design.id, quantity: 1 }],
        contact: { name: 'Rana', phoneNumber: '01000000009' },
        shippingDetails: { streetAddress: '1 Street', city: 'City', governorate: 'EG-C' },
        paymentMethod: 'cash',
      },
    });
  const { version: seenVersion } = (await owner.call(getSettings, {})).money;
  await owner.call(saveMoneySettings, { body: { seenVersion, guestOrdersWaiting: 1 } });
  await order();
  await expect(order()).rejects.toMatchObject({ code: 'order.too_many_waiting' });
  await owner.call(saveMoneySettings, {
    body: { seenVersion: seenVersion + 1, guestOrdersWaiting: 2 },
  });
  await order();
});

describe('an announcement', () => {
  const words = { text: 'Free delivery', textAr: 'التوصيل مجانًا', link: '/products' };
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

  test('stands above every page in both languages', async () => {
    await announce({ ...words, from: null, until: null });
    expect((await shop()).announcement).toEqual(words);
    await announce({ textAr: null });
    expect((await shop()).announcement).toBeNull();
  });

  test('comes and goes at its time, without another save', async () => {
    const shown = async () => (await shop()).announcement;
    await announce({ ...words, from: at(100), until: null });
    expect(await shown()).toBeNull();
    // Not both at once: a busy machine may look again when it has gone.
    await announce({ ...words, from: at(0.7), until: null });
    await expect.poll(shown).toEqual(words);
    await announce({ ...words, from: null, until: at(0.7) });
    await expect.poll(shown).toBeNull();
  });

  test('does not end before it begins', async () => {
    await announce({ from: at(100), until: null });
    await expect(announce({ until: at(50) })).rejects.toMatchObject({
      ...{ status: 422, code: 'settings.ends_first' },
      details: [{ path: 'until', message: 'The end must be after the beginning.' }],
    });
  });

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'products', 'data:,x'])(
    'leads to no %s',
    async (link) => {
      await expect(announce({ link })).rejects.toMatchObject({
        ...{ status: 422, code: 'request.invalid' },
        details: [{ path: 'link' }],
      });
    },
  );

  test.each(['/', '/products?page=2#top', 'https://example.com/a'])('leads to %s', async (link) => {
    expect((await announce({ link })).settings.link).toBe(link);
  });

  test('of 5,000 letters is refused', async () => {
    await expect(announce({ text: 'a'.repeat(5000) })).rejects.toMatchObject({
      status: 422,
      details: [{ path: 'text', message: 'Please enter at most 160 characters.' }],
    });
  });
});

test.each<[string, ShopChanges, string]>([
  ['a script for a page', { facebook: 'javascript:alert(1)' }, 'facebook'],
  ['a page without a host', { instagram: 'https://' }, 'instagram'],
  ['no page at all', { youTube: 'craftsandore' }, 'youTube'],
  ['a phone that is none', { phone: '12' }, 'phone'],
  ['a hotline as a chat', { whatsApp: '16123' }, 'whatsApp'],
  ['an email that is none', { email: 'shop' }, 'email'],
  ['no name', { nameAr: ' ' }, 'nameAr'],
  ['a long name', { name: 'a'.repeat(61) }, 'name'],
  [
    'a script for a map',
    {
      branches: [
        {
          ...{ name: 'A', nameAr: 'أ', address: 'B', addressAr: 'ب' },
          ...{ map: 'javascript:alert(1)', hours: null, hoursAr: null },
        },
      ],
    },
    'branches.0.map',
  ],
])('refuses %s, at its field', async (_, changes, path) => {
  await expect(saveShop(changes)).rejects.toMatchObject({ status: 422, details: [{ path }] });
});

test('takes a hotline', async () => {
  expect((await saveShop({ phone: '١٦١٢٣' })).settings.phone).toBe('16123');
});

describe('the history', () => {
  const historyOf = (group: GroupWithHistory, query: { page?: number; perPage?: number } = {}) =>
    owner.call(listSettingsVersions, { params: { group }, query });

  test('says who saved what over what, newest first, page by page', async () => {
    const { version } = await saveShop({ name: 'One' });
    const colleague = await signedIn(Role.Admin);
    await colleague.call(saveShopSettings, { body: { seenVersion: version, name: 'Two' } });

    const { data, meta } = await historyOf('shop', { perPage: 1 });
    expect(data).toMatchObject([
      {
        ...{ version: version + 1, savedBy: colleague.user.name },
        ...{ before: { name: 'One' }, settings: { name: 'Two' } },
      },
    ]);
    expect(meta).toMatchObject({ totalCount: version + 1, pageCount: version + 1 });
    const [older] = (await historyOf('shop', { page: 2, perPage: 1 })).data;
    expect(older).toMatchObject({ version, settings: { name: 'One' } });
    const first = (await historyOf('shop', { perPage: 100 })).data.at(-1);
    expect(first).toMatchObject({ version: 1, before: defaultShop });
    expect((await historyOf('shop', { page: 1000 })).data).toEqual([]);
  });

  test('has what came later than a save as it was without being set', async () => {
    const { lowStock: _, ...older } = defaultMoney;
    const { version } = (await owner.call(getSettings, {})).money;
    const staffId = owner.user.id;
    const row = { group: 'money' as const, version: version + 1, value: older, staffId };
    await db.insert(settings).values(row);
    expect((await historyOf('money')).data[0]?.settings).toMatchObject(defaultMoney);
  });

  test('of delivery begins with what the shop came with, and has amounts in pounds', async () => {
    const { version: seenVersion, settings } = await owner.call(getDeliverySettings, {});
    const sent = saveDeliverySettings.body.shape.settings.encode(settings);
    await owner.call(saveDeliverySettings, {
      body: { seenVersion, settings: { ...sent, freeFrom: 1500 } },
    });
    const { data } = await historyOf('delivery');
    expect(data[0]).toMatchObject({ before: { freeFrom: null }, settings: { freeFrom: 1500 } });
    expect(data.at(-1)).toMatchObject({ version: 1, savedBy: null, before: null });
  });

  test('of who may enter how begins with nobody', async () => {
    const staffId = owner.user.id;
    const value = { secondStepOf: 'admins' };
    await db.insert(settings).values({ group: 'staff-access', version: 1, value, staffId });
    expect((await historyOf('staff-access')).data).toMatchObject([
      { version: 1, before: { secondStepOf: 'nobody' }, settings: value },
    ]);
  });

  test.each([Role.Sales, Role.Developer])('is not for role %i', async (role) => {
    const somebody = await signedIn(role);
    const call = { params: { group: 'shop' as const }, query: {} };
    await expect(somebody.call(listSettingsVersions, call)).rejects.toMatchObject({ status: 403 });
  });
});

test.each([Role.Sales, Role.Developer, Role.User])('role %i may not', async (role) => {
  const denied = { status: 403, code: 'access.denied' };
  const somebody = await signedIn(role);
  await expect(somebody.call(getSettings, {})).rejects.toMatchObject(denied);
  const body = { seenVersion: 0 };
  await expect(somebody.call(saveShopSettings, { body })).rejects.toMatchObject(denied);
  await expect(guest.call(saveAnnouncement, { body })).rejects.toMatchObject({ status: 401 });
});

test('which services have credentials is told, and nothing of them', async () => {
  const keys = {
    SMS_URL: 'https://sms.example',
    SMS_TOKEN: 'a-token-of-sms',
    BOSTA_API_KEY: 'a-key-of-bosta',
  };
  const other = await testApi(keys);
  const { known, channels } = await (await other.signedIn(Role.Admin)).call(getSettings, {});
  expect(known).toEqual({ whatsApp: false, sms: true, bosta: true });
  expect(channels.settings).toEqual({ whatsApp: false, sms: false, bosta: true });
  const without = await owner.call(getSettings, {});
  expect(without.known).toEqual({ whatsApp: false, sms: false, bosta: false });
});

test('a service without credentials is not switched on, and reports nowhere', async () => {
  const body = { seenVersion: 0, whatsApp: true };
  await expect(owner.call(saveChannels, { body })).rejects.toMatchObject({
    ...{ status: 422, code: 'settings.channel_unknown', details: [{ path: 'whatsApp' }] },
  });
  const path = '/channels/whatsapp/events';
  expect((await guest.send({ method: 'GET', path })).statusCode).toBe(404);
});
