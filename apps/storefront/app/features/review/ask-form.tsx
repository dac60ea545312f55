import type { Result } from '@craftsandore/api-client';
import { maxLength, minLength } from '@craftsandore/contract';
import { Button, FormError, Notice, TextArea } from '@craftsandore/ui';
import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { usePlainDraft } from '../../form/use-draft.ts';
import { takeFocus } from '../../hooks/take-focus.ts';
import styles from './review-form.module.css';

type AskFormProps = {
  productId: number;
  /** Nobody is signed in: sending leads there first, and back to what was typed. */
  isGuest: boolean;
  /** One was sent just now, and its place is where the hand is. */
  isAnother: boolean;
  onSaved: () => void;
  onAnother: () => void;
};

/** A question about a product. */
export function AskForm({ productId, isGuest, isAnother, onSaved, onAnother }: AskFormProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Result<unknown>>();
  const [length, setLength] = useState<number | null>(null);
  const result = fetcher.data;
  const isSaved = result?.ok === true;
  const draft = usePlainDraft(`question:${productId}`, { isSent: isSaved });
  const tellSaved = useEffectEvent(onSaved);

  useEffect(() => {
    if (isSaved) tellSaved();
  }, [isSaved]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const field = event.currentTarget.querySelector('textarea');
    const { length = 0 } = field?.value.trim() ?? {};
    setLength(length);
    // Pressed twice, it is asked once by the API too.
    if (fetcher.state !== 'idle' || isWrong(length)) event.preventDefault();
    if (isWrong(length)) field?.focus();
  }

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    if (length !== null) setLength(currentTarget.value.trim().length);
  };

  if (isSaved) {
    return (
      <>
        <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status">
          {t('question.thanks')}
        </Notice>
        <Button variant="secondary" onClick={onAnother}>
          {t('question.another')}
        </Button>
      </>
    );
  }

  const isTooLong = length !== null && length > maxLength.question;
  return (
    <fetcher.Form
      {...draft}
      method="post"
      action={`/product/${productId}/ask`}
      className={styles.root}
      noValidate
      onSubmit={handleSubmit}
    >
      <FormError>
        {result &&
          (result.refusal.sentence ??
            t(result.refusal.status === undefined ? 'failure.connection' : 'failure.server'))}
      </FormError>
      <TextArea
        ref={isAnother ? takeFocus : undefined}
        name="text"
        label={t('question.text')}
        hint={t('question.hint')}
        rows={4}
        dir="auto"
        error={
          isTooLong
            ? t('text.tooLong', { length, count: maxLength.question })
            : length !== null && isWrong(length) && t('question.tooShort')
        }
        onChange={handleChange}
      />
      <Button type="submit" loading={fetcher.state !== 'idle'}>
        {t(isGuest ? 'question.signInToSend' : 'question.send')}
      </Button>
    </fetcher.Form>
  );
}

const isWrong = (length: number) => length < minLength.question || length > maxLength.question;
