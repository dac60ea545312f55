import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
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
      en: linksOf('WhatsApp', 'Email', 'Facebook'),
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
    const { clientWidth } = document.documentElement;
    if (isNarrow) await expect(right).toBe(clientWidth);
    else await expect(clientWidth - right).toBeLessThanOrEqual(24);
    await expect(window.innerHeight - bottom).toBe(isNarrow ? 16 : 24);
  },
};

const press = fn();

export const AWideTargetThatCoversNothing: Story = {
  decorators: [
    (Widget) => (
      <div style={{ position: 'fixed', insetInline: '1.25rem', insetBlockEnd: 0 }}>
        <Button block size="lg" onClick={press}>
          Craftsandore
        </Button>
        <Widget />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { expanded: false });
    const { left, right, top, width, height } = button.getBoundingClientRect();
    const pressAt = (clientX: number) =>
      fireEvent.click(button, { clientX, clientY: top + height / 2, detail: 1 });
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    if (matchMedia('(width >= 1024px)').matches) return;

    await step('beside what is seen of it, a press is for what lies there', async () => {
      await pressAt(left + 4);
      await expect(press).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('on what is seen of it, it opens', async () => {
      await pressAt(right - 4);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
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
