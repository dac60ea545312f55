import type { OrderMessage } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

type WhyNotSentProps = { message: Pick<OrderMessage, 'state' | 'failure' | 'detail'> };

/** Why a message was not sent, or may not have been, and what the mail server or the service said to it. */
export function WhyNotSent({ message: { state, failure, detail } }: WhyNotSentProps) {
  const { t } = useTranslation();
  return (
    <>
      {state === 'unsure' && <span>{t('outbox.unsure')}</span>}
      {failure && <span>{t(`messageFailure.${failure}`)}</span>}
      {detail && (
        <bdi dir="ltr" lang="en">
          {detail}
        </bdi>
      )}
    </>
  );
}
