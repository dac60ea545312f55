import { type ApiClient, attempt, type Result } from '@craftsandore/api-client';
import {
  getShippingOptions,
  listActiveBanners,
  listCategories,
  listGoodReviews,
  listProducts,
  listProductsById,
  type Product,
  type ResponseBody,
  weightOf,
} from '@craftsandore/contract';
import { type Locale, shopRatingWords, photoWords } from '@craftsandore/i18n';
import { lazily } from '@craftsandore/resilience';
import {
  canBeBought,
  deliveryPromise,
  featured,
  homeLists,
  mostForGift,
  newestForHome,
  shownInList,
  shownSections,
} from '@craftsandore/rules';
import { Suspense } from 'react';
import { data } from 'react-router-dom';

import { type Reading, toListed } from '../features/catalogue/list/listed-product.ts';
import { ProductGrid } from '../features/catalogue/list/product-grid.tsx';
import { ProductsFailure } from '../features/catalogue/list/products-failure.tsx';
import type { ShopRating } from '../features/home/good-reviews.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { openingOf } from '../features/home/opening-of.ts';
import { apiContext } from '../server/api.server.ts';
import { publicPage, publicUntil } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { lastKnownShop } from '../server/shop.server.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import type { Route } from './+types/home';

// Far below what is seen first.
const ContactSection = lazily(
  async () => (await import('../features/contact/contact-section.tsx')).ContactSection,
);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);

  const arranged = lastKnownShop(api).then(({ home }) => home);
  // The page works without these.
  const chosen = arranged.then(({ heroProducts }) => findChosen(api, heroProducts)).catch(() => []);
  const banners = api(listActiveBanners, {}).catch(() => noBanners);
  const categories = api(listCategories, {}).catch(() => []);
  const delivery = api(getShippingOptions, {}).then(deliveryPromise, () => null);
  const bestsellers = api(listProducts, { query: { sort: 'best-selling' } }).catch(() => null);
  const gifts = api(listProducts, {
    query: { sort: 'best-rated', maxPrice: mostForGift, inStock: 'true' },
  }).catch(() => null);
  const reviews = api(listGoodReviews, { query: { language: context.get(localeContext) } }).catch(
    () => null,
  );
  const page = await attempt(api(listProducts, { query: { page: 1, perPage: newestForHome } }));
  if (!page.ok) {
    const { refusal } = page;
    const lists = {
      ...{ heroProducts: [], sections: [] },
      bestsellers: [],
      newest: [],
      gifts: [],
      banners: [],
      categories: [],
      ...{ reviews: [], shopRating: null },
    };
    return data({ ...lists, products: null, delivery: null, refusal }, 503);
  }
  const reading = { locale: context.get(localeContext), now: new Date() };
  const found = {
    latest: page.value.products,
    bestsellers: (await bestsellers)?.products ?? [],
    gifts: (await gifts)?.products ?? [],
  };
  const { products, ...rows } = homeLists(found, reading.now);
  const { data: shownBanners, meta } = await banners;
  const { sections, categories: featuredIds } = await arranged;
  const slides = (await chosen).map((product) => toShown(product, reading));
  const listed = products.map((product) => toShown(product, reading));
  const content = {
    heroProducts: slides.length > 0 ? slides : listed,
    sections: shownSections(sections),
    products: slides.length > 0 ? listed.slice(0, shownInList) : listed,
    newest: rows.newest.map((product) => toListed(product, reading)),
    bestsellers: rows.bestsellers.map((product) => toListed(product, reading)),
    gifts: rows.gifts.map((product) => toListed(product, reading)),
    banners: shownBanners,
    categories: featured(await categories, featuredIds),
    reviews: (await reviews)?.data ?? [],
    shopRating: toShopRating((await reviews)?.meta, reading.locale),
    delivery: await delivery,
    refusal: null,
  };
  if (meta.changesAt === null) return content;
  // A banner comes and goes at its moment, and no copy of the page shows it longer.
  return data(content, { headers: publicUntil(meta.changesAt) });
}

const noBanners: ResponseBody<typeof listActiveBanners> = { data: [], meta: { changesAt: null } };

/** Products that were chosen for the slides, as far as they can be bought. */
async function findChosen(api: ApiClient, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const products = await api(listProductsById, { query: { ids: ids.join(',') } });
  return products.filter(canBeBought);
}

/** What a slide shows of a product, and the list. */
function toShown(product: Product, reading: Reading) {
  const { description, descriptionAr, productDesigns } = product;
  return {
    ...toListed(product, reading),
    weight: weightOf(product, productDesigns[0]),
    description: openingOf(reading.locale === 'ar' ? descriptionAr : description),
    photoWords: photoWords(productDesigns[0]?.photos[0], reading.locale),
  };
}

/** With the words that would bring both languages along; null while nobody has rated. */
const toShopRating = (rating: Product['rating'] | undefined, locale: Locale): ShopRating | null =>
  rating && rating.ratingsCount > 0 ? { ...rating, words: shopRatingWords(rating, locale) } : null;

/** Deletes a category, for an admin. */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown>> {
  const { api } = context.get(storefrontContext);
  const { categoryId }: { categoryId: number } = await request.json();
  return attemptCall(({ deleteCategory }) => api(deleteCategory, { params: { id: categoryId } }));
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : publicPage();

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { heroProducts, sections, products, bestsellers, newest, gifts, refusal } = loaderData;
  const { banners, categories, reviews, shopRating, delivery } = loaderData;
  if (!products) return <ProductsFailure headingLevel={1} refusal={refusal} />;
  return (
    <HomePage
      heroProducts={heroProducts}
      sections={sections}
      banners={banners}
      categories={categories}
      reviews={reviews}
      shopRating={shopRating}
      delivery={delivery}
      contact={
        <Suspense>
          <ContactSection headingLevel={2} />
        </Suspense>
      }
      bestsellers={
        bestsellers.length > 0 && <ProductGrid products={bestsellers} headingLevel={3} />
      }
      newest={newest.length > 0 && <ProductGrid products={newest} headingLevel={3} />}
      gifts={gifts.length > 0 && <ProductGrid products={gifts} headingLevel={3} />}
      productList={
        <ProductGrid products={products.slice(0, shownInList)} headingLevel={3} featured />
      }
    />
  );
}
