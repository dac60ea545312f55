import { markFile } from '@craftsandore/contract/plain';
import { createI18n, directionOf, type Locale } from '@craftsandore/i18n';

import { dictionaries } from './dictionaries.server.ts';
import { ground } from '../seo/ground.ts';
import type { ShopWords } from '../session/shop.ts';

const sides = [192, 512] as const;

type Shop = Pick<ShopWords, 'name' | 'mark' | 'picturesUrl'>;

/** What a phone shows of the shop on its home screen. The back button stays: the shop has none of its own. */
export function webManifest(locale: Locale, { name: shop, mark, picturesUrl }: Shop) {
  const { t } = createI18n(locale, { translation: dictionaries[locale] }, { shop });
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: t('home.title'),
    short_name: shop,
    description: t('home.description'),
    lang: locale,
    dir: directionOf(locale),
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    categories: ['shopping'],
    icons: sides.flatMap((side) =>
      ['any', 'maskable'].map((purpose) => ({
        src: mark ? `${picturesUrl}/${markFile(mark, side)}` : `/icons/${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
