import { directionOf, type Locale } from '@craftsandore/i18n';

import { dictionaries } from './dictionaries.server.ts';
import { ground } from '../seo/ground.ts';

const sides = [192, 512];

/** What a phone shows of the shop on its home screen. The back button stays: the shop has none of its own. */
export function webManifest(locale: Locale) {
  const { shop, home } = dictionaries[locale];
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: home.title,
    short_name: shop.name,
    description: home.description,
    lang: locale,
    dir: directionOf(locale),
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    categories: ['shopping'],
    icons: sides.flatMap((side) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icons/${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
