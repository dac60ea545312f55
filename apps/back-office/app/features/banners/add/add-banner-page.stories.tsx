import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { AddBannerPage, type AddBannerPageProps } from './add-banner-page.tsx';

type Upload = AddBannerPageProps['onUpload'];

const meta = {
  title: 'Back office/Add banner page',
  component: AddBannerPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    categories: [],
    onUpload: fn<Upload>(async () => accepted(null)),
    onUploaded: fn(),
  },
} satisfies Meta<typeof AddBannerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Uploading: Story = {
  args: {
    onUpload: fn<Upload>((_, { onSent }) => {
      onSent(0.62);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    for (const field of canvas.getAllByRole('textbox')) await userEvent.type(field, 'عيد');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const photo = await (await fetch(categoryPhotos.boards)).blob();
    if (input) await userEvent.upload(input, new File([photo], 'a.webp', { type: 'image/webp' }));
    const [send] = canvas.getAllByRole('button').toReversed();
    if (send) await userEvent.click(send);
    await expect(await canvas.findByRole('progressbar')).toHaveValue(0.62);
  },
};
