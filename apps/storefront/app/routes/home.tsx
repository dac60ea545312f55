import { attempt, type Result } from '@craftsandore/api-client';
import {
  getShippingOptions,
  listActiveBanners,
  listCategories,
  listGoodReviews,
  listProducts,
  type PageOfProducts,
  type Product,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Suspense } from 'react';
import { data } from 'react-router-dom';

import { isNew } from '../features/catalogue/list/is-new.ts';
import { type Reading, toListed } from '../features/catalogue/list/listed-product.ts';
import { ProductGrid } from '../features/catalogue/list/product-grid.tsx';
import { ProductsFailure } from '../features/catalogue/list/products-failure.tsx';
import { deliveryPromise } from '../features/home/delivery-promise.ts';
import { mostForGift } from '../features/home/gifts.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { openingOf } from '../features/home/opening-of.ts';
import { apiContext } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import type { Route } from './+types/home';

// Far below what is seen first.
const ContactSection = lazily(
  async () => (await import('../features/contact/contact-section.tsx')).ContactSection,
);

/** As many as fill whole rows of the grid on every screen, the first one being four times as large. */
const shownInList = 9;
const rowLength = 4;

/** Of the newest: a row of what is new, and the list. */
const perPage = 16;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);

  // The page works without these.
  const banners = api(listActiveBanners, {}).catch(() => []);
  const categories = api(listCategories, {}).catch(() => []);
  const delivery = api(getShippingOptions, {}).then(deliveryPromise, () => null);
  const bestsellers = api(listProducts, { query: { sort: 'best-selling' } }).catch(() => null);
  const gifts = api(listProducts, {
    query: { sort: 'best-rated', maxPrice: mostForGift, inStock: 'true' },
  }).catch(() => null);
  const reviews = api(listGoodReviews, { query: { language: context.get(localeContext) } }).catch(
    () => [],
  );
  const page = await attempt(api(listProducts, { query: { page: 1, perPage } }));
  if (!page.ok) {
    const { refusal } = page;
    const lists = {
      bestsellers: [],
      newest: [],
      gifts: [],
      banners: [],
      categories: [],
      reviews: [],
    };
    return data({ ...lists, products: null, delivery: null, refusal }, 503);
  }
  const reading = { locale: context.get(localeContext), now: new Date() };
  const newest = takeNew(page.value.products, reading);
  const products = page.value.products.slice(newest.length);
  const shown = new Set([...newest, ...products.slice(0, shownInList)].map(({ id }) => id));
  return {
    products: products.map((product) => toShown(product, reading)),
    newest: newest.map((product) => toListed(product, reading)),
    bestsellers: takeOthers(shown, await bestsellers, reading),
    gifts: takeOthers(shown, await gifts, reading),
    banners: await banners,
    categories: await categories,
    reviews: await reviews,
    delivery: await delivery,
    refusal: null,
  };
}

/** A row of what is new; none where it would not be full, or the list under it were not. */
function takeNew(products: readonly Product[], { now }: Reading): readonly Product[] {
  if (products.length < rowLength + shownInList) return [];
  const newest = products.slice(0, rowLength);
  return newest.every(({ createdAt }) => isNew(createdAt, now)) ? newest : [];
}

/** A row of those that the page does not show yet; none where it would not be full. */
function takeOthers(shown: Set<number>, page: PageOfProducts | null, reading: Reading) {
  const others = (page?.products ?? []).filter(({ id }) => !shown.has(id)).slice(0, rowLength);
  if (others.length < rowLength) return [];
  for (const { id } of others) shown.add(id);
  return others.map((product) => toListed(product, reading));
}

/** What the hero shows of a product, and the list under it. */
function toShown(product: Product, reading: Reading) {
  const { weight, description, descriptionAr } = product;
  return {
    ...toListed(product, reading),
    weight,
    description: openingOf(reading.locale === 'ar' ? descriptionAr : description),
  };
}

/** Deletes a category, for an admin. */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown>> {
  const { api } = context.get(storefrontContext);
  const { categoryId }: { categoryId: number } = await request.json();
  return attemptCall(({ deleteCategory }) => api(deleteCategory, { params: { id: categoryId } }));
}

export const headers = publicPage;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { products, bestsellers, newest, gifts, banners, categories, reviews, delivery, refusal } =
    loaderData;
  if (!products) return <ProductsFailure headingLevel={1} refusal={refusal} />;
  return (
    <HomePage
      products={products}
      banners={banners}
      categories={categories}
      reviews={reviews}
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
