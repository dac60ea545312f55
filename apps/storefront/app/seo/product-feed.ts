import {
  isGtin,
  type Photo,
  productPath,
  type Product,
  type ProductDesign,
  weightOf,
} from '@craftsandore/contract';
import { type Locale, woodLabel } from '@craftsandore/i18n';

import { withDesign } from '../navigation/design-in-address.ts';
import { offerOf } from './offer.ts';
import { previewPhoto } from './preview-photo.ts';

/** As Google and Meta name them. */
export const feedColumns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'condition',
  'brand',
  'gtin',
  'identifier_exists',
  'item_group_id',
  'product_type',
  'material',
  'product_length',
  'product_width',
  'product_height',
  'min_handling_time',
  'max_handling_time',
  'shipping_weight',
] as const;

type FeedRow = Record<(typeof feedColumns)[number], string>;

/** For whom the file is: in which language, of which shop. */
export type FeedPlace = { storefrontUrl: string; apiUrl: string; shop: string; locale: Locale };

/** What these readers take at most. */
const longestTitle = 150;
const longestDescription = 5_000;
const mostPhotos = 10;

/** A row for each design that can be shown: without a photo none is taken. */
export function feedRowsOf(product: Product, place: FeedPlace): FeedRow[] {
  return product.productDesigns.flatMap((design) => rowOf(product, design, place) ?? []);
}

function rowOf(
  product: Product,
  design: ProductDesign,
  { storefrontUrl, apiUrl, shop, locale }: FeedPlace,
): FeedRow | null {
  const local = ({ name, nameAr }: { name: string; nameAr: string }) =>
    locale === 'ar' ? nameAr : name;
  const others = product.productDesigns.filter((other) => other !== design);
  const [image, ...more] = [design, ...others].flatMap((some) => photosOf(some, apiUrl));
  if (!image) return null;

  const name = local(product);
  const page = new URL(productPath(product.id, name), storefrontUrl);
  // Also of Arabic: whoever follows it may have chosen English before.
  page.searchParams.set('lang', locale);
  const comma = locale === 'ar' ? '، ' : ', ';
  const title = others.length > 0 ? name + comma + local(design) : name;
  const description = locale === 'ar' ? product.descriptionAr : product.description;
  const gtin = design.barcode && isGtin(design.barcode) ? design.barcode : '';
  const { price, availability } = offerOf(product, design);
  const { id, category, lengthMm, widthMm, heightMm } = product;
  // Working days until it leaves us; of what is kept ready the account says them.
  const making = String(product.madeToOrderDays ?? '');
  const weight = weightOf(product, design);
  return {
    id: design.sku ?? `design-${design.id}`,
    title: shortened(title, longestTitle),
    description: shortened(description || title, longestDescription),
    link: withDesign(page.href, design.id),
    image_link: image,
    additional_image_link: more.slice(0, mostPhotos).join(','),
    availability: availability === 'OutOfStock' ? 'out_of_stock' : 'in_stock',
    price: `${price} EGP`,
    condition: 'new',
    brand: shop,
    gtin,
    identifier_exists: gtin ? 'yes' : 'no',
    item_group_id: String(id),
    product_type: category.isHidden ? '' : local(category),
    material: design.wood && design.wood !== 'mixed' ? woodLabel(design.wood, locale) : '',
    product_length: centimetres(lengthMm),
    product_width: centimetres(widthMm),
    product_height: centimetres(heightMm),
    min_handling_time: making,
    max_handling_time: making,
    shipping_weight: weight > 0 ? `${weight} kg` : '',
  };
}

const centimetres = (millimetres: number | null) =>
  millimetres === null ? '' : `${millimetres / 10} cm`;

const photosOf = (
  { photos, photosUrls }: { photos: Photo[]; photosUrls: string[] },
  apiUrl: string,
) => photosUrls.flatMap((url, place) => previewPhoto(photos[place], url, apiUrl) ?? []);

function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

/** A line of the file: what would end a value or a line is a space. */
export const feedLine = (values: readonly string[]): string => `${values.map(plain).join('\t')}\n`;

/** A straight quotation mark at the beginning would be read as one around the value. */
const plain = (value: string): string => {
  const inOneLine = value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return inOneLine.startsWith('"') ? inOneLine.replaceAll('"', '”') : inOneLine;
};
