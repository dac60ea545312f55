import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from '../button/button-link.tsx';
import { NoAccess } from './no-access.tsx';

const meta = {
  title: 'Feedback/NoAccess',
  component: NoAccess,
  globals: { scheme: 'light' },
  args: words({
    ar: {
      title: 'هذه الصفحة ليست ضمن دورك',
      children:
        'صلاحيات دورك «مبيعات» لا تشمل هذه الصفحة. إذا كنت تحتاج إليها، فاطلب من الإدارة تغيير دورك.',
      action: <ButtonLink href="#orders">الذهاب إلى الطلبات</ButtonLink>,
      serverMessage: 'ليست لديك صلاحية لعرض المستخدمين.',
    },
    en: {
      title: 'This page is not part of your role',
      children:
        'Your role (Sales) has no access to this page. If you need it, ask an admin to change your role.',
      action: <ButtonLink href="#orders">Go to Orders</ButtonLink>,
      serverMessage: 'You are not allowed to see users.',
    },
  }),
} satisfies Meta<typeof NoAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForSales: Story = {};
