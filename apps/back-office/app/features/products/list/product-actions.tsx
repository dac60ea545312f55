import { deleteProduct, restoreProduct, type StaffProduct } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, IconButtonLink, PencilIcon, TrashIcon, UndoIcon } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { removeProductPath, updateProductPath } from '../product-filters.ts';
import { useProductList } from './product-list.ts';
import styles from './products-table.module.css';

/** What can be done to a product of the list besides changing price and stock. */
export function ProductActions({ product }: { product: StaffProduct }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const roleId = useSession(({ user }) => user?.roleId);
  const name = { product: local(product, 'name') };

  if (product.removedAt) {
    return can(roleId, restoreProduct.access) && <Restore product={product} />;
  }
  return (
    <span className={styles.actions}>
      <IconButtonLink
        size="sm"
        label={t('products.edit', name)}
        href={updateProductPath(product.id)}
      >
        <PencilIcon />
      </IconButtonLink>
      {can(roleId, deleteProduct.access) && (
        <IconButtonLink
          size="sm"
          label={t('products.remove', name)}
          href={removeProductPath(product.id)}
        >
          <TrashIcon />
        </IconButtonLink>
      )}
    </span>
  );
}

function Restore({ product }: { product: StaffProduct }) {
  const { t } = useTranslation();
  const { onRestore } = useProductList();
  const [isPending, setPending] = useState(false);

  async function restore() {
    setPending(true);
    await onRestore(product);
    setPending(false);
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      iconBefore={<UndoIcon />}
      loading={isPending}
      onClick={() => void restore()}
    >
      {t('products.restore')}
    </Button>
  );
}
