import type { Address } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Card, Heading, PlusIcon } from '@craftsandore/ui';
import { useState } from 'react';

import { PageMeta } from '../../shell/page-meta.tsx';
import { AddressLines } from '../../shop/address-lines.tsx';
import { AddressForm } from './address-form.tsx';

import styles from './addresses-page.module.css';

type AddressesPageProps = { addresses: readonly Address[]; governorates: readonly string[] };

/** The saved addresses. */
export function AddressesPage({ addresses, governorates }: AddressesPageProps) {
  const { t } = useLocale();
  // Opened while there were so many addresses: once it is saved there is one more, and the form is done.
  const [addingAfter, setAddingAfter] = useState<number | null>(null);
  const isAdding = addingAfter === addresses.length;

  return (
    <>
      <PageMeta title={t('accountPages.shipping')} />
      <Heading level={1} size="h3" tabIndex={-1}>
        {t('accountPages.shipping')}
      </Heading>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <Card className={styles.card}>
              <AddressLines address={address} />
            </Card>
          </li>
        ))}
        {!isAdding && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-expanded="false"
              onClick={() => setAddingAfter(addresses.length)}
            >
              <PlusIcon />
              {t('address.add')}
            </button>
          </li>
        )}
      </ul>
      {isAdding && (
        <AddressForm
          id="new-address"
          governorates={governorates}
          onCancel={() => setAddingAfter(null)}
        />
      )}
    </>
  );
}
