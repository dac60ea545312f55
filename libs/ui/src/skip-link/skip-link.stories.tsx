import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Foundations/SkipLink',
  component: SkipLink,
  args: { children: words({ ar: 'تخطَّ إلى المحتوى', en: 'Skip to content' }) },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownWhileItHasFocus: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" style={{ minBlockSize: '4rem' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
