import {
  type AnnouncementSettings,
  defaultAnnouncement,
  defaultFooter,
  defaultHome,
  defaultMoney,
  defaultShop,
  type FooterSettings,
  type HomeSettings,
  type MoneySettings,
  type SellerIdentity,
  type Shop,
  type ShopSettings,
} from '@craftsandore/contract';

import { footerColumnsOf, type LedTo } from './footer.ts';
import { isWithin, nextEdge } from './span.ts';

type Groups = {
  shop: ShopSettings;
  money: MoneySettings;
  announcement: AnnouncementSettings;
  home: HomeSettings;
  footer: FooterSettings;
  picturesUrl?: string;
};

/** What everybody may know of the owner's settings now. */
export function shopOf(
  { shop, money, announcement, home, footer, picturesUrl = '' }: Groups,
  ledTo: LedTo,
  now: Date,
): Shop {
  const { name, nameAr, phone, whatsApp, email, hours, hoursAr, branches, partners } = shop;
  const { facebook, instagram, youTube, foundedIn } = shop;
  const { logo, logoAr, logoOnDark, logoOnDarkAr, mark } = shop;
  return {
    names: { name, nameAr },
    contacts: { phone, whatsApp, email },
    social: { facebook, instagram, youTube },
    hours: { hours, hoursAr },
    foundedIn,
    logos: { logo, logoAr, logoOnDark, logoOnDarkAr },
    mark,
    picturesUrl,
    branches,
    partners,
    sellerIdentity: sellerIdentityOf(shop),
    announcement: announcementAt(announcement, now),
    currencySign: money.currencySign,
    home,
    footerColumns: footerColumnsOf(footer, ledTo, shop),
  };
}

/** The shop as it is until its owner has set anything. */
export const shopAsDelivered = (): Shop =>
  shopOf(
    {
      shop: defaultShop,
      money: defaultMoney,
      announcement: defaultAnnouncement,
      home: defaultHome,
      footer: defaultFooter,
    },
    { pages: new Map(), categories: new Map() },
    new Date(0),
  );

/** Who sells, once all that the law asks for is said; the English words may be left out. */
export function sellerIdentityOf(shop: ShopSettings): SellerIdentity | null {
  const { legalName, legalNameAr, sellerAddress, sellerAddressAr } = shop;
  const { commercialRegister, taxCard, isVatRegistered } = shop;
  if (!legalNameAr || !sellerAddressAr || !commercialRegister || !taxCard) return null;
  return {
    legalName: legalName ?? legalNameAr,
    legalNameAr,
    address: sellerAddress ?? sellerAddressAr,
    addressAr: sellerAddressAr,
    commercialRegister,
    taxCard,
    isVatRegistered,
  };
}

/** What is announced at a moment. */
export function announcementAt(
  { text, textAr, link, from, until }: AnnouncementSettings,
  now: Date,
): Shop['announcement'] {
  return text && textAr && isWithin({ from, until }, now) ? { text, textAr, link } : null;
}

/** Whether what is announced will be another than now without anybody's doing. */
export const announcementWillChange = (
  { text, textAr, ...span }: AnnouncementSettings,
  now: Date,
): boolean => Boolean(text && textAr) && nextEdge([span], now) !== null;
