import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { BannersPage } from './banners-page.tsx';

const gifts = {
  header: 'Gifts that last for years',
  headerAr: 'هدايا تعيش سنوات',
  details: 'Ready-packed sets with a card in your own words.',
  detailsAr: 'أطقم جاهزة ومغلّفة، مع بطاقة بكلماتك.',
  imageUrl: categoryPhotos.bowls,
  photo: null,
  category: null,
  active: true,
};

const meta = {
  title: 'Back office/Banners page',
  component: BannersPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    banners: [
      { id: 1, value: gifts },
      { id: 2, value: { ...gifts, imageUrl: categoryPhotos.utensils, active: false } },
    ],
    onSwitch: fn(async () => accepted(null)),
    onDelete: fn(async () => accepted(null)),
  },
} satisfies Meta<typeof BannersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsOff: Story = {};

export const NoneYet: Story = { args: { banners: [] } };
