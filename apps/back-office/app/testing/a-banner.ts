import type { StaffBanner } from '@craftsandore/contract';

/** A banner as staff see it, always shown. */
export const aBanner = (
  value: Partial<StaffBanner['value']> = {},
  { id = 5, version = 1 } = {},
): StaffBanner => ({
  id,
  version,
  value: {
    header: 'Gifts that last for years',
    headerAr: 'هدايا تعيش سنوات',
    details: 'Ready-packed sets with a card in your own words.',
    detailsAr: 'أطقم جاهزة ومغلّفة، مع بطاقة بكلماتك.',
    alt: 'Bowls on a table',
    altAr: 'سلطانيات على مائدة',
    imageUrl: '/images/gifts.webp',
    ...{ photo: null, phonePhoto: null, category: null, link: null },
    ...{ focalX: 50, focalY: 50, from: null, until: null, active: true },
    ...value,
  },
});
