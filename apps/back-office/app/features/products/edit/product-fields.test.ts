import { piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { expect, test } from 'vitest';

import { aProduct } from '../../../testing/a-product.ts';
import { fieldsOfProduct, ProductFormFields } from './product-fields.ts';

test.each(['ar', 'en'] as const)('a product is the same after its fields, in %s', (locale) => {
  const attributes = {
    lengthMm: 1250,
    widthMm: null,
    heightMm: 22,
    finish: 'wax' as const,
    care: ['hand-wash' as const, 'keep-dry' as const],
    origin: 'EG-DT' as const,
    isFoodSafe: false,
    madeToOrderDays: 7,
    inTheBox: 'The board',
    inTheBoxAr: 'اللوح',
    seoTitle: 'Oak board',
    seoTitleAr: 'لوح أرو',
    seoDescription: null,
    seoDescriptionAr: 'لوح من صنع دمياط',
  };
  const product = aProduct({ price: piastres(125_050), weight: 1.325, ...attributes });
  const fields = fieldsOfProduct(product, formattersFor(locale).number);

  expect(ProductFormFields.parse(fields)).toEqual({
    name: product.name,
    nameAr: product.nameAr,
    description: product.description,
    descriptionAr: product.descriptionAr,
    price: 1250.5,
    weight: 1.325,
    categoryId: product.categoryId,
    ...attributes,
  });
});

test('what is left empty of a product is not known', () => {
  const { lengthMm, finish, care, isFoodSafe, inTheBox } = ProductFormFields.parse(
    fieldsOfProduct(aProduct(), String),
  );
  expect({ lengthMm, finish, care, isFoodSafe, inTheBox }).toEqual({
    lengthMm: null,
    finish: null,
    care: [],
    isFoodSafe: null,
    inTheBox: null,
  });
});

test('a new product needs names, price, weight and category, but no description', () => {
  const { error } = ProductFormFields.safeParse(fieldsOfProduct(undefined, String));
  const missing = new Set(error?.issues.map(({ path }) => path[0]));
  expect(missing).toEqual(new Set(['name', 'nameAr', 'price', 'weight', 'categoryId']));
});

test.each([
  ['price', 'cheap'],
  ['price', '-5'],
  ['price', '12.345'],
  ['weight', '0'],
  ['weight', '1.2345'],
  ['lengthMm', '12.5'],
  ['widthMm', 'wide'],
  ['heightMm', '5001'],
])('refuses %s %s', (field, typed) => {
  const fields = fieldsOfProduct(aProduct(), String);
  expect(ProductFormFields.safeParse({ ...fields, [field]: typed }).success).toBe(false);
});
