import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect } from 'react';

import { sentenceOf } from '../shop/failure.ts';
import { useCart } from '../shop/use-cart.ts';

/**
 * Tells what nobody was waiting to hear of the cart: what a guest's lost when it became part of the account's,
 * that changes wait for a connection, and which of them were refused in the end.
 */
export function CartNews() {
  const { t, local } = useLocale();
  const showToast = useToast();
  const shortages = useCart((cart) => cart.shortages);
  const forgetShortages = useCart((cart) => cart.forgetShortages);
  const isWaiting = useCart((cart) => cart.isWaiting);
  const lateRefusals = useCart((cart) => cart.lateRefusals);
  const forgetLateRefusals = useCart((cart) => cart.forgetLateRefusals);

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

  useEffect(() => {
    if (isWaiting) showToast({ children: t('cart.waiting') });
  }, [isWaiting, showToast, t]);

  useEffect(() => {
    if (lateRefusals.length === 0) return;
    for (const refusal of lateRefusals) {
      showToast({ tone: 'danger', children: sentenceOf(refusal) ?? t('cart.addFailed') });
    }
    forgetLateRefusals();
  }, [lateRefusals, forgetLateRefusals, showToast, t]);

  return null;
}
