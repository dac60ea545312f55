import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { type ToastMessage, useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

type ToastStoryProps = { labels: { region: string; toast: string; close: string } } & ToastMessage;

/** Shows what a press brings up. */
function ToastStory({ labels, ...message }: ToastStoryProps) {
  return (
    <ToastProvider labels={labels}>
      <ShowButton {...message} />
    </ToastProvider>
  );
}

function ShowButton(message: ToastMessage) {
  const showToast = useToast();
  return <Button onClick={() => showToast(message)}>{message.children}</Button>;
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastStory,
  args: {
    children: words({ ar: 'تم حفظ العنوان.', en: 'Address saved.' }),
    labels: words({
      ar: { region: 'الإشعارات', toast: 'إشعار', close: 'إغلاق' },
      en: { region: 'Notifications', toast: 'Notification', close: 'Close' },
    }),
  },
  play: async ({ args, canvas }) => {
    for (const show of canvas.getAllByRole('button')) await userEvent.click(show);
    await screen.findAllByRole('button', { name: args.labels.close });
  },
} satisfies Meta<typeof ToastStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = { args: { tone: 'success' } };

export const Danger: Story = {
  args: {
    tone: 'danger',
    children: words({
      ar: 'تعذّرت إضافة المنتج إلى السلة.',
      en: 'Failed to add product to cart.',
    }),
  },
};

export const WithAnAction: Story = {
  args: {
    children: words({ ar: 'تم إفراغ السلة.', en: 'Your cart has been cleared.' }),
    action: { label: words({ ar: 'تراجع', en: 'Undo' }), onPress: () => undefined },
  },
};

const tones = [undefined, 'neutral', 'success', 'danger'] as const;

export const ThreeAtMost: Story = {
  render: ({ labels, children }) => (
    <ToastProvider labels={labels}>
      {tones.map((tone) => (
        <ShowButton key={tone ?? 'untold'} {...(tone && { tone })}>
          {children}
        </ShowButton>
      ))}
    </ToastProvider>
  ),
  play: async ({ args, canvas }) => {
    for (const show of canvas.getAllByRole('button')) await userEvent.click(show);

    const closeButtons = () => screen.getAllByRole('button', { name: args.labels.close });
    await waitFor(() => expect(closeButtons()).toHaveLength(3));
  },
};
