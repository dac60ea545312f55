import {
  categoryPath,
  type DescribedCategory,
  type PageLink,
  pagePath,
  type ShippingOptions,
} from '@craftsandore/contract';
import { formattersFor, llmsWords, type Locale, locales, otherLocale } from '@craftsandore/i18n';

import type { ShopWords } from '../session/shop.ts';
import { canonicalAddress } from './canonical-address.ts';
import { feedPath } from './feed-path.ts';

type Facts = {
  shop: ShopWords;
  delivery: ShippingOptions;
  daysToReturn: number;
  categories: readonly DescribedCategory[];
  pages: readonly PageLink[];
  site: string;
  locale: Locale;
};

/** `/llms.txt`, in Markdown: what the shop is and on what terms it sells, as its owner has set them now, and what to read next. */
export function llmsText({
  shop,
  delivery,
  daysToReturn,
  categories,
  pages,
  site,
  locale,
}: Facts): string {
  const say = llmsWords(locale);
  const { money, number } = formattersFor(locale);
  const inLanguage = (name: string, nameAr: string) => (locale === 'ar' ? nameAr : name);
  const link = (name: string, path: string) =>
    `- [${oneLine(name)}](${new URL(canonicalAddress(path, '', locale), site).href})`;

  const places = delivery.governorates.map((place) => ({
    ...place,
    place: inLanguage(place.name, place.nameAr),
  }));
  const served = places
    .filter(({ isServed }) => isServed)
    .map(({ place, fee, daysMin, daysMax, cashUpTo }) => {
      const days = [...new Set([daysMin, daysMax])].map((day) => number(day)).join('–');
      const said = { place, fee: money(fee), days };
      return cashUpTo === null
        ? `- ${say('place', said)}`
        : `- ${say('placeWithLimit', { ...said, limit: money(cashUpTo) })}`;
    });
  const unserved = places.filter(({ isServed }) => !isServed).map(({ place }) => place);
  const { seller, phone, email } = shop;
  const other = new URL(canonicalAddress('/llms.txt', '', otherLocale(locale)), site).href;

  const parts = [
    `# ${oneLine(shop.name)}`,
    `> ${say('summary', { shop: shop.name })}`,
    [
      say('contact', { phone, email }),
      ...(seller ? [say('seller', { name: seller.legalName, address: seller.address })] : []),
      say('language', { address: other }),
    ].join('\n\n'),
    `## ${say('delivery')}`,
    [
      ...(delivery.freeFrom === null
        ? []
        : [`- ${say('freeFrom', { amount: money(delivery.freeFrom) })}`]),
      ...served,
      ...(unserved.length > 0
        ? [`- ${say('notServed', { places: unserved.join(locale === 'ar' ? '، ' : ', ') })}`]
        : []),
    ].join('\n'),
    `## ${say('payment')}`,
    say('cash'),
    `## ${say('returns')}`,
    say('lawful', { days: number(daysToReturn) }),
    `## ${say('categories')}`,
    [
      link(say('allProducts'), '/products'),
      ...categories.map(({ id, name, nameAr, description, descriptionAr }) => {
        const called = inLanguage(name, nameAr);
        const about = oneLine(inLanguage(description, descriptionAr));
        return link(called, categoryPath(id, called)) + (about && `: ${about}`);
      }),
    ].join('\n'),
    `## ${say('pages')}`,
    pages
      .map(({ slug, title, titleAr }) => link(inLanguage(title, titleAr), pagePath(slug)))
      .join('\n'),
    `## ${say('forMachines')}`,
    [
      ...locales.map((language) => {
        const name = say('feed', { language: say(language === 'ar' ? 'arabic' : 'english') });
        return `- [${name}](${site}/${feedPath(language)})`;
      }),
      `- [${say('sitemap')}](${site}/sitemap.xml)`,
    ].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What people have written, in a place where brackets and lines have a meaning. */
const oneLine = (text: string) => text.replace(/[\s[\]]+/g, ' ').trim();
