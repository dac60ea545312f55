import { getProduct, listProducts, listReviews } from '@craftsandore/contract';

import { toListed } from '../features/catalog/listed-product.ts';
import { ProductPage } from '../features/catalog/product-page.tsx';
import type { RatingOutcome } from '../features/catalog/rating-form.tsx';
import { apiContext, orNotFound } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { isUnauthorized, sentenceOf } from '../shop/failure.ts';
import { toSignIn } from '../shop/next-path.ts';
import { shopContext } from '../shop/shop.ts';
import { readPage } from '../shop/read-page.ts';
import type { Route } from './+types/product';

const reviewsPerPage = 5;

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = readPage(new URL(request.url).searchParams, 'reviews');

  // The page works without reviews and related products.
  const reviews = api(listReviews, {
    params: { id },
    query: { page, perPage: reviewsPerPage },
  }).catch(() => null);
  const product = await orNotFound(api(getProduct, { params: { id } }));
  const related = await api(listProducts, { query: { categoryIds: product.categoryId } })
    .then(({ products }) => products.filter((other) => other.id !== product.id).map(toListed))
    .catch(() => []);

  return { product, reviews: await reviews, related };
}

/** Rates the product as the person in this browser. */
export async function clientAction({
  params,
  request,
  context,
}: Route.ClientActionArgs): Promise<RatingOutcome | Response> {
  const { api } = context.get(shopContext);
  const words = await request.formData();
  const rating = Number(words.get('rating'));
  const comment = String(words.get('comment'));
  try {
    const { rateProduct } = await import('../shop/calls.ts');
    await api(rateProduct, { body: { productId: Number(params.id), rating, comment } });
    return { sent: true };
  } catch (error) {
    if (isUnauthorized(error)) return toSignIn(request);
    return { sent: false, reason: sentenceOf(error) };
  }
}

export const headers = publicPage;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} />;
}
