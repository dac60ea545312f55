import { careHints, finishes, governorates } from '@craftsandore/contract';

import { below, skewedBelow } from '../../support/random.ts';
import type { Shop } from './shop.ts';
import { pick, type Row, type TableData, upTo } from './table-data.ts';
import { categories, places, sizes, things, woodCodes, woods } from './words.ts';

const photoCount = 500;
const minute = 60_000;
/** As the job names what it has drawn: products without one would keep it at work beside what is measured. */
const preview = 'preview-1-of-all';
export type Catalogue = ReturnType<typeof catalogueOf>;

/** The products, with pieces sold and ratings. Ids are numbers plus 1. */
export function catalogueOf(shop: Shop, sold: Uint32Array) {
  const price = (product: number) =>
    5_000 + skewedBelow(shop.randomOf('price', product), 400, 2) * 500;

  const soldOf = (product: number) => {
    const { first, count } = shop.designsOf(product);
    return sold.subarray(first, first + count).reduce((sum, pieces) => sum + pieces, 0);
  };

  /** Stars by the place of a rating; a tenth of the sales is rated. */
  const starsOf = (product: number): number[] => {
    const count = Math.min(40, Math.floor(soldOf(product) / 10), shop.customers);
    const random = shop.randomOf('rating', product);
    return [...upTo(count)].map(() => 5 - skewedBelow(random, 5, 3));
  };

  const stockOf = (design: number) => {
    if (design % 17 === 0) return 0;
    return design % 13 === 0 ? 3 : 20 + (design % 80);
  };

  function productRow(product: number): Row {
    const random = shop.randomOf('product', product);
    const wood = pick(woods, below(random, woods.length));
    const thing = pick(things, below(random, things.length));
    const size = pick(sizes, below(random, sizes.length));
    const place = pick(places, below(random, places.length));
    const stars = starsOf(product);
    const { first, count } = shop.designsOf(product);
    const stocks = [...upTo(count)].map((place) => stockOf(first + place));
    const woodsOf = new Set([...upTo(count)].map((place) => pick(woodCodes, first + place)));
    const sum = stars.reduce((sum, one) => sum + one, 0);
    return [
      product + 1,
      `${wood[0]} ${thing[0]}, ${size[0]}, ${product + 1}`,
      `${thing[1]} ${wood[1]} ${size[1]} ${product + 1}`,
      `A ${thing[0]} worked by hand, ${place[0]}, oiled twice and ready for use.`,
      `${thing[1]} من ${wood[1]}، ${place[1]}، شغل يدوي مدهون بالزيت مرتين وجاهز للاستعمال.`,
      price(product),
      (100 + below(random, 4000)) / 1000,
      1 + skewedBelow(random, categories.length, 1.5),
      stars.length > 0 ? (sum / stars.length).toFixed(2) : 0,
      stars.length,
      soldOf(product),
      stocks.reduce((sum, pieces) => sum + pieces, 0),
      Math.min(...stocks),
      new Date(shop.until - (shop.products - product) * minute),
      product % 50 === 49 ? new Date(shop.until) : null,
      `{${[...woodsOf].toSorted().join(',')}}`,
      ...[200 + below(random, 400), 100 + below(random, 300), 10 + below(random, 100)],
      pick(finishes, below(random, finishes.length)),
      `{hand-wash,${pick(careHints, 1 + below(random, careHints.length - 1))}}`,
      pick(governorates, below(random, governorates.length)).code,
      product % 3 > 0,
      preview,
    ];
  }

  const tables: TableData[] = [
    {
      table: 'photos',
      columns: ['id', 'key', 'widths', 'width', 'height', 'color'],
      rows: upTo(photoCount).map((photo) => [
        photo + 1,
        `bench-${photo}`,
        '{320,640,1200}',
        1200,
        900,
        '#c08040',
      ]),
    },
    { table: 'previews', columns: ['key'], rows: [[preview]] },
    {
      table: 'categories',
      columns: ['id', 'name', 'name_ar', 'photo_id', 'preview_key'],
      rows: categories.map((name, index) => [index + 1, ...name, index + 1, preview]),
    },
    {
      table: 'products',
      columns: [
        ...['id', 'name', 'name_ar', 'description', 'description_ar', 'price'],
        ...['weight_in_kilograms', 'category_id', 'average_rating', 'ratings_count', 'sold_count'],
        ...['pieces', 'fewest', 'created_at', 'deleted_at'],
        ...[
          'woods',
          'length_mm',
          'width_mm',
          'height_mm',
          'finish',
          'care',
          'origin',
          'is_food_safe',
          'preview_key',
        ],
      ],
      rows: upTo(shop.products).map(productRow),
    },
    {
      table: 'product_designs',
      columns: ['id', 'product_id', 'name', 'name_ar', 'stock', 'wood'],
      rows: upTo(shop.products).flatMap((product) => {
        const { first, count } = shop.designsOf(product);
        return upTo(count).map((place): Row => {
          const design = first + place;
          const names = pick(woods, design);
          return [design + 1, product + 1, ...names, stockOf(design), pick(woodCodes, design)];
        });
      }),
    },
    {
      table: 'design_photos',
      columns: ['design_id', 'photo_id', 'position'],
      rows: upTo(shop.designs).map((design) => [design + 1, 1 + ((design * 31) % photoCount), 0]),
    },
  ];

  return { tables, price, starsOf, stockOf };
}
