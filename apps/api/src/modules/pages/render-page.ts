import type { Page, PageWords } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { renderMarkdown, type RenderedMarkdown } from './markdown/render-markdown.ts';
import { findPhotosIn } from './page-photos.ts';
import { getPublished } from './pages.ts';

export type Rendering = { photoUrls: PhotoUrls; site: URL };

/** Both languages as the shop shows them. */
export async function renderBoth(
  db: DatabaseOrTransaction,
  { photoUrls, site }: Rendering,
  { body, bodyAr }: Pick<PageWords, 'body' | 'bodyAr'>,
): Promise<Record<Locale, RenderedMarkdown>> {
  const photos = await findPhotosIn(db, photoUrls, [body, bodyAr]);
  const render = (text: string) => renderMarkdown(text, { photos, site });
  return { en: render(body), ar: render(bodyAr) };
}

/** A page as everybody reads it. @throws Problem when there is none. */
export async function renderPublished(
  db: DatabaseOrTransaction,
  { photoUrls, site }: Rendering,
  { slug: asked, lang }: { slug: string; lang: Locale },
): Promise<Page> {
  const { slug, words, publishedAt } = await getPublished(db, asked);
  const isArabic = lang === 'ar';
  const body = isArabic ? words.bodyAr : words.body;
  const photos = await findPhotosIn(db, photoUrls, [body]);
  const { html, start } = renderMarkdown(body, { photos, site });
  return {
    slug,
    title: isArabic ? words.titleAr : words.title,
    description: (isArabic ? words.descriptionAr : words.description) || start,
    html,
    updatedAt: publishedAt.toISOString(),
  };
}
