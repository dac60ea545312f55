import { categoryPhotos, productPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageHeader } from '../page-header/page-header.tsx';
import { Photo } from '../photo/photo.tsx';
import { RoundPhoto } from '../round-photo/round-photo.tsx';
import { Band } from './band.tsx';

const meta = {
  title: 'Layout/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: {
    shape: 'wide',
    media: <Photo src={categoryPhotos.utensils} alt="" ground="fill" ratio="fill-box" priority />,
    children: words({
      ar: <PageHeader title="أدوات الطهي" count="٧ منتجات" />,
      en: <PageHeader title="Cooking utensils" count="7 products" />,
    }),
  },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfACategory: Story = {};

export const OfAnOrderPlaced: Story = {
  args: {
    shape: 'round',
    media: (
      <RoundPhoto>
        <Photo src={productPhotos.saladBowl} alt="" ground="fill" priority />
      </RoundPhoto>
    ),
    children: words({
      ar: <PageHeader title="شكرًا يا سلمى" meta="نجهّز طلبك الآن." />,
      en: <PageHeader title="Thank you, Salma" meta="We are preparing your order." />,
    }),
  },
};
