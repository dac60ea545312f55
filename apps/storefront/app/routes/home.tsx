import {
  listActiveBanners,
  listCategories,
  listProducts,
  type Product,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { lazily } from '@craftsandore/ui';
import { Suspense } from 'react';
import { data } from 'react-router';

import { toListed } from '../features/catalog/listed-product.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ProductsFailure } from '../features/catalog/products-failure.tsx';
import type { DeletionOutcome } from '../features/home/delete-category.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { apiContext } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { sentenceOf } from '../shop/failure.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/home';

// Far below what is seen first.
const ContactSection = lazily(
  async () => (await import('../features/contact/contact-section.tsx')).ContactSection,
);

/** So many fill whole rows of the grid on every screen, the first one being four times as large. */
const shownInList = 9;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);

  // The page works without these.
  const banners = api(listActiveBanners, {}).catch(() => []);
  const categories = api(listCategories, {}).catch(() => []);
  try {
    const { products } = await api(listProducts, { query: { page: 1 } });
    return {
      products: products.map((product) => toShown(product, context.get(localeContext))),
      banners: await banners,
      categories: await categories,
      failure: null,
    };
  } catch (error) {
    const failed = { products: null, banners: [], categories: [], failure: sentenceOf(error) };
    return data(failed, 503);
  }
}

/** What the hero shows of a product, and the list under it. */
function toShown(product: Product, locale: Locale) {
  const { weight, description, descriptionAr } = product;
  return {
    ...toListed(product),
    weight,
    description: locale === 'ar' ? descriptionAr : description,
  };
}

/** Deletes a category, for an admin. */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<DeletionOutcome> {
  const { api } = context.get(shopContext);
  const { categoryId }: { categoryId: number } = await request.json();
  try {
    const { deleteCategory } = await import('../shop/calls.ts');
    await api(deleteCategory, { params: { id: categoryId } });
    return { isDeleted: true };
  } catch (error) {
    return { isDeleted: false, reason: sentenceOf(error) };
  }
}

export const headers = publicPage;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { products, banners, categories, failure } = loaderData;
  if (!products) return <ProductsFailure headingLevel={1} reason={failure} />;
  return (
    <HomePage
      products={products}
      banners={banners}
      categories={categories}
      contact={
        <Suspense>
          <ContactSection headingLevel={2} />
        </Suspense>
      }
      productList={
        <ProductGrid products={products.slice(0, shownInList)} headingLevel={3} featured />
      }
    />
  );
}
