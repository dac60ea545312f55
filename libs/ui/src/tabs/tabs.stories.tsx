import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Inputs/Tabs',
  component: Tabs,
  args: {
    label: words({ ar: 'عن الطلب', en: 'About the order' }),
    tabs: words({
      ar: [
        { value: 'items', label: 'القطع', content: 'سلطانية سلطة، قطعتان' },
        { value: 'address', label: 'العنوان', content: 'شارع التحرير، القاهرة' },
        { value: 'history', label: 'السجل', content: 'وصل الطلب اليوم' },
      ],
      en: [
        { value: 'items', label: 'Items', content: 'Salad bowl, two pieces' },
        { value: 'address', label: 'Address', content: 'Tahrir Street, Cairo' },
        { value: 'history', label: 'History', content: 'The order came in today' },
      ],
    }),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const AnotherOpen: Story = { args: { defaultValue: 'address' } };

export const ScrollsInsideItself: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const ArrowsHomeAndEndOpenAView: Story = {
  play: async ({ canvas, globals }) => {
    const [first, second, last] = canvas.getAllByRole('tab');
    const forward = globals.locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';

    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(forward);
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(first).toHaveAttribute('aria-selected', 'true');

    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
