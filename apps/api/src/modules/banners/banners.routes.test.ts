import {
  createBanner,
  deleteBanner,
  deleteCategory,
  listActiveBanners,
  listBanners,
  setBannerActive,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { aForm, testApi } from '../../../test/support/api.ts';
import { aCategory } from '../../../test/support/builders.ts';
import { aPhoto } from '../../../test/support/photos.ts';

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
const shown = async () => (await guest.call(listActiveBanners, {})).map(({ id }) => id);
const listed = async () => (await call(listBanners, {})).map(({ id }) => id);
const missing = { status: 404, code: 'banner.not_found' };

test('a new banner is shown at once, before the older ones', async () => {
  const older = await create();
  const banner = await create();
  expect(banner).toMatchObject({ value: { ...words, active: true, photo: { color: '#665544' } } });
  expect(banner.value.imageUrl).toBe(`${banner.value.photo?.base}-1200.webp`);
  expect(await guest.call(listActiveBanners, {})).toEqual([banner, older]);
});

test('words of one language stand in for those of the other', async () => {
  const english = await create({ headerAr: '', details: '' });
  expect(english.value).toMatchObject({ headerAr: words.header, details: words.detailsAr });
  const arabic = await create({ header: '' });
  expect(arabic.value).toMatchObject({ header: words.headerAr });
});

test('a banner leads to a category, and to all products once that is gone', async () => {
  const { id, name, nameAr } = await aCategory(db);
  const banner = await create({ categoryId: id });
  expect(banner.value.category).toEqual({ id, name, nameAr });
  await admin.call(deleteCategory, { params: { id } });
  const [newest] = await guest.call(listActiveBanners, {});
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
