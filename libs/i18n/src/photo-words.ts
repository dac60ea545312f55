import type { PhotoWords } from '@craftsandore/contract';

import type { Locale } from './locale.ts';

/** What a photo shows, in the language of the page; undefined where nobody has written it. */
export const photoWords = (
  photo: PhotoWords | null | undefined,
  locale: Locale,
): string | undefined => (locale === 'ar' ? photo?.altAr : photo?.alt);
