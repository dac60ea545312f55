import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Switch } from './switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: {
    label: words({ ar: 'هدايا تعيش سنوات', en: 'Gifts that last for years' }),
    state: words({ ar: 'غير نشط', en: 'Inactive' }),
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = {
  args: { defaultChecked: true, state: words({ ar: 'نشط', en: 'Active' }) },
};

export const LabelHiddenInARow: Story = { args: { ...On.args, labelHidden: true } };

export const Disabled: Story = { args: { disabled: true } };

export const InTheDark: Story = { args: On.args, globals: { scheme: 'dark' } };

export const LongLabel: Story = {
  args: {
    ...On.args,
    label: words({
      ar: 'أطقم جاهزة ومغلّفة للزواج والبيت الجديد وسهرات رمضان، مع بطاقة بكلماتك',
      en: 'Ready-packed sets for weddings, new homes and Ramadan evenings, with a card in your words',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const SpaceAndEnterTurnIt: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: String(args.label) });
    await userEvent.tab();
    await expect(control).toHaveFocus();

    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};
