import { type AnnouncementSettings, defaultShop } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { announcementAt, announcementWillChange, sellerIdentityOf } from './shop.ts';

const noon = new Date('2026-11-25T10:00:00.000Z');
const [before, after] = ['2026-11-25T09:59:59.999Z', '2026-11-25T10:00:00.001Z'];
const words = { text: 'Hello', textAr: 'مرحبًا', link: null, from: null, until: null };

test.each<[string, Partial<AnnouncementSettings>, isShown: boolean, willChange: boolean]>([
  ['without times', {}, true, false],
  ['since before', { from: before }, true, false],
  ['from this moment on', { from: noon.toISOString() }, true, false],
  ['from later on', { from: after }, false, true],
  ['until later', { until: after }, true, true],
  ['until this moment', { until: noon.toISOString() }, false, false],
  ['of one language', { textAr: null, from: after }, false, false],
])('an announcement %s', (_, changes, isShown, willChange) => {
  const announcement = { ...words, ...changes };
  expect(announcementAt(announcement, noon) !== null).toBe(isShown);
  expect(announcementWillChange(announcement, noon)).toBe(willChange);
});

const seller = {
  ...defaultShop,
  ...{ legalName: null, legalNameAr: 'ش.ذ.م.م', sellerAddress: null, sellerAddressAr: 'دمياط' },
  ...{ commercialRegister: '48213', taxCard: '512-448-901' },
};

test('a seller is known by all that the law asks for, in Arabic at least', () => {
  expect(sellerIdentityOf(seller)).toMatchObject({ legalName: 'ش.ذ.م.م', address: 'دمياط' });
  for (const missing of [
    'legalNameAr',
    'sellerAddressAr',
    'commercialRegister',
    'taxCard',
  ] as const) {
    expect(sellerIdentityOf({ ...seller, [missing]: null })).toBeNull();
  }
});
