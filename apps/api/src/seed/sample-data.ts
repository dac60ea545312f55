import banners from './catalogue/banners.json' with { type: 'json' };
import catalogueFile from './catalogue/catalogue.json' with { type: 'json' };
import photoWordsFile from './catalogue/photo-words.json' with { type: 'json' };
import questions from './catalogue/questions.json' with { type: 'json' };
import reviews from './catalogue/reviews.json' with { type: 'json' };

export const catalogue = catalogueFile;
type SampleReview = {
  product: string;
  rating: number;
  comment: string;
  /** Of the shop. */
  answer?: string;
  /** Of the customer; by the names of the catalogue's. */
  photos?: string[];
};

export const reviewData: SampleReview[] = reviews;
type SampleQuestion = {
  product: string;
  text: string;
  /** Missing while it waits for one. */
  answer?: string;
};

export const questionData: SampleQuestion[] = questions;
type SampleBanner = Pick<
  (typeof banners)[number],
  'header' | 'headerAr' | 'details' | 'detailsAr' | 'image' | 'category'
> & {
  focalX?: number;
  focalY?: number;
  /** Days from when the shop is filled. */
  fromDay?: number;
  untilDay?: number;
};

export const bannerData: SampleBanner[] = banners;

/** What the photos show, by their names in the catalogue. */
export const photoWords: Record<string, { alt: string; altAr: string }> = photoWordsFile;

export type SampleProduct = (typeof catalogue.products)[number];

/** One of each category in turn, so that the first page shows what there is. */
export function productsForDisplay(): SampleProduct[] {
  const byCategory = Map.groupBy(catalogue.products, ({ category }) => category);
  const rounds = Math.max(...[...byCategory.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    [...byCategory.values()].flatMap((products) => products[round] ?? []),
  ).flat();
}
