import { categoryPhotos, productPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Photo } from './photo.tsx';

const meta = {
  title: 'Display/Photo',
  component: Photo,
  args: {
    src: productPhotos.saladBowl,
    alt: words({ ar: 'سلطانية من خشب الزيتون', en: 'Olive wood salad bowl' }),
    priority: true,
  },
  decorators: [
    (Photo) => (
      <div style={{ inlineSize: '20rem' }}>
        <Photo />
      </div>
    ),
  ],
} satisfies Meta<typeof Photo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MeltsIntoItsTile: Story = {};

export const KeepsItsGround: Story = {
  args: { src: categoryPhotos.boards, ground: 'fill', ratio: '16 / 10', width: 960, height: 600 },
};

export const None: Story = { args: { src: null } };

export const NoneInASmallTile: Story = {
  args: { src: null, width: 44, height: 44 },
  decorators: [
    (Photo) => (
      <div style={{ inlineSize: '2.75rem' }}>
        <Photo />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const tile = canvas.getByRole('img', { name: args.alt });
    const rings = tile.firstElementChild?.getBoundingClientRect();
    // Whole, not cropped.
    await expect(rings?.width).toBeLessThan(tile.getBoundingClientRect().width);
  },
};

export const Fails: Story = {
  args: { src: 'data:image/webp;base64,' },
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: args.alt })).not.toHaveAttribute('src'),
    );
  },
};
