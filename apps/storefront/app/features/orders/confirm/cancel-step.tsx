import { declineReasons } from '@craftsandore/contract';
import { Button, ButtonLink, FormError, Heading } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';

import type { StepProps } from './answer.ts';
import { Answer } from './answer-fields.tsx';
import { Choices } from './choices.tsx';
import styles from './confirm-page.module.css';
import { takeFocus } from '../../../hooks/take-focus.ts';
import { useSentAnswer } from './use-sent-answer.ts';

/** The last question before an order is cancelled. Nobody has to say why. */
export function CancelStep({ link, path, failure }: StepProps) {
  const { t } = useTranslation();
  const isSending = useSentAnswer() === 'cancel';
  const reasons = declineReasons.map((value) => ({ value, label: t(`declineReason.${value}`) }));

  return (
    <Form method="post" action={path} className={styles.ways}>
      <Heading level={1} size="h2" tabIndex={-1} ref={takeFocus}>
        {t('confirm.why')}
      </Heading>
      <Answer answer="cancel" formToken={link.formToken} />
      <Choices name="reason" legend={t('confirm.reasons')} choices={reasons} columns={1} />
      <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
      <div className={styles.two}>
        <Button type="submit" variant="danger" size="lg" loading={isSending}>
          {t('tracking.cancel')}
        </Button>
        <ButtonLink variant="secondary" size="lg" href={path}>
          {t('tracking.cancelNo')}
        </ButtonLink>
      </div>
    </Form>
  );
}
