import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Inputs/FileDrop',
  component: FileDrop,
  globals: { scheme: 'light' },
  args: {
    label: words({ ar: 'الصور', en: 'Photos' }),
    hint: words({ ar: 'حتى ٨ ميجابايت للصورة', en: 'Up to 8 MB each' }),
    children: words({
      ar: (
        <>
          اسحب صورة إلى هنا أو <u>اختر ملفًا</u>
        </>
      ),
      en: (
        <>
          Drop a photo or <u>choose a file</u>
        </>
      ),
    }),
    onChange: fn(),
  },
  decorators: [
    (Drop, { args }) => (
      <div style={{ inlineSize: args.shape ? '24rem' : '9rem' }}>
        <Drop />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};

export const Wide: Story = { args: { shape: 'wide' } };

/** A file that is no photo, among other fields. */
export const Row: Story = {
  args: {
    shape: 'row',
    label: words({ ar: 'ملف شركة الشحن (CSV)', en: 'File of the carrier (CSV)' }),
    hint: words({ ar: 'فيه عمود لرقم التتبّع', en: 'With a column for the tracking number' }),
    children: words({
      ar: (
        <>
          اسحب الملف إلى هنا أو <u>اختره</u>
        </>
      ),
      en: (
        <>
          Drop the file here or <u>choose it</u>
        </>
      ),
    }),
  },
};

export const Refused: Story = {
  args: {
    shape: 'wide',
    error: words({
      ar: 'حجم الصورة أكبر من ٨ ميجابايت.',
      en: 'The picture is larger than 8 MB.',
    }),
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const InTheDark: Story = { args: { shape: 'wide' }, globals: { scheme: 'dark' } };

export const WhileAFileIsHeldOverIt: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(String(args.label));
    await fireEvent.dragEnter(input);
    await expect(input.parentElement).toHaveAttribute('data-over');
    await fireEvent.dragLeave(input);
    await expect(input.parentElement).not.toHaveAttribute('data-over');
    await fireEvent.dragEnter(input);
  },
};

export const TabReachesIt: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(String(args.label));
    await userEvent.tab();
    await expect(input).toHaveFocus();

    await userEvent.upload(input, new File(['wood'], 'bowl.webp', { type: 'image/webp' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input.files).toHaveLength(1);
  },
};
