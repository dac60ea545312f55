import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aBanner } from '../../../testing/a-banner.ts';
import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { EditBannerPage } from './edit-banner-page.tsx';

const banner = aBanner({ imageUrl: categoryPhotos.bowls, focalY: 40 });

const meta = {
  title: 'Back office/Edit banner page',
  component: EditBannerPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { unmirrored: 'The preview is in the direction of its own language.' },
  args: {
    banner,
    place: 'wide' as const,
    categories: [],
    onSave: fn(async () => accepted(banner)),
    onSaved: fn(),
    onUploadPhonePhoto: fn(),
  },
} satisfies Meta<typeof EditBannerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

export const WithALinkAndATime: Story = {
  args: {
    banner: aBanner({
      ...banner.value,
      link: '/pages/wholesale',
      ...{ from: '2026-11-25T08:00:00.000Z', until: '2026-11-30T22:00:00.000Z' },
    }),
  },
};

export const BesideAWideOne: Story = { args: { place: 'narrow' } };

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('button', { pressed: false });
    for (const choice of groups) await userEvent.click(choice);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
    // The words in the other language start where that starts.
    const preview = canvas.getByRole('group', {
      name: /^(As the shop shows it|كما يظهر في المتجر)$/,
    });
    await expect(getComputedStyle(preview).direction).not.toBe(
      getComputedStyle(document.documentElement).direction,
    );
  },
};
