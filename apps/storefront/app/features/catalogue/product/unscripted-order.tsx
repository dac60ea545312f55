import type { Product } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Select, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './product-buying.module.css';

/** Where no script runs there is no cart: a design and a quantity go straight to the checkout. */
export function UnscriptedOrder({ designs }: { designs: Product['productDesigns'] }) {
  const { t } = useTranslation();
  const { local } = useLocale();

  return (
    <form action="/cart/checkout" className={styles.unscripted}>
      <Select name="design" label={t('product.design')}>
        {designs.map((design) => (
          <option key={design.id} value={design.id} disabled={design.stock === 0}>
            {local(design, 'name')}
          </option>
        ))}
      </Select>
      <TextField
        name="quantity"
        type="number"
        label={t('cart.quantity')}
        defaultValue={1}
        min={1}
        required
      />
      <Button type="submit" size="lg">
        {t('unscripted.order')}
      </Button>
    </form>
  );
}
