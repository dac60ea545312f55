import { isGtin, weightOf, type Product, type ProductDesign } from '@craftsandore/contract';
import { woodLabel, photoWords } from '@craftsandore/i18n';
import { type LocaleTools, useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { withDesign } from '../navigation/design-in-address.ts';
import { useStorefront } from '../session/context.ts';
import { offerOf } from './offer.ts';
import { previewPhoto } from './preview-photo.ts';
import { jsonLd, StructuredData } from './structured-data.tsx';
import { useCanonicalAddress } from './use-canonical-address.ts';

/** Structured data of a product: what it is, its price and its ratings. */
export function ProductData({ product }: { product: Product }) {
  return <StructuredData json={useProductData(product)} />;
}

/** In the browser nothing asks for where the page is. */
const useProductData = import.meta.env.SSR
  ? function useProductData(product: Product) {
      const { t } = useTranslation();
      const { local, locale } = useLocale();
      const { storefrontUrl, apiUrl } = useStorefront().settings;
      const url = useCanonicalAddress();
      const place = { url, apiUrl, storefrontUrl, local, locale, shop: t('shop.name') };
      return jsonLd(productData(product, place));
    }
  : () => '';

type Place = Pick<LocaleTools, 'local' | 'locale'> & {
  /** Of its page. */
  url: string;
  apiUrl: string;
  storefrontUrl: string;
  /** The shop's name. */
  shop: string;
};

export function productData(
  product: Product,
  { url, apiUrl, storefrontUrl, shop, local, locale }: Place,
) {
  const { id, lengthMm, widthMm, heightMm, category, productDesigns: designs, rating } = product;
  const [only] = designs.length > 1 ? [] : designs;
  const codes = (design: ProductDesign | undefined) => ({
    ...(design?.sku && { sku: design.sku }),
    ...(design?.barcode && isGtin(design.barcode) && { gtin: design.barcode }),
  });
  const dataOf = (
    design: ProductDesign | undefined,
    { price, availability } = offerOf(product, design),
  ) => ({
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EGP',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${availability}`,
    seller: { '@id': `${storefrontUrl}/#organization` },
  });
  const woods = new Set(designs.flatMap(({ wood }) => (wood && wood !== 'mixed' ? wood : [])));
  const images = designs.flatMap(({ photos, photosUrls }) =>
    photosUrls.map((address, place) => {
      const url = previewPhoto(photos[place], address, apiUrl);
      const caption = photoWords(photos[place], locale);
      return caption ? { '@type': 'ImageObject', url, caption } : url;
    }),
  );

  return {
    '@type': 'Product',
    '@id': `${storefrontUrl}/product/${id}#product`,
    url,
    name: local(product, 'name'),
    description: local(product, 'description'),
    ...(!category.isHidden && { category: local(category, 'name') }),
    image: images,
    brand: { '@type': 'Brand', name: shop },
    weight: kilograms(
      designs.length > 0 ? designs.map((design) => weightOf(product, design)) : [product.weight],
    ),
    ...(woods.size > 0 && { material: [...woods].map((wood) => woodLabel(wood, locale)) }),
    ...(widthMm && { width: millimetres(widthMm) }),
    ...(lengthMm && { depth: millimetres(lengthMm) }),
    ...(heightMm && { height: millimetres(heightMm) }),
    ...{ sku: String(id), ...codes(only) },
    offers:
      designs.length > 1
        ? designs.map((design) => ({
            ...dataOf(design),
            ...{ url: withDesign(url, design.id), name: local(design, 'name') },
            ...codes(design),
          }))
        : dataOf(only),
    // Search engines refuse a rating that nobody gave.
    ...(rating.ratingsCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.averageRating,
        ratingCount: rating.ratingsCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** One number, or from the lightest to the heaviest. */
function kilograms(weights: number[]) {
  const [minValue, maxValue] = [Math.min(...weights), Math.max(...weights)];
  const value = minValue === maxValue ? { value: minValue } : { minValue, maxValue };
  return { '@type': 'QuantitativeValue', ...value, unitCode: 'KGM' };
}

const millimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' });
