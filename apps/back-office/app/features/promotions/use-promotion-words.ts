import type { Promotion } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

/** What a promotion takes off and when, in words. */
export function usePromotionWords() {
  const { t } = useTranslation();
  const { money, number, shortDate } = useLocale();

  function discount({ kind, percent, amount, atMost }: Promotion): string {
    if (kind === 'delivery') {
      return atMost === null
        ? t('promotions.delivery')
        : t('promotions.deliveryAtMost', { amount: money(atMost) });
    }
    if (amount !== null) return t('promotions.amountOff', { amount: money(amount) });
    if (atMost === null) return t('promotions.percentOff', { percent });
    return t('promotions.percentOffAtMost', { percent, amount: money(atMost) });
  }

  return {
    /** `10% off, LE 60 at most, goods from LE 500`. */
    takesOff(promotion: Promotion): string {
      const { minimum } = promotion;
      if (minimum === 0) return discount(promotion);
      const values = { discount: discount(promotion), amount: money(minimum) };
      return t('promotions.onGoodsFrom', values);
    },
    /** `1 Dec 2026 – 31 Dec 2026`. */
    days({ from, to }: Pick<Promotion, 'from' | 'to'>): string {
      if (from && to) {
        return t('promotions.between', { from: shortDate(from), to: shortDate(to) });
      }
      if (from) return t('promotions.fromDay', { from: shortDate(from) });
      return to ? t('promotions.untilDay', { to: shortDate(to) }) : t('promotions.always');
    },
    /** `3 of 10`. */
    used({ used, limit }: Pick<Promotion, 'used' | 'limit'>): string {
      return limit === null ? number(used) : t('promotions.usedOf', { used, limit });
    },
  };
}
