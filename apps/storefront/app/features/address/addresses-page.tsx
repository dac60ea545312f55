import type { Address } from '@craftsandore/contract';
import { Heading, PlusIcon } from '@craftsandore/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { HeadTags } from '../../seo/head-tags.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './addresses-page.module.css';
import { DeleteAddress } from './delete-address.tsx';
import { LaterAddressForm } from './later-address-form.tsx';

type AddressesPageProps = { addresses: readonly Address[]; governorates: readonly string[] };

/** The saved addresses, which can be added to, edited and deleted. */
export function AddressesPage({ addresses, governorates }: AddressesPageProps) {
  const { t } = useTranslation();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<Address | null>(null);
  const { editing, edit } = useOpenForm(addresses);
  const isGone = deleting !== null && !addresses.includes(deleting);
  const buttonId = (what: Editing) => `${id}${what}`;

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
      <HeadTags title={t('accountPages.shipping')} />
      <Heading ref={title} level={1} size="h3" tabIndex={-1}>
        {t('accountPages.shipping')}
      </Heading>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              editButtonId={buttonId(address.id)}
              onEdit={() => edit(address.id)}
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
              onClick={() => edit('new')}
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
          onCancel={() => edit(null)}
        />
      )}
      <DeleteAddress address={isGone ? null : deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

/** Which form is open: that of an address, by its id, or the one for a new address. */
type Editing = Address['id'] | 'new';

/** The open form is in the URL, so that it is open again after a reload or a sign-in. Saving leaves it. */
function useOpenForm(addresses: readonly Address[]) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('edit');
  const address = addresses.find(({ id }) => String(id) === wanted);
  const editing: Editing | null = wanted === 'new' ? 'new' : (address?.id ?? null);

  return {
    editing,
    edit: (what: Editing | null) =>
      setParams(what === null ? {} : { edit: String(what) }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
