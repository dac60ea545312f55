import { Button, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { unscriptedForm } from './design-choice.tsx';
import styles from './product-buying.module.css';

/** Where no script runs there is no cart: the chosen design and a quantity go straight to the checkout. */
export function UnscriptedOrder() {
  const { t } = useTranslation();

  return (
    <form id={unscriptedForm} action="/cart/checkout" className={styles.unscripted}>
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
