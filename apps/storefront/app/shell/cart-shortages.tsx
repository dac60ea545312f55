import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect } from 'react';

import { useCart } from '../shop/use-cart.ts';

/** Tells what a guest's cart lost when it became part of the account's. */
export function CartShortages() {
  const { t, local } = useLocale();
  const showToast = useToast();
  const shortages = useCart((cart) => cart.shortages);
  const forgetShortages = useCart((cart) => cart.forgetShortages);

  useEffect(() => {
    if (shortages.length === 0) return;
    for (const shortage of shortages) {
      const product = local(shortage, 'name');
      const { got } = shortage;
      showToast({
        children: got > 0 ? t('cart.fewer', { product, got }) : t('cart.gone', { product }),
      });
    }
    forgetShortages();
  }, [shortages, forgetShortages, showToast, t, local]);

  return null;
}
