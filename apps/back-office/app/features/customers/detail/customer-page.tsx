import type { StaffCustomerDetails } from '@craftsandore/contract';
import { customerRecord, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import {
  ButtonLink,
  Card,
  EmailAddress,
  PageHeader,
  Panel,
  PhoneIcon,
  Separator,
  Skeleton,
  Tag,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { customersPath } from '../customer-filters.ts';
import { OutcomeStrip } from '../outcome-strip.tsx';
import { CustomerAddresses } from './customer-addresses.tsx';
import type { Block } from './customer-block.tsx';
import type { FindCustomers, Merge } from './customer-merge.tsx';
import type { SaveNote } from './customer-note.tsx';
import type { Prove } from './customer-numbers.tsx';
import styles from './customer-page.module.css';

// The forms' code is loaded while the record is being read.
const CustomerNote = lazily(() =>
  import('./customer-note.tsx').then(({ CustomerNote }) => CustomerNote),
);
const CustomerBlock = lazily(() =>
  import('./customer-block.tsx').then(({ CustomerBlock }) => CustomerBlock),
);

const CustomerNumbers = lazily(() =>
  import('./customer-numbers.tsx').then(({ CustomerNumbers }) => CustomerNumbers),
);
const CustomerMerge = lazily(() =>
  import('./customer-merge.tsx').then(({ CustomerMerge }) => CustomerMerge),
);

type CustomerPageProps = {
  customer: StaffCustomerDetails;
  onNote: SaveNote;
  onBlock: Block;
  onProve: Prove;
  onFind: FindCustomers;
  onMerge: Merge;
  /** The orders of this customer. */
  children: ReactNode;
};

export function CustomerPage({ customer, children, ...props }: CustomerPageProps) {
  const { onNote, onBlock, onProve, onFind, onMerge } = props;
  const { t } = useTranslation();
  const { locale, money } = useLocale();
  const list = useWayBack(customersPath());
  const { name, phoneNumber, phoneNumbers, email, userId, blocked, spent } = customer;
  const record = [
    customerRecord(customer, locale),
    ...(spent > 0 ? [t('customers.spentInAll', { money: money(spent) })] : []),
  ].join('. ');

  return (
    <UnsavedGuard>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.customers') }}
        title={<Typed>{name}</Typed>}
        status={blocked && <Tag tone="danger">{t('orders.blocked')}</Tag>}
        meta={
          <>
            <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi>
            {email && (
              <>
                <Separator variant="inline" />
                <EmailAddress address={email} />
              </>
            )}
            <Separator variant="inline" />
            {userId === null ? t('customers.guest') : t('customers.account')}
          </>
        }
        actions={
          phoneNumber && (
            <>
              <ButtonLink
                href={`tel:${phoneNumber}`}
                variant="secondary"
                iconBefore={<PhoneIcon />}
              >
                {t('contactCustomer.call')}
              </ButtonLink>
              <ButtonLink
                href={`https://wa.me/${phoneNumber.replace(/\D/g, '')}`}
                target="_blank"
                rel="noreferrer"
                variant="secondary"
                iconBefore={<WhatsAppIcon />}
              >
                {t('contactCustomer.whatsApp')}
              </ButtonLink>
            </>
          )
        }
      />
      <Card className={styles.record}>
        <p>{record}</p>
        <OutcomeStrip outcomes={customer.latestOutcomes} />
      </Card>
      <div className={columns.columns}>
        <div className={columns.stack}>
          <Panel title={t('customers.note')}>
            <Suspense fallback={<Skeleton lines={5} />}>
              <CustomerNote customer={customer} onSave={onNote} />
            </Suspense>
          </Panel>
          {/* Last, as they come later than what is above them. */}
          {children}
        </div>
        <div className={columns.stack}>
          <Panel title={t('customers.addresses')}>
            <CustomerAddresses addresses={customer.addresses} />
          </Panel>
          <Panel title={t('customers.numbers')}>
            <Suspense fallback={<Skeleton lines={2} />}>
              <CustomerNumbers phoneNumbers={phoneNumbers} onProve={onProve} />
            </Suspense>
          </Panel>
          <Suspense>
            <CustomerMerge customer={customer} onFind={onFind} onMerge={onMerge} />
            <CustomerBlock customer={customer} onBlock={onBlock} />
          </Suspense>
        </div>
      </div>
    </UnsavedGuard>
  );
}
