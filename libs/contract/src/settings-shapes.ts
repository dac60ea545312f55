import { z } from 'zod';

import { toLatinDigits } from './plain/digits.ts';
import { maxLength, maxStock } from './plain/limits.ts';
import { chatNumberPattern, linkPattern, shopNumberPattern, webPattern } from './plain/patterns.ts';
import { Email, line, shortText, Timestamp } from './values.ts';

/** Logos of partners that come with the shop. */
const partnerLogos = ['souq-el-balad', 'beit-and-co'] as const;

/** As people write a number in Egypt: digits of either script, with or without +20. */
const typedNumber = shortText(40).overwrite((text) =>
  toLatinDigits(text)
    .replace(/[\s()-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+20'),
);

/** An address on the web. `javascript:` and the like are none. */
const WebAddress = shortText(500).check(
  z.regex(webPattern, { abort: true }),
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }),
);

/** A page of the shop or an address on the web, for a link. */
const PageAddress = shortText(500).check(z.regex(linkPattern));

/** A year of the calendar that everybody in the shop goes by. */
export const Year = z.int().min(1800).max(2100);

const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

const name = line(60);
const words = line(200);

const pictureNamed = (key: RegExp) =>
  z.object({
    key: z.string().regex(key),
    width: z.int().positive().max(10_000),
    height: z.int().positive().max(10_000),
  });

/** The shop's name, or a partner's, as a picture. Its files are named by its key. */
export const Logo = pictureNamed(/^logo-[0-9a-f]{32}$/);
export type Logo = z.infer<typeof Logo>;

/** The sign that stands for the shop where there is no room for its name: favicon, icon of a home screen. */
export const Mark = pictureNamed(/^mark-[0-9a-f]{32}$/);
export type Mark = z.infer<typeof Mark>;

/** Where customers can come to. */
export const Branch = z.object({
  name: line(100),
  nameAr: line(100),
  address: words,
  addressAr: words,
  /** The place on a map. */
  map: orNone(WebAddress),
  hours: orNone(line(100)),
  hoursAr: orNone(line(100)),
});
export type Branch = z.infer<typeof Branch>;

/** Who sells the shop's things elsewhere. */
export const Partner = z.object({
  name,
  nameAr: name,
  link: orNone(WebAddress),
  /** One that comes with the shop, or an uploaded one; without one, the name is written. */
  logo: orNone(z.union([z.enum(partnerLogos), Logo])),
});
export type Partner = z.infer<typeof Partner>;

/** What the shop is called, how it is reached, and who sells. */
export const ShopSettings = z.object({
  name,
  nameAr: name,
  phone: typedNumber.check(z.regex(shopNumberPattern)),
  whatsApp: typedNumber.check(z.regex(chatNumberPattern)),
  email: Email,
  facebook: orNone(WebAddress),
  instagram: orNone(WebAddress),
  youTube: orNone(WebAddress),
  hours: orNone(line(100)),
  hoursAr: orNone(line(100)),
  branches: z.array(Branch).max(30),
  partners: z.array(Partner).max(12),
  /** The seller's identity as the law asks for it; it is shown once all of it is there. */
  legalName: orNone(line(150)),
  legalNameAr: orNone(line(150)),
  sellerAddress: orNone(words),
  sellerAddressAr: orNone(words),
  commercialRegister: orNone(line(50)),
  taxCard: orNone(line(50)),
  isVatRegistered: z.boolean(),
  foundedIn: Year,
  /** Of each language, on light and on dark ground; the shop's own where there is none. */
  logo: orNone(Logo),
  logoAr: orNone(Logo),
  logoOnDark: orNone(Logo),
  logoOnDarkAr: orNone(Logo),
  mark: orNone(Mark),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

/** Signs and limits of sums, pieces and orders. */
export const MoneySettings = z.object({
  /** Of totals in the mini cart and in a customer's orders. */
  currencySign: z.enum(['LE', '$']),
  /** Orders of an account that may wait for staff to confirm them; 0 for any number, here and below. */
  ordersWaiting: z.int().min(0).max(1_000),
  /** The same of a guest's number. */
  guestOrdersWaiting: z.int().min(0).max(1_000),
  /** Pieces in such orders of an account, and of a guest's number: what one person may hold of the stock. */
  piecesWaiting: z.int().min(0).max(100_000),
  /** A design with this many pieces or fewer is low on stock. */
  lowStock: z.int().min(0).max(maxStock),
});
export type MoneySettings = z.infer<typeof MoneySettings>;

/** The bar above every page, while it has words in both languages and its time has come. */
export const AnnouncementSettings = z.object({
  text: orNone(line(maxLength.announcement)),
  textAr: orNone(line(maxLength.announcement)),
  link: orNone(PageAddress),
  from: orNone(Timestamp),
  until: orNone(Timestamp),
});
export type AnnouncementSettings = z.infer<typeof AnnouncementSettings>;
