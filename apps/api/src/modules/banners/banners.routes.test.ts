import {
  addPhonePhoto,
  createBanner,
  deleteBanner,
  deleteCategory,
  listActiveBanners,
  listBanners,
  setBannerActive,
  sortBanners,
  updateBanner,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { aForm, testApi } from '../../../test/support/api.ts';
import { aCategory } from '../../../test/support/builders.ts';
import { aPhoto } from '../../../test/support/photos.ts';
import { banners } from '../../db/schema/banners.ts';

const { db, guest, signedIn } = await testApi();
const { call, send } = await signedIn(Role.Developer);
const admin = await signedIn(Role.Admin);

const words = {
  header: 'Made by hand',
  headerAr: 'صنع يدوي',
  details: 'In Damietta.',
  detailsAr: 'في دمياط.',
};
const create = async (more: object = {}) =>
  call(createBanner, { body: { ...words, ...more }, file: await aPhoto('#665544') });
const activate = (id: number, active: boolean) =>
  call(setBannerActive, { params: { id }, body: { key: 'banner', active } });
const publicly = () => guest.call(listActiveBanners, {});
const shown = async () => (await publicly()).data.map(({ id }) => id);
const listed = async () => (await call(listBanners, {})).map(({ id }) => id);
const update = (id: number, body: object, file?: Blob) =>
  call(updateBanner, { params: { id }, body, file });
const sort = (ids: number[], seenIds: number[]) => call(sortBanners, { body: { ids, seenIds } });
const missing = { status: 404, code: 'banner.not_found' };

test('a new banner is shown at once, before the older ones', async () => {
  const older = await create();
  const banner = await create();
  expect(banner).toMatchObject({ value: { ...words, active: true, photo: { color: '#665544' } } });
  expect(banner.value.imageUrl).toBe(`${banner.value.photo?.base}-1200.webp`);
  const { data, meta } = await publicly();
  expect(data).toMatchObject([{ id: banner.id, value: words }, { id: older.id }]);
  expect(data[0]?.value).not.toHaveProperty('from');
  expect(meta).toEqual({ changesAt: null });
});

test('words of one language stand in for those of the other', async () => {
  const english = await create({ headerAr: '', details: '' });
  expect(english.value).toMatchObject({ headerAr: words.header, details: words.detailsAr });
  const arabic = await create({ header: '' });
  expect(arabic.value).toMatchObject({ header: words.headerAr });
});

test('a banner says in words what its photo shows', async () => {
  const said = { alt: 'Bowls on a sunlit table', altAr: 'سلطانيات على مائدة مشمسة' };
  const banner = await create(said);
  expect(banner.value).toMatchObject(said);
  const [newest] = (await publicly()).data;
  expect(newest?.value).toMatchObject(said);
  await expect(create({ altAr: 'س'.repeat(201) })).rejects.toMatchObject({
    status: 422,
    details: [{ path: 'altAr' }],
  });
});

test('without such words its photo is called the banner’s', async () => {
  expect((await create()).value).toMatchObject({
    alt: 'Photo of the banner “Made by hand”',
    altAr: 'صورة البانر «صنع يدوي»',
  });
  const nothing = { header: '', headerAr: '', details: '', detailsAr: '' };
  expect((await create(nothing)).value).toMatchObject({ alt: 'Photo of the banner' });
  expect((await create({ altAr: 'سلطانيات' })).value).toMatchObject({ alt: 'سلطانيات' });
});

test('a banner leads to a category, and to all products once that is gone', async () => {
  const { id, name, nameAr } = await aCategory(db);
  const banner = await create({ categoryId: id });
  expect(banner.value.category).toEqual({ id, name, nameAr });
  await admin.call(deleteCategory, { params: { id } });
  const [newest] = (await publicly()).data;
  expect(newest).toMatchObject({ id: banner.id, value: { category: null } });

  const gone = { status: 404, code: 'category.not_found' };
  await expect(create({ categoryId: id })).rejects.toMatchObject(gone);
  expect(await listed()).toEqual(expect.arrayContaining([banner.id]));
  expect((await create()).value.category).toBeNull();
});

test('staff hide a banner and show it again', async () => {
  const { id } = await create();
  expect(await activate(id, false)).toMatchObject({ id, value: { active: false } });
  expect(await shown()).not.toContain(id);
  expect(await listed()).toContain(id);
  expect(await activate(id, true)).toMatchObject({ value: { active: true } });
  expect(await shown()).toContain(id);
  await expect(activate(1_000_000, true)).rejects.toMatchObject(missing);
});

test('a banner goes for good', async () => {
  const { id } = await create();
  expect(await call(deleteBanner, { params: { id } })).toBeNull();
  expect(await listed()).not.toContain(id);
  await expect(call(deleteBanner, { params: { id } })).rejects.toMatchObject(missing);
});

test.each([
  { header: 'x'.repeat(121) },
  { headerAr: 'x'.repeat(121) },
  { details: 'x'.repeat(501) },
  { detailsAr: 'x'.repeat(501) },
])('is refused with %j', async (wrong) => {
  const body = aForm({ ...words, ...wrong }, { image: await aPhoto() });
  const reply = await send({ method: 'POST', path: '/admin/banners', body });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().details).toMatchObject([{ path: Object.keys(wrong)[0] }]);
});

