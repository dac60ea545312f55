import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useCart } from './cart-context.ts';
import { useUndoMerge } from './use-undo-merge.ts';

/**
 * Tells what nobody was waiting to hear of the cart: what a guest's brought and lost when it became part of the account's,
 * that changes wait for a connection, and which of them were refused in the end.
 */
export function CartNotices() {
  const { t } = useTranslation();
  const { local } = useLocale();
  const showToast = useToast();
  const merge = useCart((cart) => cart.merge);
  const undoMerge = useUndoMerge();
  const waitingFor = useCart((cart) => cart.waitingFor);
  const lateRefusals = useCart((cart) => cart.lateRefusals);
  const dismissLateRefusals = useCart((cart) => cart.dismissLateRefusals);

  useEffect(() => {
    if (!merge) return;
    const shortages = merge.shortages.map((shortage) => {
      const product = local(shortage, 'name');
      const { got } = shortage;
      return got > 0 ? t('cart.fewer', { product, got }) : t('cart.gone', { product });
    });
    showToast({
      children: [
        ...(merge.id ? [t('cart.merged', { count: merge.added })] : []),
        ...shortages,
      ].join(' '),
      ...(merge.id && { action: { label: t('action.undo'), onPress: undoMerge } }),
    });
  }, [merge, undoMerge, showToast, t, local]);

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
