import {
  addLogo,
  addMark,
  addPagePhoto,
  getSettings,
  getShop,
  logoFile,
  markFile,
  markSides,
  saveShopSettings,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { aForm, testApi } from '../../../test/support/api.ts';
import { aPhoto, storedFiles } from '../../../test/support/photos.ts';
import { fileNames } from '../../storage/photo-files.ts';
import { deleteOrphanPhotos } from '../../storage/orphan-photos.ts';
import { photoStorageOf } from '../../storage/photo-storage.ts';

const { db, env, guest, signedIn } = await testApi();
const owner = await signedIn(Role.Admin);
const { store } = photoStorageOf(env);

async function save(changes: object) {
  const { version: seenVersion } = (await owner.call(getSettings, {})).shop;
  return owner.call(saveShopSettings, { body: { ...changes, seenVersion } });
}

const aLogo = async (colour: string) =>
  owner.call(addLogo, { file: await aPhoto(colour, { width: 500, height: 100 }) });
const aMark = async (colour: string) =>
  owner.call(addMark, { file: await aPhoto(colour, { width: 512, height: 512 }) });
const filesOf = ({ key }: { key: string }) => fileNames({ key, widths: [1] });
const cleanUp = () => deleteOrphanPhotos(db, store, new Date(Date.now() + 60_000));

test('a logo of each language and a mark are shown to everybody once they are saved, at addresses to keep', async () => {
  const [logo, logoAr, mark] = [
    await aLogo('#102030'),
    await aLogo('#203040'),
    await aMark('#304050'),
  ];
  expect((await guest.call(getShop, {})).logos.logo).toBeNull();
  const saved = await save({ logo, logoAr, mark });
  expect(saved.settings).toMatchObject({ logo, logoAr, logoOnDark: null, mark });

  const shop = await guest.call(getShop, {});
  expect(shop).toMatchObject({ logos: { logo, logoAr, logoOnDark: null }, mark });
  const expected = [
    ...[logo, logoAr].flatMap((picture) => [
      [logoFile(picture, 'webp'), 'image/webp'],
      [logoFile(picture, 'png'), 'image/png'],
      [logoFile(picture, 'share'), 'image/jpeg'],
    ]),
    ...markSides.map((side) => [markFile(mark, side), 'image/png']),
    [markFile(mark, 'ico'), 'image/vnd.microsoft.icon'],
  ];
  for (const [file, type] of expected) {
    const { pathname } = new URL(`${shop.picturesUrl}/${file}`);
    const reply = await guest.send({ method: 'GET', path: pathname });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('what was uploaded and never saved goes; what a version shows stays, to be brought back', async () => {
  const [shown, replaced, forgotten] = [
    await aLogo('#111111'),
    await aLogo('#222222'),
    await aLogo('#333333'),
  ];
  const partner = { name: 'Shop', nameAr: 'متجر', link: null, logo: await aLogo('#444444') };
  await save({ logo: replaced, partners: [partner] });
  await save({ logo: shown });
  await cleanUp();

  const files = storedFiles(env);
  for (const picture of [shown, replaced, partner.logo]) {
    expect(files).toEqual(expect.arrayContaining(filesOf(picture)));
  }
  for (const file of filesOf(forgotten)) expect(files).not.toContain(file);
  await expect(save({ logo: forgotten })).rejects.toMatchObject({
    ...{ status: 404, code: 'image.not_found' },
    details: [{ path: 'logo' }],
  });
  expect((await save({ logo: replaced })).settings.logo).toEqual(replaced);
});

test.each<[string, (logo: object, mark: object) => object, string, number]>([
  ['of another size than it was', (logo) => ({ logo: { ...logo, width: 7 } }), 'logo', 404],
  [
    'of a partner that is not there',
    (logo) => ({
      partners: [
        { name: 'A', nameAr: 'أ', link: null, logo: { ...logo, key: `logo-${'0'.repeat(32)}` } },
      ],
    }),
    'partners.0.logo',
    404,
  ],
  ['that is a mark', (_, mark) => ({ logo: mark }), 'logo', 422],
  ['at an address of its own', (logo) => ({ logo: { ...logo, key: '../x' } }), 'logo.key', 422],
])('no picture %s is saved, and nothing else with it', async (_, change, path, status) => {
  const body = change(await aLogo('#555555'), await aMark('#666666'));
  const before = await owner.call(getSettings, {});
  await expect(save({ ...body, phone: '01000000099' })).rejects.toMatchObject({
    status,
    details: [{ path: expect.stringContaining(path.split('.key')[0] ?? '') }],
  });
  expect(await owner.call(getSettings, {})).toEqual(before);
});

test('a photo of a page is no logo', async () => {
  const { address } = await owner.call(addPagePhoto, { file: await aPhoto('#777777') });
  const key = address.replace('photo:', '');
  await expect(save({ logo: { key, width: 1200, height: 600 } })).rejects.toMatchObject({
    status: 422,
  });
});

test.each<[string, () => Promise<Blob> | Blob, number, string]>([
  [
    'of 40 megabytes',
    () => new Blob([new Uint8Array(40 * 1024 * 1024)], { type: 'image/png' }),
    ...([413, 'request.too_large'] as const),
  ],
  [
    'that is an SVG with a script',
    () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']),
    ...([422, 'image.unreadable'] as const),
  ],
  [
    'that is too small to be sharp',
    () => aPhoto('#888888', { width: 400, height: 79 }),
    ...([422, 'image.too_small'] as const),
  ],
  [
    'of more pixels than fit into memory',
    () => aPhoto('#999999', { width: 9000, height: 9000 }),
    ...([422, 'image.too_many_pixels'] as const),
  ],
])('a logo %s is refused with a sentence, and leaves nothing', async (_, file, status, code) => {
  const before = storedFiles(env);
  const body = aForm({}, { image: await file() });
  const reply = await owner.send({ method: 'POST', path: '/admin/settings/shop/logos', body });
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  expect(reply.json().message).toMatch(/\S/);
  expect(storedFiles(env)).toEqual(before);
});

test.each([Role.Sales, Role.Developer])('role %i uploads none', async (role) => {
  const somebody = await signedIn(role);
  const file = await aPhoto('#aaaaaa');
  await expect(somebody.call(addLogo, { file })).rejects.toMatchObject({ status: 403 });
  await expect(somebody.call(addMark, { file })).rejects.toMatchObject({ status: 403 });
});
