import type { StaffOrderDetails } from '@craftsandore/contract';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { Button, ButtonLink, Notice, PrinterIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PageTitle } from '../../../shell/page-title.tsx';
import styles from './packing-slip-page.module.css';
import { PackingSlip } from './packing-slip.tsx';

type PackingSlipPageProps = {
  orders: StaffOrderDetails[];
  /** What was asked for, and is no order. */
  missing?: string[];
  arabic: object;
  /** Where staff came from. */
  back: { to: 'order' | 'orders'; href: string };
};

/** Packing slips as they come out of the printer, each on its own sheet. They are in Arabic, whatever the staff read. */
export function PackingSlipPage({ orders, missing = [], arabic, back }: PackingSlipPageProps) {
  const { t } = useTranslation();

  return (
    <main id="main" className={styles.root} tabIndex={-1}>
      <PageTitle>{t('slip.print')}</PageTitle>
      <div className={styles.bar}>
        <ButtonLink href={back.href} variant="secondary">
          {t(back.to === 'order' ? 'slip.backToOrder' : 'slip.backToOrders')}
        </ButtonLink>
        {orders.length > 0 && (
          <Button iconBefore={<PrinterIcon />} onClick={() => window.print()}>
            {t('slip.print')}
          </Button>
        )}
      </div>
      {(missing.length > 0 || orders.length === 0) && (
        <Notice tone="warning" className={styles.missing}>
          {missing.length > 0
            ? t('slip.missing', { numbers: missing.join(' ') })
            : t('orders.empty')}
        </Notice>
      )}
      <LocaleProvider locale="ar" dictionary={arabic}>
        {orders.map((order) => (
          <PackingSlip key={order.orderId} order={order} />
        ))}
      </LocaleProvider>
    </main>
  );
}
