import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, ButtonLink, Card, FormError, Heading, Notice, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';

import { takeFocus } from '../../../hooks/take-focus.ts';
import { OrderLines } from '../order-lines.tsx';
import type { StepProps } from './answer.ts';
import { Answer } from './answer-fields.tsx';
import { CallMe } from './call-me.tsx';
import { followPath } from './follow-path.ts';
import styles from './confirm-page.module.css';
import { useSentAnswer } from './use-sent-answer.ts';

/** What was ordered, and what its customer can say to it. */
export function ConfirmQuestion({ link, path, hasAnswered, failure }: StepProps) {
  const { t } = useTranslation();
  const { locale, date, time } = useLocale();
  const sent = useSentAnswer();
  const { order, callAt, formToken } = link;
  const { orderReference, customerName, promised, shippingDetails } = order;
  const { area, city, governorate } = shippingDetails;
  const where = { place: area || city, governorate };

  return (
    <>
      <div className={styles.head}>
        <Text variant="label">
          <bdi dir="ltr">{orderReference}</bdi>
        </Text>
        <Heading level={1} size="h2" tabIndex={-1} ref={hasAnswered ? takeFocus : undefined}>
          {t('confirm.question', { name: customerName })}
        </Heading>
        <Text>
          {promised
            ? t('confirm.arrives', { days: deliveryDays(promised, locale), ...where })
            : t('confirm.goesTo', where)}
        </Text>
      </div>
      {callAt && (
        <Notice tone="success" role="status">
          {t('confirm.willCall', { time: date(callAt) + t('list.comma') + time(callAt) })}
        </Notice>
      )}
      <Card>
        <OrderLines order={order} />
      </Card>
      <div className={styles.ways}>
        <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
        <Form method="post" action={path}>
          <Answer answer="confirm" formToken={formToken} />
          <Button type="submit" size="lg" block loading={sent === 'confirm'}>
            {t('confirm.yes')}
          </Button>
        </Form>
        <div className={styles.two}>
          <ButtonLink variant="secondary" size="lg" href={`${followPath(link)}?change`}>
            {t('confirm.change')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="lg" href={`${path}?step=cancel`}>
            {t('confirm.cancel')}
          </ButtonLink>
        </div>
      </div>
      <CallMe link={link} path={path} isSending={sent === 'call_me'} />
    </>
  );
}
