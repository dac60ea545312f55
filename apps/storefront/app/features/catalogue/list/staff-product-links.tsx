import { useLocale } from '@craftsandore/i18n/react';
import { IconButtonLink, PencilIcon, TrashIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useHandOff } from '../../../session/hand-off.ts';
import type { ListedProduct } from './listed-product.ts';

/** An admin's ways from a product's card to its pages in the back office. */
export function StaffProductLinks({ product }: { product: ListedProduct }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const toUpdate = useHandOff(`/update-product/${product.id}`);
  const toRemove = useHandOff(`/remove-product/${product.id}`);
  const name = local(product, 'name');
  return (
    <>
      <IconButtonLink variant="paper" {...toUpdate} label={t('product.edit', { product: name })}>
        <PencilIcon />
      </IconButtonLink>
      <IconButtonLink variant="paper" {...toRemove} label={t('product.delete', { product: name })}>
        <TrashIcon />
      </IconButtonLink>
    </>
  );
}
