import { expect, test } from 'vitest';

import { addressInBuilding, addressLines } from './address-lines.ts';

const place = {
  streetAddress: 'شارع التحرير',
  area: 'ميدان المساحة',
  city: 'الدقي',
  governorate: 'الجيزة',
  postalCode: '12611',
  building: '١٨',
  floor: '4',
  apartment: '7',
  landmark: 'بجوار الصيدلية',
};

test('an address is written from the street to the governorate', () => {
  expect(addressLines(place, 'ar')).toEqual([
    ['شارع التحرير'],
    ['عمارة ١٨', 'الدور 4', 'شقة 7'],
    ['ميدان المساحة', 'الدقي', 'الجيزة 12611'],
    ['علامة مميزة: بجوار الصيدلية'],
  ]);
  expect(addressLines(place, 'en')).toMatchObject([
    {},
    ['Building ١٨', 'floor 4', 'flat 7'],
    {},
    ['Landmark: بجوار الصيدلية'],
  ]);
});

test('what was not said takes no line', () => {
  const { streetAddress, city, governorate } = place;
  const bare = { streetAddress, city, governorate, postalCode: '', area: '', landmark: '' };
  expect(addressLines(bare, 'en')).toEqual([['شارع التحرير'], ['الدقي', 'الجيزة']]);
});

test.each([
  [
    { building: 'عمارة ١٨', floor: 'الدور الرابع', apartment: 'شقة 7' },
    'ar',
    ['عمارة ١٨', 'الدور الرابع', 'شقة 7'],
  ],
  [{ building: 'برج النيل', floor: 'الأرضي' }, 'ar', ['برج النيل', 'الدور الأرضي']],
  [
    { building: 'Nile Tower', floor: 'ground', apartment: '12B' },
    'en',
    ['Nile Tower', 'ground floor', 'flat 12B'],
  ],
  [
    { building: '18', floor: 'Ground floor', apartment: 'Apt 3' },
    'en',
    ['Building 18', 'Ground floor', 'Apt 3'],
  ],
] as const)('says each word once: %o', (parts, locale, expected) => {
  expect(addressInBuilding(parts, locale)).toEqual(expected);
});

test('takes what was typed for text', () => {
  expect(addressInBuilding({ floor: '3 {{text}} $t(x)' }, 'en')).toEqual([
    'floor 3 {{text}} $t(x)',
  ]);
});
