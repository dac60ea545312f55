import type { StaffOrderDetails } from '@craftsandore/contract';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { Button, ButtonLink, PrinterIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PageTitle } from '../../../shell/page-title.tsx';
import { orderPath } from '../order-filters.ts';
import styles from './packing-slip-page.module.css';
import { PackingSlip } from './packing-slip.tsx';

type PackingSlipPageProps = { order: StaffOrderDetails; arabic: object };

/** The packing slip as it comes out of the printer. It is in Arabic, whatever the staff read. */
export function PackingSlipPage({ order, arabic }: PackingSlipPageProps) {
  const { t } = useTranslation();

  return (
    <main id="main" className={styles.root} tabIndex={-1}>
      <PageTitle>{t('slip.print')}</PageTitle>
      <div className={styles.bar}>
        <ButtonLink href={orderPath(order.orderId)} variant="secondary">
          {t('slip.back')}
        </ButtonLink>
        <Button iconBefore={<PrinterIcon />} onClick={() => window.print()}>
          {t('slip.print')}
        </Button>
      </div>
      <LocaleProvider locale="ar" dictionary={arabic}>
        <PackingSlip order={order} />
      </LocaleProvider>
    </main>
  );
}
