import type { Product } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { IconButtonLink, PencilIcon, TrashIcon } from '@craftsandore/ui';

import { useShop } from '../../shop/shop.ts';

/** An admin's ways from a product's card to its pages in the back office. */
export function StaffProductLinks({ product }: { product: Product }) {
  const { t, local } = useLocale();
  const { backOfficeUrl } = useShop().settings;
  const roleId = useSession(({ user }) => user?.roleId);
  if (!can(roleId, 'product:delete')) return null;

  const name = local(product, 'name');
  return (
    <>
      <IconButtonLink
        variant="paper"
        href={`${backOfficeUrl}/update-product/${product.id}`}
        label={t('product.edit', { product: name })}
      >
        <PencilIcon />
      </IconButtonLink>
      <IconButtonLink
        variant="paper"
        href={`${backOfficeUrl}/remove-product/${product.id}`}
        label={t('product.delete', { product: name })}
      >
        <TrashIcon />
      </IconButtonLink>
    </>
  );
}
