import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aBanner } from '../../../testing/a-banner.ts';
import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { BannersPage } from './banners-page.tsx';

const gifts = aBanner({ imageUrl: categoryPhotos.bowls }, { id: 1 });
const utensils = { imageUrl: categoryPhotos.utensils };

const meta = {
  title: 'Back office/Banners page',
  component: BannersPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    banners: [gifts, aBanner({ ...utensils, active: false }, { id: 2 })],
    onSwitch: fn(async () => accepted(null)),
    onArrange: fn(async () => accepted(null)),
    onDelete: fn(async () => accepted(null)),
  },
} satisfies Meta<typeof BannersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsOff: Story = {};

export const NoneYet: Story = { args: { banners: [] } };

export const Times: Story = {
  args: {
    banners: [
      gifts,
      aBanner({ ...utensils, until: '2026-11-30T21:59:00.000Z' }, { id: 2 }),
      aBanner(
        { ...utensils, from: '2026-12-01T08:00:00.000Z', until: '2027-01-07T22:00:00.000Z' },
        { id: 3 },
      ),
      aBanner({ ...utensils, until: '2026-11-01T08:00:00.000Z' }, { id: 4 }),
    ],
  },
};

export const OneInTheHand: Story = {
  play: async ({ canvas }) => {
    const [handle] = canvas.getAllByRole('button', { pressed: false });
    handle?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
  },
};
