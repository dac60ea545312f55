import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { keepsTheFocusAndGivesItBack, openedByAButton } from '../testing/opened-by-a-button.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  globals: { scheme: 'light' },
  args: {
    open: true,
    onOpenChange: fn(),
    head: <Logo />,
    label: words({ ar: 'القائمة', en: 'Menu' }),
    closeLabel: words({ ar: 'إغلاق القائمة', en: 'Close menu' }),
    children: words({
      ar: (
        <Link variant="nav" href="#orders">
          الطلبات
        </Link>
      ),
      en: (
        <Link variant="nav" href="#orders">
          Orders
        </Link>
      ),
    }),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const KeepsTheFocusAndGivesItBack: Story = {
  args: { open: false },
  render: openedByAButton(Drawer),
  play: ({ canvasElement }) => keepsTheFocusAndGivesItBack(canvasElement),
};
