import type { StaffReview } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Link } from '@craftsandore/ui';

import styles from './reviews.module.css';

type ProductInShopProps = {
  /** What a customer wrote. */
  of: Pick<StaffReview, 'product' | 'createdAt'>;
  shopUrl: string;
  /** Of the product's page. */
  section: 'reviews' | 'questions';
};

/** Of which product, and when; leads to where the shop shows it. */
export function ProductInShop({
  of: { product, createdAt },
  shopUrl,
  section,
}: ProductInShopProps) {
  const { local, shortDate } = useLocale();
  return (
    <span className={styles.product}>
      <Link href={`${shopUrl}/product/${product.id}#${section}`}>
        <bdi>{local(product, 'name')}</bdi>
      </Link>
      <time dateTime={createdAt} className={styles.muted}>
        {shortDate(createdAt)}
      </time>
    </span>
  );
}
