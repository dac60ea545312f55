import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inApp } from '../../../testing/story-in-app.tsx';
import { AddCategoryPage } from './add-category-page.tsx';

const meta = {
  title: 'Back office/Add category page',
  component: AddCategoryPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { onSave: fn(), onSaved: fn() },
} satisfies Meta<typeof AddCategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The preview alone stays as light as the shop. */
export const InTheDark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const photo = await (await fetch(categoryPhotos.boards)).blob();
    if (input) await userEvent.upload(input, new File([photo], 'a.webp', { type: 'image/webp' }));
    for (const field of canvas.getAllByRole('textbox')) await userEvent.type(field, 'هدايا');
    await expect(canvasElement.querySelector('[data-scheme=light]')).toBeVisible();
  },
};
