import type { StaffReview } from '@craftsandore/contract';

/** A review with one photo that waits. */
export const aStaffReview = (fields: Partial<StaffReview> = {}): StaffReview => ({
  id: 1,
  version: 3,
  userName: 'Nada E.',
  rating: 5,
  comment: 'قطعة فنية على السفرة، وحجمها كبير ومناسب للعزومات.',
  createdAt: '2026-11-12T10:00:00.000Z',
  isVerified: true,
  product: { id: 7, name: 'Salad bowl with servers', nameAr: 'طبق سلطة بمغرفتين' },
  photos: [
    {
      id: 5,
      photo: {
        ...{ base: 'https://api.example/images/bowl', widths: [320, 640], width: 640, height: 640 },
        color: '#c8a060',
      },
      state: 'waiting',
    },
  ],
  answer: null,
  isHidden: false,
  reportsCount: 0,
  ...fields,
});
