import type { Locale } from '@craftsandore/i18n';
import { createContext } from 'react-router-dom';

import { type Area, areasAt } from './areas.ts';

const frame = {
  ar: () => import('@craftsandore/i18n/back-office/frame/ar').then(({ frame }) => frame),
  en: () => import('@craftsandore/i18n/back-office/frame/en').then(({ frame }) => frame),
};

/** Those of an area come with its first page. */
const ofAreas: Record<Locale, Record<Area, () => Promise<object>>> = {
  ar: {
    audit: () => import('@craftsandore/i18n/back-office/audit/ar').then(({ audit }) => audit),
    cash: () => import('@craftsandore/i18n/back-office/cash/ar').then(({ cash }) => cash),
    bulk: () => import('@craftsandore/i18n/back-office/bulk/ar').then(({ bulk }) => bulk),
    catalogue: () =>
      import('@craftsandore/i18n/back-office/catalogue/ar').then(({ catalogue }) => catalogue),
    'contact-messages': () =>
      import('@craftsandore/i18n/back-office/contact-messages/ar').then(
        ({ contactMessages }) => contactMessages,
      ),
    customers: () =>
      import('@craftsandore/i18n/back-office/customers/ar').then(({ customers }) => customers),
    dashboard: () =>
      import('@craftsandore/i18n/back-office/dashboard/ar').then(({ dashboard }) => dashboard),
    delivery: () =>
      import('@craftsandore/i18n/back-office/delivery/ar').then(({ delivery }) => delivery),
    desk: () => import('@craftsandore/i18n/back-office/desk/ar').then(({ desk }) => desk),
    'desk-figures': () =>
      import('@craftsandore/i18n/back-office/desk-figures/ar').then(
        ({ deskFigures }) => deskFigures,
      ),
    home: () => import('@craftsandore/i18n/back-office/home/ar').then(({ home }) => home),
    logs: () => import('@craftsandore/i18n/back-office/logs/ar').then(({ logs }) => logs),
    'message-settings': () =>
      import('@craftsandore/i18n/back-office/message-settings/ar').then(
        ({ messageSettings }) => messageSettings,
      ),
    order: () => import('@craftsandore/i18n/back-office/order/ar').then(({ order }) => order),
    'order-change': () =>
      import('@craftsandore/i18n/back-office/order-change/ar').then(
        ({ orderChange }) => orderChange,
      ),
    orders: () => import('@craftsandore/i18n/back-office/orders/ar').then(({ orders }) => orders),
    outbox: () => import('@craftsandore/i18n/back-office/outbox/ar').then(({ outbox }) => outbox),
    pages: () => import('@craftsandore/i18n/back-office/pages/ar').then(({ pages }) => pages),
    parcels: () =>
      import('@craftsandore/i18n/back-office/parcels/ar').then(({ parcels }) => parcels),
    'phone-order': () =>
      import('@craftsandore/i18n/back-office/phone-order/ar').then(({ phoneOrder }) => phoneOrder),
    printing: () =>
      import('@craftsandore/i18n/back-office/printing/ar').then(({ printing }) => printing),
    promotions: () =>
      import('@craftsandore/i18n/back-office/promotions/ar').then(({ promotions }) => promotions),
    questions: () =>
      import('@craftsandore/i18n/back-office/questions/ar').then(({ questions }) => questions),
    reports: () =>
      import('@craftsandore/i18n/back-office/reports/ar').then(({ reports }) => reports),
    returns: () =>
      import('@craftsandore/i18n/back-office/returns/ar').then(({ returns }) => returns),
    reviews: () =>
      import('@craftsandore/i18n/back-office/reviews/ar').then(({ reviews }) => reviews),
    search: () => import('@craftsandore/i18n/back-office/search/ar').then(({ search }) => search),
    settings: () =>
      import('@craftsandore/i18n/back-office/settings/ar').then(({ settings }) => settings),
    slip: () => import('@craftsandore/i18n/back-office/slip/ar').then(({ slip }) => slip),
    staff: () => import('@craftsandore/i18n/back-office/staff/ar').then(({ staff }) => staff),
  },
  en: {
    audit: () => import('@craftsandore/i18n/back-office/audit/en').then(({ audit }) => audit),
    cash: () => import('@craftsandore/i18n/back-office/cash/en').then(({ cash }) => cash),
    bulk: () => import('@craftsandore/i18n/back-office/bulk/en').then(({ bulk }) => bulk),
    catalogue: () =>
      import('@craftsandore/i18n/back-office/catalogue/en').then(({ catalogue }) => catalogue),
    'contact-messages': () =>
      import('@craftsandore/i18n/back-office/contact-messages/en').then(
        ({ contactMessages }) => contactMessages,
      ),
    customers: () =>
      import('@craftsandore/i18n/back-office/customers/en').then(({ customers }) => customers),
    dashboard: () =>
      import('@craftsandore/i18n/back-office/dashboard/en').then(({ dashboard }) => dashboard),
    delivery: () =>
      import('@craftsandore/i18n/back-office/delivery/en').then(({ delivery }) => delivery),
    desk: () => import('@craftsandore/i18n/back-office/desk/en').then(({ desk }) => desk),
    'desk-figures': () =>
      import('@craftsandore/i18n/back-office/desk-figures/en').then(
        ({ deskFigures }) => deskFigures,
      ),
    home: () => import('@craftsandore/i18n/back-office/home/en').then(({ home }) => home),
    logs: () => import('@craftsandore/i18n/back-office/logs/en').then(({ logs }) => logs),
    'message-settings': () =>
      import('@craftsandore/i18n/back-office/message-settings/en').then(
        ({ messageSettings }) => messageSettings,
      ),
    order: () => import('@craftsandore/i18n/back-office/order/en').then(({ order }) => order),
    'order-change': () =>
      import('@craftsandore/i18n/back-office/order-change/en').then(
        ({ orderChange }) => orderChange,
      ),
    orders: () => import('@craftsandore/i18n/back-office/orders/en').then(({ orders }) => orders),
    outbox: () => import('@craftsandore/i18n/back-office/outbox/en').then(({ outbox }) => outbox),
    pages: () => import('@craftsandore/i18n/back-office/pages/en').then(({ pages }) => pages),
    parcels: () =>
      import('@craftsandore/i18n/back-office/parcels/en').then(({ parcels }) => parcels),
    'phone-order': () =>
      import('@craftsandore/i18n/back-office/phone-order/en').then(({ phoneOrder }) => phoneOrder),
    printing: () =>
      import('@craftsandore/i18n/back-office/printing/en').then(({ printing }) => printing),
    promotions: () =>
      import('@craftsandore/i18n/back-office/promotions/en').then(({ promotions }) => promotions),
    questions: () =>
      import('@craftsandore/i18n/back-office/questions/en').then(({ questions }) => questions),
    reports: () =>
      import('@craftsandore/i18n/back-office/reports/en').then(({ reports }) => reports),
    returns: () =>
      import('@craftsandore/i18n/back-office/returns/en').then(({ returns }) => returns),
    reviews: () =>
      import('@craftsandore/i18n/back-office/reviews/en').then(({ reviews }) => reviews),
    search: () => import('@craftsandore/i18n/back-office/search/en').then(({ search }) => search),
    settings: () =>
      import('@craftsandore/i18n/back-office/settings/en').then(({ settings }) => settings),
    slip: () => import('@craftsandore/i18n/back-office/slip/en').then(({ slip }) => slip),
    staff: () => import('@craftsandore/i18n/back-office/staff/en').then(({ staff }) => staff),
  },
};

type Words = {
  /** Grows by the words of areas. */
  dictionary: object;
  /** Adds what the page at this path says. */
  addFor: (path: string) => Promise<void>;
};

/** The words of a language, with those that the page at this path says. */
export async function wordsOf(locale: Locale, path: string): Promise<Words> {
  const dictionary = {};
  const addFor = async (path: string) => {
    const words = await Promise.all(areasAt(path).map((area) => ofAreas[locale][area]()));
    Object.assign(dictionary, ...words);
  };
  const [words] = await Promise.all([frame[locale](), addFor(path)]);
  Object.assign(dictionary, words);
  return { dictionary, addFor };
}

/** For navigations. */
export const wordsContext = createContext<Words>();
