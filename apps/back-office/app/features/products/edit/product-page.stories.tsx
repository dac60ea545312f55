import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { aDesign, aStaffProduct } from '../../../testing/a-product.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ProductPage } from './product-page.tsx';

const refuse = fn(async () => refused());
const done = fn(async () => accepted(null));

const meta = {
  title: 'Back office/Product page',
  component: ProductPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    product: undefined,
    isNew: true,
    categories: [
      {
        id: 3,
        name: 'Cutting boards',
        nameAr: 'ألواح التقطيع',
        imageUrl: null,
        photo: null,
      },
    ],
    onSave: refuse,
    onPublish: fn(async () => accepted(null)),
    onHide: fn(async () => accepted(null)),
    designCalls: {
      onSaveDesign: refuse,
      onDeleteDesign: done,
      onAddPhoto: done,
      onDeletePhoto: done,
      onSortPhotos: done,
    },
  },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ANewOne: Story = {};

export const SentEmpty: Story = {
  play: async ({ args, canvas }) => {
    const [send] = canvas.getAllByRole('button').toReversed();
    if (send) await userEvent.click(send);
    await expect((await canvas.findAllByRole('textbox'))[0]).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithDesigns: Story = {
  args: {
    product: aStaffProduct({
      productDesigns: [aDesign({ wood: 'olive' }), aDesign({ id: 72, stock: 0 })],
      lengthMm: 440,
      widthMm: 180,
      heightMm: 22,
      finish: 'food-safe-oil',
      care: ['damp-cloth', 'dry-at-once', 'no-machines'],
      origin: 'EG-DT',
      isFoodSafe: true,
      inTheBox: 'The board, a care card',
      inTheBoxAr: 'اللوح وبطاقة عناية',
    }),
    isNew: false,
    shopHref: '/product/7',
  },
};

export const JustMade: Story = {
  args: { product: aStaffProduct({ productDesigns: [], isPublished: false }) },
  play: async ({ canvas }) => {
    // The next step is not hidden behind the bar.
    const add = canvas.getAllByRole('button', { name: /^(Add design|إضافة تصميم)$/ }).at(-1);
    await waitFor(() => {
      const { left, top, width, height } = add?.getBoundingClientRect() ?? new DOMRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return expect(above?.closest('button')).toBe(add);
    });
  },
};

export const ADraft: Story = {
  args: { product: aStaffProduct({ isPublished: false }), isNew: false },
  play: async ({ args, canvas }) => {
    const [publish] = canvas.getAllByRole('button', { name: /^(Publish|نشر)$/ });
    if (publish) await userEvent.click(publish);
    await expect(args.onPublish).toHaveBeenCalledOnce();
    await expect(args.onHide).not.toHaveBeenCalled();
  },
};
