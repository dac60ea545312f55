import type { PageTexts } from './page-text.ts';

export const en: PageTexts = {
  about: {
    picture: 'An olive-wood bowl, boards, spoons and chisels on the workshop bench',
    founded: 'founded',
    facts: [
      { label: 'artisans', value: '500+' },
      { label: 'kinds of wood', value: '6' },
    ],
    toProducts: 'See our products',
  },
  services: {
    ask: 'Ask us',
  },
  delivery: {
    table: 'Fee and days by governorate',
    freeFrom: 'Delivery is free for orders from',
    governorate: 'Governorate',
    fee: 'Shipping fees',
    days: 'Working days',
    notServed: 'Not served yet',
  },
};
