import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#about', children: words({ ar: 'من نحن', en: 'About us' }) },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InlineInAParagraph: Story = {
  args: { children: words({ ar: 'سياسة الخصوصية', en: 'privacy policy' }) },
  render: (args, { globals }) =>
    globals.locale === 'ar' ? (
      <p>
        بإنشاء الحساب توافق على <Link {...args} />.
      </p>
    ) : (
      <p>
        By signing up you agree to our <Link {...args} />.
      </p>
    ),
};

export const Arrow: Story = {
  args: { variant: 'arrow', children: words({ ar: 'كل المنتجات', en: 'All products' }) },
};

export const Nav: Story = { args: { variant: 'nav' } };

export const NavOfThePageShown: Story = { args: { variant: 'nav', 'aria-current': 'page' } };
