import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { FacebookIcon, MailIcon, WhatsAppIcon } from '../icons/icons.ts';
import { ContactWidget } from './contact-widget.tsx';

const linksOf = (whatsApp: string, mail: string, facebook: string) => [
  { href: '#whatsapp', label: whatsApp, icon: <WhatsAppIcon /> },
  { href: '#mail', label: mail, icon: <MailIcon /> },
  { href: '#facebook', label: facebook, icon: <FacebookIcon /> },
];

const meta = {
  title: 'Overlays/ContactWidget',
  component: ContactWidget,
  parameters: {
    layout: 'fullscreen',
    unmirrored: 'The button stays at the bottom right in both languages.',
  },
  args: {
    label: words({ ar: 'تواصل معنا', en: 'Contact us' }),
    links: words({
      ar: linksOf('واتساب', 'البريد الإلكتروني', 'فيسبوك'),
      en: linksOf('WhatsApp', 'E-mail', 'Facebook'),
    }),
  },
  decorators: [
    (Widget) => (
      <div style={{ minBlockSize: '20rem' }}>
        <Widget />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const BottomRightInBothLanguages: Story = {
  play: async ({ canvas }) => {
    const isNarrow = matchMedia('(width < 1024px)').matches;
    const { right, bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBe(isNarrow ? 0 : 24);
    await expect(window.innerHeight - bottom).toBe(isNarrow ? 16 : 24);
  },
};

export const KeyboardOpensWalksAndCloses: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    const [first] = await waitFor(() => canvas.getAllByRole('link'));
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

export const APressElsewhereCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvasElement);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};
