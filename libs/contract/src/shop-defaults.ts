import type { DeskSettings } from './desk-shapes.ts';
import type { Piastres } from './plain/pounds.ts';
import type { AnnouncementSettings, MoneySettings, ShopSettings } from './settings-shapes.ts';

/**
 * What the shop is called and how it is reached until its owner says otherwise, and nowhere else in the code: a test looks
 * for copies.
 */
export const defaultShop: ShopSettings = {
  name: 'Craftsandore',
  nameAr: 'كرافتساندور',
  phone: '+201000000000',
  whatsApp: '+201000000000',
  email: 'hello@craftsandore.example',
  facebook: 'https://www.facebook.com/craftsandore',
  instagram: 'https://www.instagram.com/craftsandore',
  youTube: 'https://www.youtube.com/@craftsandore',
  hours: null,
  hoursAr: null,
  branches: [],
  partners: [
    { name: 'Souq El Balad', nameAr: 'سوق البلد', link: null, logo: 'souq-el-balad' },
    { name: 'Beit & Co', nameAr: 'بيت آند كو', link: null, logo: 'beit-and-co' },
  ],
  legalName: null,
  legalNameAr: null,
  sellerAddress: null,
  sellerAddressAr: null,
  commercialRegister: null,
  taxCard: null,
  isVatRegistered: false,
  foundedIn: 2020,
  logo: null,
  logoAr: null,
  logoOnDark: null,
  logoOnDarkAr: null,
  mark: null,
};

/** How sums are signed and limited until the owner says otherwise. */
export const defaultMoney: MoneySettings = {
  currencySign: 'LE',
  ordersWaiting: 5,
  guestOrdersWaiting: 2,
  piecesWaiting: 60,
  lowStock: 5,
};

/** Nothing is announced until the owner does. */
export const defaultAnnouncement: AnnouncementSettings = {
  text: null,
  textAr: null,
  link: null,
  from: null,
  until: null,
};

/** How orders are confirmed until the owner says otherwise. (Business, section 18.) */
export const defaultDesk: DeskSettings = {
  firstMessageMinutes: 15,
  repeatMinutes: 120,
  callDays: 2,
  afternoonFrom: '14:00',
  eveningFrom: '18:00',
  quietFrom: '21:00',
  quietUntil: '10:00',
  prayerFrom: '11:30',
  prayerUntil: '13:30',
  firstOrderHours: 24,
  knownCustomerHours: 72,
  warningHours: 3,
  careAbove: 400_000 as Piastres, // a whole number of piastres
  sameNumberHours: 24,
  trustedDelivered: 2,
  trustedMonths: 12,
  trustedTimes: 2,
  depositAbove: null,
  redeemedInRow: 4,
};
