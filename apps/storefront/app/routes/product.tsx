import {
  getProduct,
  getShippingOptions,
  listGoesWith,
  listProducts,
  listQuestions,
  listReviews,
  type Product,
} from '@craftsandore/contract';
import { categoryPath, productPath } from '@craftsandore/contract/plain';
import { type Locale, productFacts, questionWords } from '@craftsandore/i18n';
import { withPrices } from '@craftsandore/rules';
import { redirect } from 'react-router-dom';

import { toListed } from '../features/catalogue/list/listed-product.ts';
import { ProductPage } from '../features/catalogue/product/product-page.tsx';
import { reviewsHref, reviewsWanted } from '../features/catalogue/product/reviews-href.ts';
import { apiContext } from '../server/api.server.ts';
import { orArchived } from '../server/archived-product.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { seoTexts } from '../seo/seo-texts.ts';
import type { Step } from '../seo/page-trail.tsx';
import { pagePathsOf, sendToPath } from '../server/page-paths.server.ts';
import { readPage } from '../navigation/read-page.ts';
import { ignoreDesignChanges } from '../navigation/design-in-address.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/product';

const reviewsPerPage = 5;
/** All have a page of their own. */
const shownQuestions = 3;

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams, 'reviews');
  const { stars, withPhotos } = reviewsWanted(searchParams);

  // The page works without reviews, questions, fees and other products. It waits for them, because it is hashed and cached as
  // a whole.
  const reviewsOfPage = api(listReviews, {
    params: { id },
    query: {
      ...{ page, perPage: reviewsPerPage },
      ...(stars && { rating: stars }),
      ...(withPhotos && { withPhotos: 'true' }),
    },
  }).catch(() => null);
  const reading = { locale: context.get(localeContext), now: new Date() };
  const listedWith = api(listGoesWith, { params: { id } })
    .then((products) => products.map((other) => toListed(other, reading)))
    .catch(() => []);
  const questionsOfPage = api(listQuestions, {
    params: { id },
    query: { perPage: shownQuestions },
  }).catch(() => null);
  // With them the browser need not load what speaks with the API, to say what delivery costs.
  const shippingOptions = api(getShippingOptions, {}).catch(() => null);
  const asked = { api, id, locale: reading.locale };
  const product = await orArchived(api(getProduct, { params: { id } }), asked);
  const paths = pagePathsOf(product, productPath);
  const path = paths[reading.locale];
  sendToPath(request, path);
  const related = await api(listProducts, { query: { categoryIds: product.categoryId } })
    .then(({ products }) => products.filter((other) => other.id !== product.id))
    .then((others) => others.map((other) => toListed(other, reading)))
    .catch(() => []);

  const reviews = await reviewsOfPage;
  const lastPage = reviews?.meta.pageCount;
  if (lastPage && page > lastPage)
    throw redirect(path + reviewsHref(searchParams, { page: lastPage, stars, withPhotos }));
  const list = await questionsOfPage;
  const counts = { shown: shownQuestions, totalCount: list?.meta.totalCount ?? 0 };
  return {
    ...{ paths, product: withPrices(product), reviews, goesWith: await listedWith, related },
    trail: trailOf(product, reading.locale),
    seo: seoTexts(product, reading.locale),
    facts: productFacts(product, reading.locale),
    shippingOptions: await shippingOptions,
    questions: { list, words: questionWords(product, counts, reading.locale) },
  };
}

/** A category that is hidden has no page to lead to. */
function trailOf({ categoryId, category }: Product, locale: Locale): Step[] {
  if (category.isHidden) return [];
  const paths = pagePathsOf({ id: categoryId, ...category }, categoryPath);
  return [{ href: paths[locale], label: locale === 'ar' ? category.nameAr : category.name }];
}

export const headers = publicPage;

export const handle: PageHandle = { query: ['reviews', 'stars', 'photos', 'design'] };

export const shouldRevalidate = ignoreDesignChanges;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} />;
}
