import type { Product } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, ButtonLink, Card, FormError, PageHeader, Text, TrashIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useWayBack } from '../../../navigation/way-back.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { productsPath } from '../product-filters.ts';
import { ProductPhoto } from '../product-photo.tsx';
import styles from './remove-product-page.module.css';

type RemoveProductPageProps = {
  product: Product;
  isPending: boolean;
  /** Why the last try failed. */
  refusal: string | undefined;
  onRemove: () => void;
};

/** The last question before a product leaves the shop. */
export function RemoveProductPage({
  product,
  isPending,
  refusal,
  onRemove,
}: RemoveProductPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const list = useWayBack(productsPath());
  const title = t('removeProduct.title');

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader back={{ ...list, label: t('nav.products') }} title={title} />
      <Card className={styles.root}>
        <FormError>{!isPending && refusal}</FormError>
        <div className={styles.product}>
          <span className={styles.photo}>
            <ProductPhoto of={product.productDesigns[0]} size={96} />
          </span>
          <div>
            <p className={styles.name}>
              <bdi>{local(product, 'name')}</bdi>
            </p>
            <Text size="sm" tone="muted">
              {local(product.category, 'name')}
            </Text>
          </div>
        </div>
        <p>{t('removeProduct.words')}</p>
        <div className={styles.buttons}>
          <Button
            variant="danger"
            iconBefore={<TrashIcon />}
            loading={isPending}
            onClick={onRemove}
          >
            {t('removeProduct.confirm')}
          </Button>
          <ButtonLink variant="secondary" href={list.href} onClick={list.onClick}>
            {t('action.cancel')}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
