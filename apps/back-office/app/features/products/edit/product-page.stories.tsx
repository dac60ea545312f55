import { productPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { aDesign, aDesignPhoto, aStaffProduct } from '../../../testing/a-product.ts';
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
    onCopy: fn(async () => undefined),
    statusCalls: {
      onPublish: fn(async () => accepted(null)),
      onHide: fn(async () => accepted(null)),
      onArchive: fn(async () => accepted(null)),
      onSchedule: fn(async () => accepted(null)),
    },
    designCalls: {
      onSaveDesign: refuse,
      onDeleteDesign: done,
      onAddPhoto: done,
      onDeletePhoto: done,
      onDescribePhoto: refuse,
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
      productDesigns: [
        aDesign({ wood: 'olive', sku: 'BRD-LIV-OLV-44', barcode: '6223001230076' }),
        aDesign({ id: 72, stock: 0 }),
      ],
      lengthMm: 440,
      widthMm: 180,
      heightMm: 22,
      finish: 'food-safe-oil',
      care: ['damp-cloth', 'dry-at-once', 'no-machines'],
      origin: 'EG-DT',
      isFoodSafe: true,
      inTheBox: 'The board, a care card',
      inTheBoxAr: 'اللوح وبطاقة عناية',
      seoTitle: 'Live-edge olive board, 44 × 18 cm',
      seoTitleAr: 'لوح زيتون بحواف طبيعية ٤٤ × ١٨ سم',
    }),
    isNew: false,
    shopHref: '/product/7',
  },
};

// The end of an address, which names a size, stands behind the hash.
const photos = [
  {
    ...aDesignPhoto('', { alt: 'The whole tray from above', altAr: 'الصينية كاملة من أعلى' }),
    base: `${productPhotos.tray}#`,
  },
  {
    ...aDesignPhoto('', { altAr: 'سلطانية فيها خبز وزيتون' }),
    base: `${productPhotos.saladBowl}#`,
  },
  { ...aDesignPhoto(''), base: `${productPhotos.fruitBowl}#` },
];

/** One photo is said in both languages, one in Arabic alone, one not at all. */
export const WithPhotos: Story = {
  args: {
    product: aStaffProduct({
      productDesigns: [
        aDesign({ photosUrls: photos.map(({ base }) => `${base}-640.webp`), photos }),
      ],
    }),
    isNew: false,
  },
  // What was typed is kept there.
  beforeEach: () => sessionStorage.clear(),
  play: async ({ args, canvas }) => {
    const words = within(await canvas.findByRole('form', { name: /^(Photo 3|الصورة ٣)/ }));
    const [inArabic] = words.getAllByRole('textbox');
    if (inArabic) await userEvent.type(inArabic, 'حافة اللوح عن قرب');
    await userEvent.click(words.getByRole('button', { name: /^(Save words|حفظ الوصف)$/ }));
    await expect(args.designCalls.onDescribePhoto).toHaveBeenCalledOnce();
    // Refused: what was typed stays.
    await expect(inArabic).toHaveValue('حافة اللوح عن قرب');
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
    await expect(args.statusCalls.onPublish).toHaveBeenCalledOnce();
    await expect(args.statusCalls.onHide).not.toHaveBeenCalled();
  },
};

/** Asked when it is to be in the shop instead. */
export const WaitingForItsMoment: Story = {
  args: {
    product: aStaffProduct({ isPublished: false, publishAt: '2099-03-01T08:00:00.000Z' }),
    isNew: false,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Another time|تغيير الموعد)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const Archived: Story = {
  args: {
    product: aStaffProduct({ isPublished: false, archivedAt: '2026-11-02T09:00:00.000Z' }),
    isNew: false,
  },
};
