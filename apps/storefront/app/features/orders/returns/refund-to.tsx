import type { CustomerOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import { Button, Notice, Skeleton, SkeletonGroup, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { takeFocus } from '../../../hooks/take-focus.ts';
import changing from '../change/change-order.module.css';
import columns from '../order-columns.module.css';
import styles from '../order-form.module.css';
import { returnFormWords } from './return-form-words.ts';
import type { GiveDestination } from './send-return.ts';

const fetchForm = async (words: Promise<{ returnForm: object }>) => {
  const [{ DestinationForm }, { returnForm }] = await Promise.all([
    import('./destination-form.tsx'),
    words,
  ]);
  return { DestinationForm, returnForm };
};
const fetchIn = {
  ar: () => fetchForm(returnFormWords.ar()),
  en: () => fetchForm(returnFormWords.en()),
};

type RefundToProps = {
  refundTo: NonNullable<CustomerOrderDetails['refundTo']>;
  onGive: GiveDestination;
};

/** Where money that is owed of an order is sent, by its end, or the question where; nothing while neither is known. */
export function RefundTo({ refundTo: { owed, destination }, onGive }: RefundToProps) {
  const { t, i18n } = useTranslation();
  const { locale, money } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [isGiven, setGiven] = useState(false);
  const form = useLater(fetchIn[locale], isOpen);
  if (form) i18n.addResourceBundle(locale, 'translation', form.returnForm, true);
  if (owed === 0 && !destination) return null;

  return (
    <div className={columns.actions}>
      {isGiven && (
        <Notice
          ref={takeFocus}
          tabIndex={-1}
          tone="success"
          role="status"
          className={changing.root}
        >
          {t('refundTo.saved')}
        </Notice>
      )}
      <div className={changing.root}>
        {!isOpen ? (
          <div className={styles.sunken}>
            {destination ? (
              <Text>
                {t('refundTo.to')} {t(`refundMethod.${destination.method}`)}{' '}
                <bdi dir="ltr">{destination.masked}</bdi>
              </Text>
            ) : (
              <Text weight="medium">{t('refundTo.where', { amount: money(owed) })}</Text>
            )}
            <Button
              variant="secondary"
              className={changing.open}
              onClick={() => {
                setOpen(true);
                setGiven(false);
              }}
            >
              {destination ? t('refundTo.change') : t('refundTo.say')}
            </Button>
          </div>
        ) : form ? (
          <form.DestinationForm
            onGive={onGive}
            onClose={(isGiven) => {
              setOpen(false);
              setGiven(isGiven);
            }}
          />
        ) : (
          <SkeletonGroup label={t('failure.loading')}>
            <Skeleton lines={4} />
          </SkeletonGroup>
        )}
      </div>
    </div>
  );
}
