import { piastres, type Product } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { productFacts } from './product-facts.ts';

const design = { productId: 1, stock: 1, photosUrls: [], photos: [] };
const bowl: Product = {
  id: 1,
  name: 'Salad bowl',
  nameAr: 'سلطانية',
  description: '',
  descriptionAr: '',
  price: piastres(89_000),
  weight: 1.35,
  categoryId: 2,
  category: { name: 'Bowls', nameAr: 'السلطانيات' },
  productDesigns: [
    { ...design, id: 7, name: 'Olive', nameAr: 'زيتون', wood: 'olive' },
    { ...design, id: 8, name: 'Plain', nameAr: 'سادة', wood: null },
  ],
  rating: { averageRating: 0, ratingsCount: 0 },
  createdAt: '2026-06-01T10:00:00.000Z',
  version: 1,
  lengthMm: 290,
  widthMm: 290,
  heightMm: 95,
  finish: 'food-safe-oil',
  care: ['hand-wash'],
  origin: 'EG-DT',
  isFoodSafe: true,
  madeToOrderDays: null,
  inTheBox: 'The bowl',
  inTheBoxAr: 'السلطانية',
  ...{ seoTitle: null, seoTitleAr: null, seoDescription: null, seoDescriptionAr: null },
};

test('says in each language what a product is like', () => {
  expect(productFacts(bowl, 'en')).toMatchObject({
    drawing: {
      label: 'Salad bowl: 29 cm across and 9.5 cm high, beside a glass 12 cm high',
      words: { length: '29 cm', height: '9.5 cm', scale: '10 cm, same scale' },
    },
    ofDesigns: [{ designId: 7, term: 'Wood', description: 'Olive' }],
    details: [
      { term: 'Finish', description: 'Food-safe oil' },
      { term: 'Size', description: '29 × 29 × 9.5 cm' },
      { term: 'Weight', description: '1.35 kg' },
      { term: 'With food', description: 'Safe' },
      { term: 'In the box', description: 'The bowl' },
      { term: 'Made in', description: 'Egypt, Damietta' },
    ],
    care: [{ hint: 'hand-wash', words: 'Wash by hand in lukewarm water' }],
  });
  const { drawing, details } = productFacts(bowl, 'ar');
  expect(drawing?.label).toBe('سلطانية: القطر ٢٩ سم والارتفاع ٩٫٥ سم، إلى جانب كوب ارتفاعه ١٢ سم');
  expect(details).toContainEqual({ term: 'المقاس', description: '٢٩ × ٢٩ × ٩٫٥ سم' });
});

test('names the sizes that are known, and draws nothing without length and height', () => {
  const { drawing, details } = productFacts({ ...bowl, lengthMm: null }, 'en');
  expect(drawing).toBeNull();
  expect(details).toContainEqual({ term: 'Height', description: '9.5 cm' });
  expect(details).not.toContainEqual(expect.objectContaining({ term: 'Length' }));
});

test('says nothing of what is not known', () => {
  const unknown = { lengthMm: null, widthMm: null, heightMm: null, finish: null, origin: null };
  const product = { ...bowl, ...unknown, isFoodSafe: null, inTheBox: null, care: [] };
  const { details, care } = productFacts(product, 'en');
  expect(details).toEqual([{ term: 'Weight', description: '1.35 kg' }]);
  expect(care).toEqual([]);
});

test('says in how many working days it is made, and that it is not taken back', () => {
  expect(productFacts(bowl, 'en').madeToOrder).toBeNull();
  const made = (madeToOrderDays: number, locale: 'ar' | 'en') =>
    productFacts({ ...bowl, madeToOrderDays }, locale).madeToOrder;
  expect(made(1, 'en')).toContain('in 1 working day. It cannot be returned');
  expect(made(12, 'en')).toContain('in 12 working days.');
  expect(made(2, 'ar')).toContain('في يومَي عمل، ولا يُرجع');
  expect(made(7, 'ar')).toContain('في ٧ أيام عمل،');
});

test('says the weight of each design where one of them has its own', () => {
  const [olive, plain] = bowl.productDesigns;
  if (!olive || !plain) throw new Error('The bowl has two designs');
  const facts = productFacts({ ...bowl, productDesigns: [olive, { ...plain, weight: 2 }] }, 'en');
  expect(facts.ofDesigns).toEqual([
    { designId: 7, term: 'Wood', description: 'Olive' },
    { designId: 7, term: 'Weight', description: '1.35 kg' },
    { designId: 8, term: 'Weight', description: '2 kg' },
  ]);
  expect(facts.details.map(({ term }) => term)).not.toContain('Weight');
});
