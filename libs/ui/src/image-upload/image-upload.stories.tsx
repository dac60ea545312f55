import { categoryPhotos, productPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { darkLogoFiles, logoFiles } from '../brand/brand-files.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { RotateCcwIcon, TrashIcon, XIcon } from '../icons/icons.ts';
import { ImageUpload } from './image-upload.tsx';

const remove = words({
  ar: (
    <IconButton label="حذف الصورة" variant="paper" size="sm" onClick={fn()}>
      <TrashIcon />
    </IconButton>
  ),
  en: (
    <IconButton label="Delete photo" variant="paper" size="sm" onClick={fn()}>
      <TrashIcon />
    </IconButton>
  ),
});

const meta = {
  title: 'Inputs/ImageUpload',
  component: ImageUpload,
  globals: { scheme: 'light' },
  args: {
    src: productPhotos.tray,
    alt: words({ ar: 'صينية تقديم بمقابض', en: 'Serving tray with handles' }),
    actions: remove,
  },
  decorators: [
    (Upload, { args }) => (
      <div style={{ inlineSize: args.shape === 'square' || !args.shape ? '9rem' : '24rem' }}>
        <Upload />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arrived: Story = {};

export const Cover: Story = { args: { tag: words({ ar: 'الغلاف', en: 'Cover' }) } };

export const OnItsWay: Story = {
  args: {
    progress: words({
      ar: { share: 0.62, words: '٦٢٪', label: 'رفع الصورة' },
      en: { share: 0.62, words: '62%', label: 'Uploading the photo' },
    }),
    actions: words({
      ar: (
        <IconButton label="إلغاء رفع الصورة" variant="paper" size="sm">
          <XIcon />
        </IconButton>
      ),
      en: (
        <IconButton label="Cancel the photo" variant="paper" size="sm">
          <XIcon />
        </IconButton>
      ),
    }),
  },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar');
    await expect(bar).toHaveAccessibleName(args.progress?.label);
    await expect(bar.value).toBe(0.62);
  },
};

export const BeingRead: Story = {
  args: {
    progress: words({
      ar: { words: 'جارٍ التجهيز…', label: 'تجهيز الصورة' },
      en: { words: 'Almost there…', label: 'Reading the photo' },
    }),
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const Failed: Story = {
  args: {
    error: words({ ar: 'تعذّر رفع الصورة.', en: 'The photo did not arrive.' }),
    actions: words({
      ar: (
        <IconButton label="إعادة المحاولة" variant="paper" size="sm">
          <RotateCcwIcon />
        </IconButton>
      ),
      en: (
        <IconButton label="Try again" variant="paper" size="sm">
          <RotateCcwIcon />
        </IconButton>
      ),
    }),
  },
};

export const Wide: Story = { args: { shape: 'wide', src: categoryPhotos.boards, alt: '' } };

export const InTheDark: Story = { args: Cover.args, globals: { scheme: 'dark' } };

/** A logo is seen whole, on the ground that it is for. */
export const ALogo: Story = { args: { src: logoFiles.latin, alt: 'Craftsandore', shape: 'band' } };

export const ALogoOnWalnut: Story = {
  args: { src: darkLogoFiles.latin, alt: 'Craftsandore', shape: 'band', ground: 'inverse' },
};
