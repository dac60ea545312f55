/** What the address of a product asks of its reviews. */
export type ReviewsWanted = {
  page: number;
  /** Only those of so many stars: 1 to 5. */
  stars?: number | undefined;
  withPhotos: boolean;
};

/** What a query asks of a product's reviews; what makes no sense asks nothing. */
export function reviewsWanted(params: URLSearchParams): Omit<ReviewsWanted, 'page'> {
  const stars = /^[1-5]$/.exec(params.get('stars') ?? '')?.[0];
  return { stars: stars ? Number(stars) : undefined, withPhotos: params.get('photos') === '1' };
}

/** Where some of a product's reviews are, from its page, with what else stands in its query. */
export function reviewsHref(
  params: URLSearchParams,
  { page = 1, stars, withPhotos }: Partial<ReviewsWanted>,
) {
  const query = new URLSearchParams(params);
  const set = (name: string, value: string | 0 | false | undefined) =>
    value ? query.set(name, value) : query.delete(name);
  set('reviews', page > 1 && String(page));
  set('stars', stars && String(stars));
  set('photos', withPhotos && '1');
  return `${query.size > 0 ? `?${query}` : ''}#reviews`;
}
