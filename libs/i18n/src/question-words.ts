import type { Product } from '@craftsandore/contract';

import { createSentences, isolate } from './create-i18n.ts';
import { questions as arabic } from './dictionaries/questions/ar.ts';
import { questions as english } from './dictionaries/questions/en.ts';
import type { Locale } from './locale.ts';

/** What a page says around the questions about a product. It is made on the server: no page carries its words along. */
export type QuestionWords = {
  title: string;
  /** With the product's name. */
  titleOf: string;
  none: string;
  failed: string;
  ask: string;
  /** Leads to all that there are; null where all are shown. */
  all: string | null;
  /** Leads to a chat with the shop, in which `message` is written already. */
  askByMessage: string;
  message: string;
};

let sentence: ReturnType<typeof createSentences<keyof typeof english>> | undefined;

type Counts = { shown: number; totalCount: number };

/** The words for so many questions of a product. */
export function questionWords(
  product: Pick<Product, 'name' | 'nameAr'>,
  { shown, totalCount }: Counts,
  locale: Locale,
): QuestionWords {
  const say = (sentence ??= createSentences({ ar: arabic, en: english }));
  const name = locale === 'ar' ? product.nameAr : product.name;
  return {
    title: say('title', locale),
    titleOf: say('titleOf', locale, { product: isolate(name) }),
    none: say('none', locale),
    failed: say('failed', locale),
    ask: say('ask', locale),
    all: totalCount > shown ? say('all', locale, { count: totalCount }) : null,
    askByMessage: say('askByMessage', locale),
    message: say('message', locale, { product: name }),
  };
}
