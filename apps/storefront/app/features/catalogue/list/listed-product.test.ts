import { piastres, type Wood } from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { toListed } from './listed-product.ts';

const now = new Date('2026-11-20T12:00:00Z');
const reading = { locale: 'en', now } as const;

test('a listed product keeps the first photo of its first design, and what is left of all designs', () => {
  const photosUrls = ['http://api.example/1.webp', 'http://api.example/2.webp'];
  const productDesigns = [aDesign({ stock: 0, photosUrls }), aDesign({ stock: 7, photosUrls })];

  expect(toListed(aProduct({ productDesigns }), reading).productDesigns).toEqual([
    { stock: 0, photos: [], photosUrls: ['http://api.example/1.webp'] },
    { stock: 7, photos: [], photosUrls: [] },
  ]);
});

test('of woods that were filtered for, a design of theirs is shown, one that can be bought if there is any', () => {
  const photosUrls = ['http://api.example/1.webp'];
  const productDesigns = [
    aDesign({ id: 1, wood: 'olive', photosUrls }),
    aDesign({ id: 2, wood: 'walnut', stock: 0, photosUrls }),
    aDesign({ id: 3, wood: 'walnut', stock: 4, photosUrls: ['http://api.example/3.webp'] }),
  ];
  const listed = (woods: Wood[]) => toListed(aProduct({ productDesigns }), { ...reading, woods });

  expect(listed(['walnut', 'beech'])).toMatchObject({
    path: '/product/1/fruit-bowl?design=3',
    productDesigns: [{ stock: 4, photosUrls: ['http://api.example/3.webp'] }, {}, {}],
  });
  expect(listed(['beech'])).toMatchObject({ path: '/product/1/fruit-bowl' });
  expect(listed(['beech']).productDesigns[0]).toMatchObject({ photosUrls });
});

test('a listed product costs what its cheapest design does', () => {
  const productDesigns = [
    aDesign({ price: piastres(95_000) }),
    aDesign({ price: piastres(91_000) }),
  ];
  const listed = toListed(aProduct({ price: piastres(89_000), productDesigns }), reading);
  expect(listed).toMatchObject({ price: 91_000, isFrom: true });
});

test('a listed product leaves its texts behind', () => {
  expect(toListed(aProduct(), reading)).not.toHaveProperty('description');
});

describe('the badge of a product', () => {
  const days = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000).toISOString();
  const badgeOf = (stocks: number[], createdAt = days(90), locale: 'ar' | 'en' = 'en') => {
    const productDesigns = stocks.map((stock) => aDesign({ stock }));
    return toListed(aProduct({ productDesigns, createdAt }), { locale, now }).badge;
  };

  test('says how many are left once they are few in all designs', () => {
    expect(badgeOf([1, 0])).toBe('Last piece');
    expect(badgeOf([2, 3])).toBe('Last 5 pieces');
    expect(badgeOf([2, 3], days(90), 'ar')).toBe('آخر ٥ قطع');
    expect(badgeOf([3, 3])).toBeNull();
  });

  test('says for 30 days that it is new', () => {
    expect(badgeOf([9], days(29.9))).toBe('New');
    expect(badgeOf([9], days(29.9), 'ar')).toBe('جديد');
    expect(badgeOf([9], days(30))).toBeNull();
  });

  test('is one: that it may soon be gone, before that it is new', () => {
    expect(badgeOf([2], days(1))).toBe('Last 2 pieces');
  });

  test('of what is made to order is that, whatever its stock says', () => {
    const made = (stock: number, locale: 'ar' | 'en') => {
      const productDesigns = [aDesign({ stock })];
      const product = aProduct({ productDesigns, createdAt: days(1), madeToOrderDays: 12 });
      return toListed(product, { locale, now }).badge;
    };
    expect(made(2, 'en')).toBe('Made to order');
    expect(made(60, 'ar')).toBe('يُصنع عند الطلب');
    expect(made(0, 'en')).toBeNull();
  });

  test('is none where it is sold out', () => {
    expect(badgeOf([0, 0], days(1))).toBeNull();
  });
});

describe('the woods of a product', () => {
  const woodsOf =
    (...woods: (Wood | null)[]) =>
    (locale: 'ar' | 'en') => {
      const productDesigns = woods.map((wood) => aDesign({ wood }));
      return toListed(aProduct({ productDesigns }), { locale, now }).woods;
    };

  test('are each said once, with the number of designs', () => {
    const kinds = ['olive', 'walnut'];
    expect(woodsOf('olive', 'walnut', 'olive', null)('en')).toEqual({
      ...{ kinds, names: 'Wood: Olive, Walnut', designs: '4 designs' },
    });
    expect(woodsOf('olive', 'walnut', 'olive')('ar')).toEqual({
      ...{ kinds, names: 'الخشب: زيتون، جوز', designs: '٣ تصاميم' },
    });
  });

  test('are not said where none is known; one design is not counted', () => {
    expect(woodsOf(null)('en')).toBeNull();
    expect(woodsOf('beech')('en')).toMatchObject({ designs: null });
  });
});

test('a category that is hidden is not named', () => {
  const category = { name: 'Bowls', nameAr: 'سلطانيات', isHidden: true as const };
  expect(toListed(aProduct({ category }), reading).category).toMatchObject({
    name: '',
    nameAr: '',
  });
});
