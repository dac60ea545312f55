import type { Address } from '@craftsandore/contract';
import { Button, Card, PencilIcon, Tag, TrashIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AddressLines } from '../../components/address-lines.tsx';
import styles from './address-card.module.css';
import { MakeDefault } from './make-default.tsx';

type AddressCardProps = {
  address: Address;
  editButtonId: string;
  onEdit: () => void;
  onDelete: () => void;
};

/** A saved address, and what can be done with it. */
export function AddressCard({ address, editButtonId, onEdit, onDelete }: AddressCardProps) {
  const { t } = useTranslation();
  const named = { address: address.streetAddress };

  return (
    <Card className={styles.root}>
      <div className={styles.words}>
        <AddressLines address={address} />
        <span role="status">{address.isDefault && <Tag>{t('address.default')}</Tag>}</span>
      </div>
      <div className={styles.actions}>
        {!address.isDefault && <MakeDefault address={address} focusAfterId={editButtonId} />}
        <Button
          id={editButtonId}
          variant="quiet"
          size="sm"
          iconBefore={<PencilIcon />}
          aria-label={t('address.editNamed', named)}
          onClick={onEdit}
        >
          {t('address.edit')}
        </Button>
        <Button
          variant="danger-quiet"
          size="sm"
          iconBefore={<TrashIcon />}
          aria-label={t('address.deleteNamed', named)}
          onClick={onDelete}
        >
          {t('address.delete')}
        </Button>
      </div>
    </Card>
  );
}
