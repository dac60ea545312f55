import { refusalOf } from '@craftsandore/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { inApp, appOf } from '../../testing/story-in-app.tsx';
import { SignInForm } from './sign-in-form.tsx';

const meta = {
  title: 'Storefront/Sign-in form',
  component: SignInForm,
  args: { keep: true, onKeepChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
    inApp,
  ],
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const SentHereFromTheCart: Story = { parameters: appOf({ path: '/signin?next=/cart' }) };

export const JustSignedUp: Story = { parameters: appOf({ path: '/signin?welcome' }) };

export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const invalid = () => canvasElement.querySelectorAll('[aria-invalid=true]');
    await waitFor(() => expect(invalid()).toHaveLength(2));
  },
};

export const Refused: Story = {
  parameters: appOf({ action: () => ({ ok: false, refusal: refusalOf(null) }) }),
  play: async ({ canvas, canvasElement }) => {
    const password = canvasElement.querySelector('[type=password]');
    if (!password) throw new Error('there is no password field');
    await userEvent.type(canvas.getByRole('textbox'), 'salma@example.com');
    await userEvent.type(password, 'beechwood');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
