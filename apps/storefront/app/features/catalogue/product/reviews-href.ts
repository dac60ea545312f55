/** The address of a page of a product's reviews, with what else stands in its query. */
export function reviewsHref(productId: number | string, params: URLSearchParams, page: number) {
  const query = new URLSearchParams(params);
  if (page > 1) query.set('reviews', String(page));
  else query.delete('reviews');
  return `/product/${productId}${query.size > 0 ? `?${query}` : ''}#reviews`;
}
