import type { Address } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading, PlusIcon } from '@craftsandore/ui';
import { useEffect, useId, useRef, useState } from 'react';

import { PageMeta } from '../../shell/page-meta.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './addresses-page.module.css';
import { DeleteAddress } from './delete-address.tsx';
import { LaterAddressForm } from './later-address-form.tsx';

type AddressesPageProps = { addresses: readonly Address[]; governorates: readonly string[] };

/** What is open: the form of an address by its id, or of a new one. */
type Editing = Address['id'] | 'new';

/** The saved addresses: one more, another wording, or one fewer. */
export function AddressesPage({ addresses, governorates }: AddressesPageProps) {
  const { t } = useLocale();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<Address | null>(null);
  // Opened while the list was this one: once something is saved there is another, and the form is done.
  const [opened, setOpened] = useState<{ what: Editing; among: typeof addresses } | null>(null);
  const editing = opened?.among === addresses ? opened.what : null;
  const isGone = deleting !== null && !addresses.includes(deleting);
  const buttonId = (what: Editing) => `${id}${what}`;
  const open = (what: Editing) => setOpened({ what, among: addresses });

  // The form takes the focus; when it goes, that goes back to the button which opened it.
  const edited = useRef(editing);
  useEffect(() => {
    const was = edited.current;
    edited.current = editing;
    if (was !== null && editing === null) document.getElementById(`${id}${was}`)?.focus();
  }, [editing, id]);

  // The dialog's button went with its address.
  useEffect(() => {
    if (isGone) title.current?.focus();
  }, [isGone]);

  return (
    <>
      <PageMeta title={t('accountPages.shipping')} />
      <Heading ref={title} level={1} size="h3" tabIndex={-1}>
        {t('accountPages.shipping')}
      </Heading>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              editButtonId={buttonId(address.id)}
              onEdit={() => open(address.id)}
              onDelete={() => setDeleting(address)}
            />
          </li>
        ))}
        {editing !== 'new' && (
          <li>
            <button
              id={buttonId('new')}
              type="button"
              className={styles.add}
              aria-expanded="false"
              onClick={() => open('new')}
            >
              <PlusIcon />
              {t('address.add')}
            </button>
          </li>
        )}
      </ul>
      {editing !== null && (
        <LaterAddressForm
          key={editing}
          id="address"
          headingLevel={2}
          governorates={governorates}
          address={addresses.find((address) => address.id === editing)}
          onCancel={() => setOpened(null)}
        />
      )}
      <DeleteAddress address={isGone ? null : deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
