import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { inApp } from '../../testing/story-in-app.tsx';
import { ContactForm } from './contact-form.tsx';

const meta = {
  title: 'Storefront/Contact form',
  component: ContactForm,
  decorators: [inApp],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const invalid = () => canvasElement.querySelectorAll('[aria-invalid=true]');
    await waitFor(() => expect(invalid()).toHaveLength(3));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

export const SaysHowLongItMayBe: Story = {
  play: async ({ canvas }) => {
    const message = canvas.getAllByRole('textbox').at(-1);
    if (!message) throw new Error('there is no field for the message');
    fireEvent.change(message, { target: { value: 'a '.repeat(2_600) } });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(message).toBeInvalid());
  },
};
