import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: words({ ar: 'رسالتك', en: 'Your message' }) },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const RunsInTheDirectionOfItsText: Story = {
  args: {
    defaultValue: words({
      ar: 'Do you deliver to Aswan?',
      en: 'هل توصّلون إلى أسوان؟',
    }),
  },
};

export const WithPlaceholder: Story = {
  args: { placeholder: words({ ar: 'اكتب رسالتك هنا', en: 'Write your message here' }) },
};

export const WithError: Story = {
  args: { error: words({ ar: 'من فضلك اكتب رسالتك.', en: 'Please write your message.' }) },
};
