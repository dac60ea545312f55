/**
 * The sections of the home page between the slider that opens it and the partners that close it, in the order in which the
 * shop came.
 */
export const homeSections = [
  'promises',
  'banners',
  'products',
  'categories',
  'bestsellers',
  'newest',
  'story',
  'gifts',
  'reviews',
  'contact',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** What the specification demands, wherever it stands. */
export const fixedHomeSections: ReadonlySet<HomeSection> = new Set(['categories', 'contact']);

/** Slides of the home page. */
export const maxHeroProducts = 12;
