/** Where a text is searched: the list of products, without the filters of another search. */
export const searchHref = (query: string): string =>
  query ? `/products?${new URLSearchParams({ query })}` : '/products';
