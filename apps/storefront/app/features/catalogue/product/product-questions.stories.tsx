import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useLocale } from '@craftsandore/i18n/react';

import { aQuestion, someQuestions } from '../../../testing/a-question.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ProductQuestions } from './product-questions.tsx';

type QuestionsStoryProps = {
  data: Parameters<typeof someQuestions>[0];
  totalCount?: number;
} & Pick<ComponentProps<typeof ProductQuestions>, 'productId'>;

/** With the words that the server would say. */
function QuestionsStory({ data, totalCount, productId }: QuestionsStoryProps) {
  const { locale } = useLocale();
  return (
    <ProductQuestions productId={productId} questions={someQuestions(data, totalCount, locale)} />
  );
}

const meta = {
  title: 'Storefront/Product questions',
  component: QuestionsStory,
  decorators: [inApp],
  args: {
    productId: 7,
    data: [
      aQuestion(),
      aQuestion({
        ...{ id: 2, userName: 'Karim M.', createdAt: '2026-11-03T10:00:00.000Z' },
        text: 'Does it hold a bread knife with a blade of 24 cm, or would the tip touch the ground?',
        answer: {
          text: 'The longest slot is 20 cm deep. A longer blade would touch the ground.',
          createdAt: '2026-11-04T10:00:00.000Z',
        },
      }),
      aQuestion({
        ...{ id: 3, userName: 'هبة ر.', createdAt: '2026-10-28T10:00:00.000Z' },
        text: 'هل يمكن غسله؟',
        answer: {
          text: 'امسحه بقماشة رطبة ثم جففه. لا تتركه في الماء ولا تضعه في غسالة الأطباق.',
          createdAt: '2026-10-29T10:00:00.000Z',
        },
      }),
    ],
  },
} satisfies Meta<typeof QuestionsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { args: { totalCount: 14 } };

export const None: Story = { args: { data: [] } };

export const Failed: Story = { args: { data: null } };
