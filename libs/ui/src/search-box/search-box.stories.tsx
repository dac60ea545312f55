import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SearchBox } from './search-box.tsx';

const meta = {
  title: 'Inputs/SearchBox',
  component: SearchBox,
  args: {
    label: words({ ar: 'ابحث في المنتجات', en: 'Search products' }),
    clearLabel: words({ ar: 'امسح البحث', en: 'Clear the search' }),
    placeholder: words({ ar: 'لوح، سلطانية، ملعقة…', en: 'Board, bowl, spoon…' }),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: words({ ar: 'زيتون', en: 'olive' }) } };

export const EscapeEmptiesIt: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'bowl{Escape}');
    await expect(box).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
