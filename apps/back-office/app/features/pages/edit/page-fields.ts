import { createPage, PageWords, type StaffPage } from '@craftsandore/contract';

/** What is typed about a page: its words in both languages, and its address. */
export const PageFields = PageWords.extend({ slug: createPage.body.shape.slug });

export type SentPage = PageWords & { slug: string };
export type PageField = keyof SentPage;

export const fieldsOfPage = ({
  slug,
  title,
  titleAr,
  description,
  descriptionAr,
  body,
  bodyAr,
}: SentPage): SentPage => ({ slug, title, titleAr, description, descriptionAr, body, bodyAr });

/** The fields of each language, in the order in which they are shown. */
export const fieldsIn = {
  ar: { title: 'titleAr', description: 'descriptionAr', body: 'bodyAr' },
  en: { title: 'title', description: 'description', body: 'body' },
} as const satisfies Record<'ar' | 'en', Record<string, PageField>>;

/** What customers read, as it would be typed; nothing where they read none. */
export const publishedWords = ({ published }: StaffPage): PageWords | undefined => published?.words;
