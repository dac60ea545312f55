import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Notice } from './notice.tsx';

const meta = {
  title: 'Inputs/Notice',
  component: Notice,
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: {
    children: words({
      ar: 'أضف عنوانًا لتتمكّن من إتمام الطلب.',
      en: 'Add an address to continue to checkout.',
    }),
  },
};

export const Success: Story = {
  args: {
    tone: 'success',
    children: words({ ar: 'تم إرسال رسالتك بنجاح!', en: 'Message sent successfully!' }),
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    children: words({
      ar: 'هذا الدور يطّلع على بيانات العملاء.',
      en: 'This role sees customer data.',
    }),
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    children: words({
      ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
      en: 'The e-mail or the password is not right.',
    }),
  },
};
