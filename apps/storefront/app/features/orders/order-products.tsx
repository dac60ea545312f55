import type { ListedOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../components/product-photo.tsx';
import styles from './order-products.module.css';

/** So many names are read at a glance. */
const maxNames = 2;

/** What an order holds, at a glance. */
export function OrderProducts({ order: { products, productCount } }: { order: ListedOrder }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const names = products.slice(0, maxNames).map((product) => local(product, 'name'));
  const more = productCount - names.length;

  return (
    <div className={styles.root}>
      <div className={styles.photos}>
        {products.map(({ name, photo }) => (
          <ProductPhoto key={name} photo={photo} alt="" sizes="48px" />
        ))}
      </div>
      <Text size="sm">
        {names.join(t('list.comma'))} {more > 0 && t('orders.more', { count: more })}
      </Text>
    </div>
  );
}
