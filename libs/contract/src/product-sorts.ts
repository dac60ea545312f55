// Apart from the shapes, so that an address can be read without fetching zod.

export const productSorts = [
  'newest',
  'price-up',
  'price-down',
  'best-rated',
  'best-selling',
] as const;
