import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { anOwnQuestion } from '../../testing/a-question.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnQuestions } from './own-questions.tsx';
import styles from './review-page.module.css';

type AskStoryProps = Pick<Parameters<typeof AskForm>[0], 'isGuest'> & {
  loaded: Parameters<typeof OwnQuestions>[0]['loaded'];
};

/** What stands beside the product's photo. */
function AskStory({ isGuest, loaded }: AskStoryProps) {
  return (
    <div className={styles.scripted}>
      <AskForm productId={1} isGuest={isGuest} isAnother={false} onSaved={fn()} onAnother={fn()} />
      <OwnQuestions loaded={loaded} onRetry={fn()} />
    </div>
  );
}

const meta = {
  title: 'Storefront/Ask page',
  component: AskStory,
  decorators: [inApp],
  args: { isGuest: false, loaded: { value: [] } },
} satisfies Meta<typeof AskStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: { isGuest: true } };

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

export const WithOnesOwn: Story = {
  args: {
    loaded: {
      value: [
        anOwnQuestion(),
        anOwnQuestion({
          ...{ id: 2, text: 'Is it heavy?', createdAt: '2026-11-03T10:00:00.000Z' },
          answer: { text: 'It weighs 2.4 kg.', createdAt: '2026-11-04T10:00:00.000Z' },
        }),
        anOwnQuestion({ id: 3, text: 'www.example.com!', isHidden: true }),
      ],
    },
  },
};
