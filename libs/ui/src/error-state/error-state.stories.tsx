import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: words({
    ar: {
      title: 'تعذّر تحميل المنتجات',
      children: 'تحقق من اتصالك ثم حاول مرة أخرى.',
      action: <Button variant="secondary">حاول مرة أخرى</Button>,
    },
    en: {
      title: 'The products could not be loaded',
      children: 'Check your connection and try again.',
      action: <Button variant="secondary">Try again</Button>,
    },
  }),
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeTriedAgain: Story = {};
