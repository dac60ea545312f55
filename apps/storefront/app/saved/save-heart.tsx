import { maxSaved, type Product } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { HeartIcon, IconButton, type IconButtonProps, useToast } from '@craftsandore/ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

import styles from './save-heart.module.css';
import { useSaved } from './use-saved.ts';

export type SaveHeartProps = Pick<IconButtonProps, 'variant' | 'className'> & {
  product: Pick<Product, 'id' | 'name' | 'nameAr' | 'price'>;
};

/** Saves a product to find it again, or forgets it. */
export function SaveHeart({ product, variant, className }: SaveHeartProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const { id: productId, price } = product;
  const isSaved = useSaved(({ items }) => items?.some((item) => item.productId === productId));
  const save = useSaved((saved) => saved.save);
  const forget = useSaved((saved) => saved.forget);

  async function handleClick() {
    if (isSaved) await forget(productId);
    else if (!(await save({ productId, price }))) {
      showToast({ tone: 'danger', children: t('saved.full', { maximum: maxSaved }) });
    }
  }

  return (
    <IconButton
      variant={variant}
      className={clsx(styles.root, className)}
      label={t('saved.save', { product: local(product, 'name') })}
      aria-pressed={isSaved ?? false}
      onClick={() => void handleClick()}
    >
      <HeartIcon />
    </IconButton>
  );
}
