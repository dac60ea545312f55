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
  parameters: { unmirrored: 'The preview is in the direction of its own language.' },
  args: {
    categories: [],
    onUpload: fn<Upload>(async () => accepted(undefined)),
    onUploaded: fn(),
    onUploadPhonePhoto: fn(),
  },
} satisfies Meta<typeof AddBannerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** In the dark, where the preview alone stays as light as the shop. */
export const Uploading: Story = {
  globals: { scheme: 'dark' },
  args: {
    onUpload: fn<Upload>((_, __, { onSent }) => {
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
    await expect(
      canvas.getByRole('group', { name: /^(As the shop|كما يظهر)/ }).firstElementChild,
    ).toHaveAttribute('data-scheme', 'light');
  },
};
