import type { Result } from '@craftsandore/api-client';
import { Button, EyeIcon, EyeOffIcon, MessageCircleIcon } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AnswerForm } from './answer-form.tsx';
import styles from './reviews.module.css';

/** What a customer wrote. */
type Written = { userName: string; isHidden: boolean; answer: { text: string } | null };

type Pending = { isPending: boolean; run: (call: () => Promise<unknown>) => void };

type ModerationActionsProps<Kept extends Written> = {
  kept: Kept;
  answerForm: { name: string; maxLength: number; hint: string };
  hideLabel: string;
  onModerate: (
    seen: Kept,
    change: { answer: string | null } | { isHidden: boolean },
  ) => Promise<Result<Kept>>;
  /** What else there is to do, while nothing else is being done. */
  more?: (pending: Pending) => ReactNode;
};

/** Answers what a customer wrote, takes it off the page or puts it back. */
export function ModerationActions<Kept extends Written>({
  kept,
  answerForm,
  hideLabel,
  onModerate,
  more,
}: ModerationActionsProps<Kept>) {
  const { t } = useTranslation();
  const [isAnswering, setAnswering] = useState(false);
  const [isPending, setPending] = useState(false);
  const { userName: name, isHidden, answer } = kept;

  async function run(call: () => Promise<unknown>) {
    if (isPending) return;
    setPending(true);
    await call();
    setPending(false);
  }

  if (isAnswering) {
    return (
      <AnswerForm
        {...answerForm}
        kept={kept}
        onAnswer={(answer, seen) => onModerate(seen, { answer })}
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="secondary"
        iconBefore={<MessageCircleIcon />}
        aria-label={t(answer ? 'shopAnswer.changeTo' : 'shopAnswer.to', { name })}
        onClick={() => setAnswering(true)}
      >
        {t(answer ? 'shopAnswer.change' : 'shopAnswer.write')}
      </Button>
      {more?.({ isPending, run: (call) => void run(call) })}
      <Button
        size="sm"
        variant={isHidden ? 'secondary' : 'danger-quiet'}
        iconBefore={isHidden ? <EyeIcon /> : <EyeOffIcon />}
        loading={isPending}
        aria-label={hideLabel}
        onClick={() => void run(() => onModerate(kept, { isHidden: !isHidden }))}
      >
        {t(isHidden ? 'moderation.show' : 'moderation.hide')}
      </Button>
    </div>
  );
}