test.each([{ active: 'yes' }, { active: undefined }, { active: true, key: 'offer' }])(
  'is not shown or hidden by %j',
  async (body) => {
    const { id } = await create();
    const path = `/admin/banners/active/${id}`;
    const reply = await send({ method: 'PATCH', path, body });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'request.invalid']);
  },
);

test('what is changed is changed, and the rest stays', async () => {
  const { id, value } = await create({ alt: 'Bowls', altAr: 'سلطانيات' });
  const changed = await update(id, { header: 'By hand', focalX: '20', focalY: 0 });
  expect(changed).toMatchObject({ id, version: 2 });
  expect(changed.value).toEqual({ ...value, header: 'By hand', focalX: 20, focalY: 0 });

  const { value: withPhoto } = await update(id, {}, await aPhoto('#112233'));
  expect(withPhoto.photo).toMatchObject({ color: '#112233' });
  expect(withPhoto).toMatchObject({ header: 'By hand', focalX: 20 });
  await expect(update(1_000_000, { header: 'x' })).rejects.toMatchObject(missing);
});

test('of two who change a banner at once, the second is told', async () => {
  const { id, version: seenVersion } = await create();
  await update(id, { seenVersion, header: 'First' });
  const unseen = { status: 409, code: 'banner.changed' };
  await expect(update(id, { seenVersion, header: 'Second' })).rejects.toMatchObject(unseen);
  const at = { seenVersion: seenVersion + 1 };
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((header) => update(id, { ...at, header })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a banner leads to a link rather than to a category', async () => {
  const { id: categoryId } = await aCategory(db);
  const { id, value } = await create({ categoryId, link: '/pages/wholesale?x=1' });
  expect(value).toMatchObject({ link: '/pages/wholesale?x=1', category: null });
  const { value: back } = await update(id, { link: '', categoryId });
  expect(back).toMatchObject({ link: null, category: { id: categoryId } });
  const secure = await update(id, { link: 'https://example.com/a' });
  expect(secure.value.link).toBe('https://example.com/a');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'http://example.com',
  'products',
])('a banner leads to no %j', async (link) => {
  const { id } = await create();
  const refused = { status: 422, details: [{ path: 'link' }] };
  await expect(create({ link })).rejects.toMatchObject(refused);
  await expect(update(id, { link })).rejects.toMatchObject(refused);
});

test.each([{ focalX: 101 }, { focalY: -1 }, { focalX: 0.5 }, { alt: '' }, { altAr: ' ' }])(
  'is not changed to %j',
  async (wrong) => {
    const { id } = await create();
    await expect(update(id, wrong)).rejects.toMatchObject({
      status: 422,
      details: [{ path: Object.keys(wrong)[0] }],
    });
  },
);

describe('a banner with a time', () => {
  afterEach(() => void vi.useRealTimers());

  const second = 1000;
  const at = (offset: number) => new Date(Math.ceil(Date.now() / second) * second + offset);

  test('is shown from its beginning on, and no more at its end', async () => {
    const [from, until] = [at(5 * second), at(9 * second)];
    const { id } = await create({ from: from.toISOString(), until: until.toISOString() });
    vi.useFakeTimers({ toFake: ['Date'] });
    const shownAt = async (moment: Date, plus: number) => {
      vi.setSystemTime(moment.getTime() + plus);
      const { data, meta } = await publicly();
      return { isShown: data.some((banner) => banner.id === id), ...meta };
    };
    const [begin, end] = [from.toISOString(), until.toISOString()];
    expect(await shownAt(from, -1)).toEqual({ isShown: false, changesAt: begin });
    expect(await shownAt(from, 0)).toEqual({ isShown: true, changesAt: end });
    expect(await shownAt(until, -1)).toEqual({ isShown: true, changesAt: end });
    expect(await shownAt(until, 0)).toEqual({ isShown: false, changesAt: null });
    expect(await listed()).toContain(id);
  });

  test('comes and goes without anybody’s doing, whatever was cached', async () => {
    // Not both at once: a busy machine may look again when it has gone.
    const { id } = await create({ from: at(0.7 * second).toISOString() });
    const isShown = async () => (await shown()).includes(id);
    await expect.poll(isShown).toBe(true);
    await update(id, { until: at(0.7 * second).toISOString() });
    await expect.poll(isShown).toBe(false);
  });

  test('has none again where it is emptied', async () => {
    const { id } = await create({ from: at(100 * second).toISOString() });
    expect((await update(id, { from: '' })).value).toMatchObject({ from: null, until: null });
    expect(await shown()).toContain(id);
  });

  test('does not end before it begins', async () => {
    const refused = { status: 422, code: 'banner.ends_first', details: [{ path: 'until' }] };
    const from = at(100 * second).toISOString();
    await expect(create({ from, until: from })).rejects.toMatchObject(refused);
    const { id } = await create({ from });
    await expect(update(id, { until: at(50 * second).toISOString() })).rejects.toMatchObject(
      refused,
    );
    await expect(create({ from: 'tomorrow' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('on a phone', () => {
  const upload = async (color: string) =>
    call(addPhonePhoto, { file: await aPhoto(color, { width: 750, height: 500 }) });

  test('another photo may stand in', async () => {
    const { key } = await upload('#334455');
    const { id, value } = await create({ phonePhoto: key });
    expect(value.phonePhoto).toMatchObject({ key, color: '#334455', width: 750 });
    expect((await update(id, { header: 'x' })).value.phonePhoto).toMatchObject({ key });
    expect((await update(id, { phonePhoto: '' })).value.phonePhoto).toBeNull();
    const small = await aPhoto('#334455', { width: 700, height: 500 });
    await expect(call(addPhonePhoto, { file: small })).rejects.toMatchObject({
      code: 'image.too_small',
    });
  });

  test('one that is gone is said, and nothing is changed', async () => {
    const { key } = await upload('#334466');
    await db.execute(sql`delete from photos where key = ${key}`);
    const gone = { status: 404, code: 'image.not_found', details: [{ path: 'phonePhoto' }] };
    await expect(create({ phonePhoto: key })).rejects.toMatchObject(gone);
    const { id, version } = await create();
    await expect(update(id, { header: 'x', phonePhoto: key })).rejects.toMatchObject(gone);
    expect((await update(id, {})).version).toBe(version + 1);
  });
});

test('a banner leads to no category that is hidden; staff still see where it leads', async () => {
  const { id: categoryId } = await aCategory(db, { isHidden: true });
  const { id } = await create({ categoryId });
  const ofId = (all: { id: number; value: object }[]) => all.find((banner) => banner.id === id);
  expect(ofId((await publicly()).data)?.value).toMatchObject({ category: null });
  expect(ofId(await call(listBanners, {}))?.value).toMatchObject({
    category: { id: categoryId },
  });
});

describe('the order', () => {
  test('is the owner’s, for customers too; a new banner comes first', async () => {
    await db.delete(banners);
    const [first, second, third] = [await create(), await create(), await create()];
    const seen = [third.id, second.id, first.id];
    const wanted = [second.id, first.id, third.id];
    const sorted = await sort(wanted, seen);
    expect(sorted.map(({ id }) => id)).toEqual(wanted);
    expect(await shown()).toEqual(wanted);
    const [fourth, fifth] = [await create(), await create()];
    expect(await shown()).toEqual([fifth.id, fourth.id, ...wanted]);
  });

  test('of two owners at once is the first one’s; the other is told how it is now', async () => {
    await db.delete(banners);
    for (let count = 0; count < 4; count++) await create();
    const seen = await listed();
    const orders = [seen.toReversed(), [...seen.slice(1), ...seen.slice(0, 1)]];
    const results = await Promise.allSettled(orders.map((ids) => sort(ids, seen)));
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(await listed()).toEqual(orders[winner]);
    const [refused] = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { status: 409, code: 'banner.order_changed' } });

    const body = { ids: seen, seenIds: seen };
    const reply = await send({ method: 'PUT', path: sortBanners.path, body });
    expect(reply.json().current.map(({ id }: { id: number }) => id)).toEqual(orders[winner]);
  });

  test('is of all banners, each once', async () => {
    const seen = await listed();
    const [first = 0, ...others] = seen;
    const unseen = { status: 409, code: 'banner.order_changed' };
    await expect(sort(others, others)).rejects.toMatchObject(unseen);
    await expect(sort(others, seen)).rejects.toMatchObject(unseen);
    await expect(sort([...others, 1_000_000], seen)).rejects.toMatchObject(unseen);
    await expect(sort([first, first, ...others.slice(1)], seen)).rejects.toMatchObject({
      status: 422,
    });
    const added = await create();
    await expect(sort(seen.toReversed(), seen)).rejects.toMatchObject(unseen);
    await call(deleteBanner, { params: { id: added.id } });
    await sort(seen.toReversed(), seen);
  });
});
