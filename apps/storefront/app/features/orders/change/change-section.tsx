import type { CustomerOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Card, Heading, Notice } from '@craftsandore/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { takeFocus } from '../../../hooks/take-focus.ts';
import { ChangeForm } from './change-form.tsx';
import styles from '../order-form.module.css';
import type { SendChange } from './send-change.ts';

type ChangeSectionProps = {
  order: CustomerOrderDetails;
  onSend: SendChange;
  /** Called once the page shows the order as it was saved, or when nothing is to be changed. */
  onClose: (isSaved: boolean) => void;
};

/** The form that changes an order, anew for each version of it. */
export function ChangeSection({ order, onSend, onClose }: ChangeSectionProps) {
  const { t } = useTranslation();
  const { money } = useLocale();
  const { revalidate } = useRevalidator();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [overtaken, setOvertaken] = useState<number>();
  useEffect(() => title.current?.focus(), []);

  async function handleOvertaken() {
    setOvertaken(order.version);
    await revalidate();
  }

  async function handleSaved() {
    await revalidate();
    onClose(true);
  }

  return (
    <Card>
      <section className={styles.root} aria-labelledby={titleId}>
        <Heading level={2} size="h4" id={titleId} ref={title} tabIndex={-1}>
          {t('changeOrder.open')}
        </Heading>
        {overtaken !== undefined && overtaken !== order.version && (
          <Notice ref={takeFocus} tabIndex={-1} tone="warning" role="status">
            {t('changeOrder.overtaken', { total: money(order.costBreakdown.totalCost) })}
          </Notice>
        )}
        <ChangeForm
          key={order.version}
          order={order}
          onSend={onSend}
          onSaved={handleSaved}
          onOvertaken={handleOvertaken}
          onCancel={() => onClose(false)}
        />
      </section>
    </Card>
  );
}
