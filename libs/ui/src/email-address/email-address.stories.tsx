import type { Meta, StoryObj } from '@storybook/react-vite';

import { EmailAddress } from './email-address.tsx';

const meta = {
  title: 'Display/EmailAddress',
  component: EmailAddress,
  args: { address: 'mohamed.abdelrahman.elsayed@workshop.example' },
} satisfies Meta<typeof EmailAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InALine: Story = {};

export const InANarrowPlace: Story = {
  decorators: [
    (EmailAddress) => (
      <div style={{ inlineSize: '10rem' }}>
        <EmailAddress />
      </div>
    ),
  ],
};
