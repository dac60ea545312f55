import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { accepted, refused } from '../../testing/results.ts';
import {
  aBranch,
  aLogo,
  aSeller,
  historyOf,
  savedSettings,
  savedVersion,
} from '../../testing/saved-settings.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import type { UploadPicture } from './picture-field.tsx';
import { ShopPage } from './shop-page.tsx';
import type { SaveSettings } from './use-settings-form.ts';

const hours = {
  hours: 'Saturday to Thursday, 10:00 to 21:00',
  hoursAr: 'السبت إلى الخميس، ١٠ ص إلى ٩ م',
};

const meta = {
  title: 'Back office/Shop settings',
  component: ShopPage,
  decorators: [inApp],
  parameters: { role: 'Admin' },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('shop', { ...aSeller, ...hours, branches: [aBranch] }),
    onSave: fn<SaveSettings<'shop'>>(async () => accepted(savedSettings('shop', {}, 4))),
    onSaved: fn(),
    onHistory: historyOf(),
    onUpload: fn<UploadPicture>(async () => accepted(aLogo)),
  },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsSaved: Story = {};

export const SellerMissing: Story = {
  globals: { scheme: 'dark' },
  args: { saved: savedSettings('shop') },
};

export const Refused: Story = {
  args: {
    onSave: fn<SaveSettings<'shop'>>(async () =>
      refused({ details: [{ path: 'phone', message: '…' }] }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[name=facebook]');
    if (!field) throw new Error('there is no field for the page');
    await userEvent.clear(field);
    await userEvent.type(field, 'javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|حفظ)$/ }));
    await expect(await canvas.findByText(/https:\/\//)).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};

/** Who has changed what, from the newest on. */
export const History: Story = {
  args: {
    onHistory: historyOf(
      savedVersion('shop', 3, { ...aSeller, branches: [aBranch] }, { ...aSeller, ...hours }),
      savedVersion('shop', 2, aSeller),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^(History|سجل التغييرات)$/));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Show earlier|عرض الأقدم)/ }),
    );
    await expect(await canvas.findByRole('button', { name: /2|٢/ })).toBeVisible();
  },
};
