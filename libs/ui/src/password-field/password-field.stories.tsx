import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: {
    label: words({ ar: 'كلمة المرور', en: 'Password' }),
    revealLabel: words({ ar: 'إظهار كلمة المرور', en: 'Show password' }),
    placeholder: words({ ar: '٨ أحرف على الأقل', en: 'Min. 8 characters' }),
    autoComplete: 'new-password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ShowsWhatIsTyped: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(args.label as string);
    await userEvent.type(input, 'olive-board');
    await expect(input).toHaveAttribute('type', 'password');

    const reveal = canvas.getByRole('button', { name: args.revealLabel });
    await userEvent.click(reveal);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  },
};

export const WithError: Story = {
  args: {
    error: words({
      ar: 'كلمة المرور قصيرة: ٨ أحرف على الأقل.',
      en: 'The password is too short: 8 characters at least.',
    }),
  },
};
