import { piastres, type Product } from '@craftsandore/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { aDesign, aProduct } from '../testing/a-product.ts';
import { trailData } from './page-trail.tsx';
import { productData } from './product-data.tsx';
import { jsonLd, StructuredData } from './structured-data.tsx';

const describe = (facts: Partial<Product>) =>
  productData(aProduct(facts), {
    url: 'http://shop.example/product/1',
    apiUrl: 'http://api.example',
    storefrontUrl: 'http://shop.example',
    shop: 'كرافتساندور',
    local: (thing, field) => thing[`${field}Ar`],
    locale: 'ar',
  });

test('nothing that somebody wrote ends the script or begins another', () => {
  const html = renderToStaticMarkup(
    <StructuredData json={jsonLd({ name: '</script><!--<script>' })} />,
  );
  expect(html.match(/<[^>]*>/g)).toEqual(['<script type="application/ld+json">', '</script>']);
  const json = html.replace(/<[^>]*>/g, '');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><!--<script>',
  });
});

test('a product does not name a category that is hidden', () => {
  const category = { name: 'Bowls', nameAr: 'السلطانيات', isHidden: true as const };
  expect(describe({ category })).not.toHaveProperty('category');
});

test('a product says what it is, costs and is thought of, in the language of its page', () => {
  expect(describe({})).toMatchObject({
    '@type': 'Product',
    name: 'طبق فاكهة',
    category: 'السلطانيات',
    offers: {
      price: '890.00',
      priceCurrency: 'EGP',
      availability: 'https://schema.org/InStock',
      url: 'http://shop.example/product/1',
    },
    aggregateRating: { ratingValue: 4.7, ratingCount: 3, bestRating: 5 },
  });
});

test('a product that is made to order says so, unless it is sold out', () => {
  const availability = (stock: number) =>
    describe({ madeToOrderDays: 7, productDesigns: [aDesign({ stock })] });
  expect(availability(3)).toMatchObject({
    offers: { availability: 'https://schema.org/MadeToOrder' },
  });
  expect(availability(0)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('a product tells its woods and sizes where they are known', () => {
  const woods = (['olive', 'walnut', 'olive', 'mixed', null] as const).map((wood, index) =>
    aDesign({ id: index + 1, wood }),
  );
  const sizes = { lengthMm: 380, widthMm: 250, heightMm: 22 };
  expect(describe({ ...sizes, productDesigns: woods })).toMatchObject({
    material: ['زيتون', 'جوز'],
    depth: { value: 380, unitCode: 'MMT' },
    width: { value: 250, unitCode: 'MMT' },
    height: { value: 22, unitCode: 'MMT' },
  });
  for (const unknown of ['material', 'depth', 'width', 'height']) {
    expect(describe({})).not.toHaveProperty(unknown);
  }
});

test('a product that nobody has rated and that is sold out says nothing else', () => {
  const rating = { averageRating: 0, ratingsCount: 0 };
  const data = describe({ rating, productDesigns: [aDesign({ stock: 0 })] });
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});

test('a product is sold by the codes of its designs', () => {
  const gtin = '4006381333931';
  const olive = aDesign({
    id: 1,
    name: 'Olive',
    nameAr: 'زيتون',
    sku: 'BRD-OLV-30',
    barcode: gtin,
  });
  const beech = aDesign({ id: 2, stock: 0, barcode: 'shelf 7' });
  expect(describe({ productDesigns: [olive] })).toMatchObject({
    ...{ sku: 'BRD-OLV-30', gtin },
    offers: { '@type': 'Offer', url: 'http://shop.example/product/1' },
  });
  const both = describe({ id: 1, productDesigns: [olive, beech] });
  expect(both).toMatchObject({
    sku: '1',
    offers: [
      {
        ...{ sku: 'BRD-OLV-30', gtin, name: 'زيتون', price: '890.00' },
        url: 'http://shop.example/product/1?design=1',
        availability: 'https://schema.org/InStock',
      },
      { availability: 'https://schema.org/OutOfStock' },
    ],
  });
  // A code of the shop's own is no number of trade.
  expect(JSON.stringify(both)).not.toContain('shelf 7');
});

test('each design is offered at its own price, and what they weigh has a range where it differs', () => {
  const small = aDesign({ id: 1 });
  const large = aDesign({ id: 2, price: piastres(120_050), weight: 3 });
  const kilograms = { '@type': 'QuantitativeValue', unitCode: 'KGM' };
  expect(describe({ weight: 1.4, productDesigns: [small, large] })).toMatchObject({
    weight: { ...kilograms, minValue: 1.4, maxValue: 3 },
    offers: [{ price: '890.00' }, { price: '1200.50' }],
  });
  expect(describe({ productDesigns: [large] })).toMatchObject({
    weight: { ...kilograms, value: 3 },
    offers: { price: '1200.50' },
  });
});

test('its photos are whole addresses, in the largest form that is useful', () => {
  const photo = {
    base: '/images/ab',
    widths: [320, 640, 1280],
    width: 9,
    height: 9,
    color: '#fff',
  };
  const photosUrls = ['/images/ab.webp', '/images/cd.webp'];
  const { image } = describe({ productDesigns: [aDesign({ photosUrls, photos: [photo] })] });
  expect(image).toEqual([
    'http://api.example/images/ab-1280.webp',
    'http://api.example/images/cd.webp',
  ]);
  const said = { ...photo, alt: 'A bowl of figs', altAr: 'وعاء تين' };
  const described = describe({ productDesigns: [aDesign({ photosUrls, photos: [said] })] });
  expect(described.image).toEqual([
    { '@type': 'ImageObject', url: 'http://api.example/images/ab-1280.webp', caption: said.altAr },
    'http://api.example/images/cd.webp',
  ]);
});

test('the way to a page is numbered from the top', () => {
  const steps = [
    { label: 'Products', href: 'http://shop.example/products' },
    { label: 'Bowl', href: 'http://shop.example/product/1' },
  ];
  expect(trailData(steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Products', item: 'http://shop.example/products' },
    { '@type': 'ListItem', position: 2, name: 'Bowl', item: 'http://shop.example/product/1' },
  ]);
});
