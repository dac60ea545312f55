import type { Meta, StoryObj } from '@storybook/react-vite';

import { markUrl } from '../brand/brand-files.ts';
import { logoStyle } from './logo-style.ts';
import { Logo } from './logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheHeader: Story = {};

export const InTheBackOffice: Story = { args: { size: 'sm' } };

export const OnWalnut: Story = {
  decorators: [
    (Story) => (
      <div
        data-ground="inverse"
        style={{ padding: '2rem', background: 'var(--color-surface-inverse)' }}
      >
        <Story />
      </div>
    ),
  ],
};

/** What the owner has uploaded, of another shape, on its ground. */
export const OfTheOwner: Story = {
  decorators: [
    (Story) => {
      const picture = { url: markUrl, width: 1, height: 1 };
      const own = { light: picture, dark: picture };
      return (
        <div style={logoStyle({ ar: own, en: own })}>
          <Story />
        </div>
      );
    },
  ],
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };
