import type { ArchivedProduct } from '@craftsandore/contract';

import { createSentences, isolate } from './create-i18n.ts';
import { archived as arabic } from './dictionaries/archived/ar.ts';
import { archived as english } from './dictionaries/archived/en.ts';
import type { Locale } from './locale.ts';

/** What stands where a product was that is no longer sold. It is made on the server: no page carries its words along. */
export type ArchivedWords = { title: string; reason: string; more: string };

let sentence: ReturnType<typeof createSentences<keyof typeof english>> | undefined;

/** The words for who follows an old link to a product. */
export function archivedWords(
  { name, nameAr, category }: ArchivedProduct,
  locale: Locale,
): ArchivedWords {
  const say = (sentence ??= createSentences({ ar: arabic, en: english }));
  const isArabic = locale === 'ar';
  return {
    title: say('title', locale, { product: isolate(isArabic ? nameAr : name) }),
    reason: say('reason', locale),
    more: category.isHidden
      ? say('moreOfAll', locale)
      : say('more', locale, { category: isolate(isArabic ? category.nameAr : category.name) }),
  };
}
