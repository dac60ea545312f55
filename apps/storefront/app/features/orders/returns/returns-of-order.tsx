import type { CustomerOrderDetails, CustomerReturns, OrderRefund } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import {
  Button,
  DescriptionList,
  Heading,
  Notice,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@craftsandore/ui';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { takeFocus } from '../../../hooks/take-focus.ts';
import changing from '../change/change-order.module.css';
import type { Linked } from '../linked-order.tsx';
import columns from '../order-columns.module.css';
import styles from '../order-form.module.css';
import { RefundTo } from './refund-to.tsx';
import { ReturnFacts } from './return-facts.tsx';
import { returnFormWords } from './return-form-words.ts';
import type {
  GiveDestination,
  RemoveReturnPhoto,
  SendReturn,
  SendReturnPhoto,
} from './send-return.ts';
import { useRefundRows } from './use-refund-rows.tsx';

/** With its words. */
const withWords = async (words: Promise<{ returnForm: object }>) => {
  const [{ ReturnSection }, { returnForm }] = await Promise.all([
    import('./return-section.tsx'),
    words,
  ]);
  return { ReturnSection, returnForm };
};
const fetchSection = {
  ar: () => withWords(returnFormWords.ar()),
  en: () => withWords(returnFormWords.en()),
};

type ReturnsOfOrderProps = Linked & {
  order: Pick<CustomerOrderDetails, 'lines' | 'returns' | 'refund' | 'refundTo'>;
  onAsk: SendReturn;
  onPhoto: SendReturnPhoto;
  onRemovePhoto?: RemoveReturnPhoto | undefined;
  onGive?: GiveDestination | undefined;
};

/** What of an order comes back, pieces or money, and the way to ask for it until the fourteenth day. */
export function ReturnsOfOrder({ order, onGive, ...calls }: ReturnsOfOrderProps) {
  return (
    <>
      {order.refundTo && onGive && <RefundTo refundTo={order.refundTo} onGive={onGive} />}
      {order.refund && <RefundOfOrder refund={order.refund} />}
      {order.returns && <Returns lines={order.lines} all={order.returns} {...calls} />}
    </>
  );
}

/** What is paid back of an order for no return. */
function RefundOfOrder({ refund }: { refund: OrderRefund }) {
  const { t } = useTranslation();
  const rows = useRefundRows();
  return (
    <div className={columns.actions}>
      <section className={clsx(changing.root, styles.root)} aria-label={t('returns.refund')}>
        <Heading level={2} size="h4">
          {t('returns.refund')}
        </Heading>
        <div className={styles.sunken}>
          <DescriptionList items={rows(refund)} />
        </div>
      </section>
    </div>
  );
}

type ReturnsProps = Omit<ReturnsOfOrderProps, 'order' | 'onGive'> & {
  lines: CustomerOrderDetails['lines'];
  all: CustomerReturns;
};

function Returns({ lines, all, linked, onRemovePhoto, ...calls }: ReturnsProps) {
  const { t, i18n } = useTranslation();
  const { locale, date } = useLocale();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const mayAsk = all.returnable.length > 0;
  const section = useLater(fetchSection[locale], isOpen);
  // Into the words of the page themselves, which other pages add to as well.
  if (section) i18n.addResourceBundle(locale, 'translation', section.returnForm, true);
  const { returns, returnable, lastDay, isOver } = all;
  const day = lastDay && date(lastDay);

  return (
    <div className={columns.actions}>
      {returns.length > 0 && (
        <section className={clsx(changing.root, styles.root)} aria-labelledby={titleId}>
          <Heading level={2} size="h4" id={titleId}>
            {t('returns.title')}
          </Heading>
          {returns.map((shown) => (
            <ReturnFacts key={shown.id} {...{ shown, lines, linked, onRemovePhoto }} />
          ))}
        </section>
      )}
      {isAsked && (
        <Notice
          ref={takeFocus}
          tabIndex={-1}
          tone="success"
          role="status"
          className={changing.root}
        >
          {t('returns.asked')}
        </Notice>
      )}
      {isOpen && (
        <div className={changing.root}>
          {section ? (
            <section.ReturnSection
              lines={lines}
              returnable={returnable}
              {...calls}
              onClose={(isAsked) => {
                setOpen(false);
                setAsked(isAsked);
              }}
            />
          ) : (
            <SkeletonGroup label={t('failure.loading')}>
              <Skeleton lines={4} />
            </SkeletonGroup>
          )}
        </div>
      )}
      {day && (mayAsk || isOver) && !isOpen && (
        <>
          <Button
            variant="secondary"
            className={changing.open}
            disabled={!mayAsk}
            onClick={() => {
              setOpen(true);
              setAsked(false);
            }}
          >
            {t('returns.open')}
          </Button>
          <Text size="sm" tone="muted">
            {isOver ? t('returns.over', { day }) : t('returns.until', { day })}
          </Text>
        </>
      )}
    </div>
  );
}
