// Apart from the schemas, so that a URL can be read without loading zod.

export const productSorts = [
  'newest',
  'price-up',
  'price-down',
  'best-rated',
  'best-selling',
] as const;
