import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useCart } from './cart-context.ts';

/**
 * Tells what nobody was waiting to hear of the cart: what a guest's lost when it became part of the account's,
 * that changes wait for a connection, and which of them were refused in the end.
 */
export function CartNotices() {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const shortages = useCart((cart) => cart.shortages);
  const dismissShortages = useCart((cart) => cart.dismissShortages);
  const waitingFor = useCart((cart) => cart.waitingFor);
  const lateRefusals = useCart((cart) => cart.lateRefusals);
  const dismissLateRefusals = useCart((cart) => cart.dismissLateRefusals);

  useEffect(() => {
    if (shortages.length === 0) return;
    for (const shortage of shortages) {
      const product = local(shortage, 'name');
      const { got } = shortage;
      showToast({
        children: got > 0 ? t('cart.fewer', { product, got }) : t('cart.gone', { product }),
      });
    }
    dismissShortages();
  }, [shortages, dismissShortages, showToast, t, local]);

  useEffect(() => {
    if (!waitingFor) return;
    showToast({
      children: t(waitingFor === 'server' ? 'cart.waitingForServer' : 'cart.waiting'),
    });
  }, [waitingFor, showToast, t]);

  useEffect(() => {
    if (lateRefusals.length === 0) return;
    for (const refusal of lateRefusals) {
      showToast({ tone: 'danger', children: refusal.sentence ?? t('cart.addFailed') });
    }
    dismissLateRefusals();
  }, [lateRefusals, dismissLateRefusals, showToast, t]);

  return null;
}
