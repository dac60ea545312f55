import type { Piastres, ShippingOptions } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { deliveryTo, type Made, makingDaysOf } from '@craftsandore/rules';
import { useTranslation } from 'react-i18next';

type Asked = {
  options: ShippingOptions;
  /** A governorate's code, or its name in either language. */
  governorate: string;
  subtotal: Piastres;
  adjustment: Piastres | undefined;
  /** The slowest to be made is waited for. */
  pieces: readonly Made[];
  now: Date;
};

/** What delivery costs and when it comes, in sentences, at once and by the function that charges; null where nobody has said to where. */
export function useDelivery({ options, governorate, subtotal, adjustment, pieces, now }: Asked) {
  const { t } = useTranslation();
  const { local, locale, money } = useLocale();
  const place = options.governorates.find(({ code, name, nameAr }) =>
    [code, name, nameAr].includes(governorate),
  );
  if (!place) return null;

  const name = local(place, 'name');
  const delivery = deliveryTo(options, {
    ...{ governorate: place.code, subtotal, adjustment, now },
    makingDays: makingDaysOf(pieces),
  });
  if (!delivery) return { fee: null, first: t('delivery.notServed', { governorate: name }) };

  const { fee, missingForFree, isCashPossible, cashUpTo } = delivery;
  const more = missingForFree ? t('delivery.untilFree', { missing: money(missingForFree) }) : null;
  const limit = isCashPossible || cashUpTo === null ? null : money(cashUpTo);
  return {
    fee,
    first: deliveryDays(delivery, locale),
    second: t('phoneOrder.feeTo', {
      governorate: name,
      fee: fee === 0 ? t('delivery.free') : money(fee),
    }),
    more: limit ? t('delivery.cashUpTo', { governorate: name, limit }) : more,
  };
}
