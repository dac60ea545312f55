import { piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { aDesign, aProduct } from '../testing/a-product.ts';
import { feedLine, feedRowsOf } from './product-feed.ts';

const place = {
  storefrontUrl: 'https://shop.example',
  apiUrl: 'https://api.example',
  shop: 'Craftsandore',
  locale: 'en' as const,
};
const photosUrls = ['/images/1.webp', '/images/2.webp'];
const olive = aDesign({ id: 7, name: 'Olive', nameAr: 'زيتون', stock: 3, photosUrls, photos: [] });
const beech = aDesign({
  id: 8,
  name: 'Beech',
  nameAr: 'زان',
  stock: 0,
  photosUrls: [],
  photos: [],
});
const product = aProduct({
  ...{ id: 12, name: 'Cutting board', nameAr: 'لوح تقطيع', description: 'Flat.\n\tRound.' },
  ...{ lengthMm: 350, widthMm: 205, heightMm: null },
  productDesigns: [{ ...olive, sku: 'BOARD-1', barcode: '6223001234562', wood: 'olive' }, beech],
});

test('a design is told as Google and Meta ask for it', () => {
  const [row] = feedRowsOf(product, place);
  expect(row).toEqual({
    id: 'BOARD-1',
    title: 'Cutting board, Olive',
    description: 'Flat.\n\tRound.',
    link: 'https://shop.example/product/12/cutting-board?lang=en&design=7',
    image_link: 'https://api.example/images/1.webp',
    additional_image_link: 'https://api.example/images/2.webp',
    availability: 'in_stock',
    price: `${(product.price / 100).toFixed(2)} EGP`,
    condition: 'new',
    brand: 'Craftsandore',
    gtin: '6223001234562',
    identifier_exists: 'yes',
    item_group_id: '12',
    product_type: product.category.name,
    material: 'Olive',
    ...{ product_length: '35 cm', product_width: '20.5 cm', product_height: '' },
    shipping_weight: `${product.weight} kg`,
    ...{ min_handling_time: '', max_handling_time: '' },
  });
});

test('a category that is hidden is not named', () => {
  const category = { ...product.category, isHidden: true as const };
  expect(feedRowsOf({ ...product, category }, place)[0]).toMatchObject({ product_type: '' });
});

test('one without codes and photos has its number, the photos of the other, and the words of the language', () => {
  const [, row] = feedRowsOf(product, { ...place, locale: 'ar' });
  expect(row).toMatchObject({
    id: 'design-8',
    title: 'لوح تقطيع، زان',
    link: `https://shop.example${encodeURI('/product/12/لوح-تقطيع')}?lang=ar&design=8`,
    image_link: 'https://api.example/images/1.webp',
    availability: 'out_of_stock',
    gtin: '',
    identifier_exists: 'no',
  });
});

test('what is made to order can be had and is made in working days, and what has no weight says none', () => {
  const [row] = feedRowsOf(
    { ...product, madeToOrderDays: 10, weight: 0, productDesigns: [olive] },
    place,
  );
  expect(row).toMatchObject({
    ...{ title: 'Cutting board', availability: 'in_stock', shipping_weight: '' },
    ...{ min_handling_time: '10', max_handling_time: '10' },
  });
});

test('a design with a price and a weight of its own is told with them', () => {
  const large = { ...beech, price: piastres(120_050), weight: 3 };
  const rows = feedRowsOf({ ...product, productDesigns: [olive, large] }, place);
  expect(rows).toMatchObject([
    { price: '890.00 EGP', shipping_weight: `${product.weight} kg` },
    { price: '1200.50 EGP', shipping_weight: '3 kg' },
  ]);
});

test('long words end where one does', () => {
  const [row] = feedRowsOf({ ...product, name: 'word '.repeat(60).trim() }, place);
  expect(row?.title).toMatch(/^(word )+word…$/);
  expect(row?.title.length).toBeLessThanOrEqual(150);
});

test('no value ends its line or its column, nor begins as one in quotation marks', () => {
  expect(feedLine(['a\tb\r\nc', ' d\u2028e\u0000 ', '"12" x', 'x 12"'])).toBe(
    'a b c\td e\t”12” x\tx 12"\n',
  );
});
