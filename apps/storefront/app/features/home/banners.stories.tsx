import type { Banner } from '@craftsandore/contract';
import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp } from '../../testing/story-in-app.tsx';
import { Banners } from './banners.tsx';

const aBanner = (id: number, value: Partial<Banner['value']> = {}): Banner => ({
  id,
  value: {
    header: 'Gifts that last for years',
    headerAr: 'هدايا تعيش سنوات',
    details: 'Ready-packed sets with a card in your own words.',
    detailsAr: 'أطقم جاهزة ومغلّفة، مع بطاقة بكلماتك.',
    alt: 'Bowls on a table',
    altAr: 'سلطانيات على مائدة',
    imageUrl: categoryPhotos.bowls,
    ...{ photo: null, phonePhoto: null, category: null, link: null },
    ...{ focalX: 50, focalY: 50, active: true },
    ...value,
  },
});

const tools = {
  ...{ header: 'Tools for every day', headerAr: 'أدوات لكل يوم' },
  imageUrl: categoryPhotos.utensils,
};
const coffee = { header: 'A warmer coffee corner', headerAr: 'ركن قهوة أكثر دفئًا' };
const boards = { id: 1, name: 'Boards', nameAr: 'ألواح' };

const meta = {
  title: 'Storefront/Banners',
  component: Banners,
  decorators: [inApp],
  args: {
    banners: [
      aBanner(1, { category: boards }),
      aBanner(2, { ...tools, link: '/pages/wholesale' }),
      aBanner(3, { ...coffee, imageUrl: categoryPhotos.boards }),
    ],
  },
} satisfies Meta<typeof Banners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const One: Story = { args: { banners: [aBanner(1)] } };

/** The photo is cut at its sides: what is at its end stays in sight, in both directions. */
export const ItsEndInSight: Story = {
  args: { banners: [aBanner(1, { focalX: 100 }), aBanner(2, { ...tools, focalX: 100 })] },
};
