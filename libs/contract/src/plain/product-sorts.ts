export const productSorts = [
  'newest',
  'price-up',
  'price-down',
  'best-rated',
  'best-selling',
] as const;
