import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LogOutIcon, PackageIcon, UserIcon } from '../icons/icons.ts';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from './dropdown-menu.tsx';

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: words({
    ar: {
      trigger: (
        <IconButton label="حسابك">
          <Avatar name="سلمى مرسي" />
        </IconButton>
      ),
      children: (
        <>
          <DropdownMenuLabel>سلمى مرسي</DropdownMenuLabel>
          <DropdownMenuItem href="#profile" icon={<UserIcon />}>
            الملف الشخصي
          </DropdownMenuItem>
          <DropdownMenuItem href="#orders" icon={<PackageIcon />}>
            الطلبات
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => undefined} icon={<LogOutIcon />}>
            تسجيل الخروج
          </DropdownMenuItem>
        </>
      ),
    },
    en: {
      trigger: (
        <IconButton label="Your account">
          <Avatar name="Salma Morsi" />
        </IconButton>
      ),
      children: (
        <>
          <DropdownMenuLabel>Salma Morsi</DropdownMenuLabel>
          <DropdownMenuItem href="#profile" icon={<UserIcon />}>
            Profile
          </DropdownMenuItem>
          <DropdownMenuItem href="#orders" icon={<PackageIcon />}>
            Orders
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => undefined} icon={<LogOutIcon />}>
            Log out
          </DropdownMenuItem>
        </>
      ),
    },
  }),
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenedFromTheKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [first, second] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const HomeEndAndFirstLettersFindAnItem: Story = {
  play: async ({ canvas, globals }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const [first, second, last] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());

    await userEvent.keyboard('{End}');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(globals.locale === 'ar' ? 'الط' : 'or');
    await waitFor(() => expect(second).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
