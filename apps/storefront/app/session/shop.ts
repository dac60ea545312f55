import type { Shop } from '@craftsandore/contract';
import { categoryPath, logoFile } from '@craftsandore/contract/plain';
import type { Locale } from '@craftsandore/i18n';
import { logoIn, shownLogo, type ShownLogo, shownPicture } from '@craftsandore/rules';

/** One that comes with the shop, or an uploaded one. */
type PartnerLogo = Extract<Shop['partners'][number]['logo'], string> | ShownLogo;

/** What every page says of the shop, in its language: the owner sets it. */
export type ShopWords = {
  name: string;
  phone: string;
  /** The number of its chat. */
  whatsApp: string;
  email: string;
  social: Shop['social'];
  hours: string | null;
  /** A year. */
  foundedIn: number;
  /** What the owner has uploaded; null where the shop's first ones are shown. */
  logos: { light: ShownLogo | null; dark: ShownLogo | null };
  /** What a link to a page without a picture of its own shows, with the owner's logo. */
  share: string | null;
  mark: Shop['mark'];
  picturesUrl: string;
  partners: { name: string; link: string | null; logo: PartnerLogo | null }[];
  /** Who sells; null until the owner has said all of it. */
  seller: {
    legalName: string;
    address: string;
    commercialRegister: string;
    taxCard: string;
  } | null;
  announcement: { text: string; link: string | null } | null;
  currencySign: Shop['currencySign'];
  footerColumns: { title: string; links: { href: string; label: string }[] }[];
};

/** The shop in one language. */
export function wordsOfShop(
  { names, contacts, social, hours, partners, foundedIn, ...shop }: Shop,
  locale: Locale,
): ShopWords {
  const { sellerIdentity: seller, announcement, currencySign, footerColumns } = shop;
  const isArabic = locale === 'ar';
  const { logos, mark, picturesUrl } = shop;
  const light = logoIn({ logos }, locale, 'light');
  return {
    name: isArabic ? names.nameAr : names.name,
    ...contacts,
    social,
    hours: isArabic ? hours.hoursAr : hours.hours,
    foundedIn,
    logos: {
      light: shownLogo({ logos, picturesUrl }, locale, 'light'),
      dark: shownLogo({ logos, picturesUrl }, locale, 'dark'),
    },
    share: light && `${picturesUrl}/${logoFile(light, 'share')}`,
    mark,
    picturesUrl,
    partners: partners.map(({ name, nameAr, link, logo }) => ({
      name: isArabic ? nameAr : name,
      link,
      logo: logo && typeof logo !== 'string' ? shownPicture(logo, picturesUrl) : logo,
    })),
    seller: seller && {
      legalName: isArabic ? seller.legalNameAr : seller.legalName,
      address: isArabic ? seller.addressAr : seller.address,
      commercialRegister: seller.commercialRegister,
      taxCard: seller.taxCard,
    },
    announcement: announcement && {
      text: isArabic ? announcement.textAr : announcement.text,
      link: announcement.link,
    },
    currencySign,
    footerColumns: footerColumns.map(({ title, titleAr, links }) => ({
      title: isArabic ? titleAr : title,
      links: links.map(({ href, label, labelAr }) => {
        const name = isArabic ? labelAr : label;
        const [, category] = /^\/categoryIds\/(\d+)$/.exec(href) ?? [];
        return { href: category ? categoryPath(Number(category), name) : href, label: name };
      }),
    })),
  };
}

/** For `<html>`; data, so that no script has to run for it. */
export const shopAttribute = (shop: ShopWords) => ({ 'data-shop': JSON.stringify(shop) });

export const readShop = (root: HTMLElement): ShopWords =>
  JSON.parse(root.getAttribute('data-shop') ?? ''); // as the server has written it

/** A chat with the shop, which may begin with a text. */
export function chatAddress({ whatsApp }: ShopWords, text?: string): string {
  const chat = `https://wa.me/${whatsApp.replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
