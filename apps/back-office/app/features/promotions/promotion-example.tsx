import { piastres, type ShippingOptions } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { deliveryTo, discountOf } from '@craftsandore/rules';
import { DescriptionList, Panel, Price, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import { termsTyped, type TypedPromotion } from './promotion-fields.ts';

/** LE 1,000. */
const usualGoods = 100_000;

type PromotionExampleProps = { typed: TypedPromotion; options: ShippingOptions };

/** An order with what is typed, by the rule that orders are placed by. */
export function PromotionExample({ typed, options }: PromotionExampleProps) {
  const { t } = useTranslation();
  const { local, money, moneyParts } = useLocale();
  const terms = termsTyped(typed);
  const isOfDelivery = terms?.kind === 'delivery';
  const goods = piastres(Math.max(usualGoods, terms?.minimum ?? 0));
  const place = options.governorates.find(({ isServed }) => isServed);
  const asked = place && { governorate: place.code, subtotal: goods, now: new Date() };
  const fee = (asked && deliveryTo(options, asked)?.fee) ?? 0;
  const discount = terms ? discountOf(terms, { subtotal: goods, fee }) : 0;
  const left = goods - discount + (isOfDelivery ? fee : 0);
  const price = (amount: number) => <Price {...moneyParts(piastres(amount))} />;

  return (
    <Panel title={t('promotions.example')}>
      {terms ? (
        <div className={formPage.fields}>
          <DescriptionList
            items={[
              { term: t('promotions.exampleGoods'), description: price(goods) },
              ...(isOfDelivery && place
                ? [
                    {
                      term: t('promotions.exampleDelivery', { place: local(place, 'name') }),
                      description: price(fee),
                    },
                  ]
                : []),
              ...(discount > 0
                ? [
                    {
                      term: <bdi>{local(typed, 'name') || t('promotions.name')}</bdi>,
                      description: <Price sign="−" {...moneyParts(piastres(discount))} />,
                    },
                  ]
                : []),
              {
                term: t(isOfDelivery ? 'promotions.exampleTotal' : 'promotions.exampleLeft'),
                description: price(left),
                ...{ strong: true, ruled: true },
              },
            ]}
          />
          {isOfDelivery && fee === 0 && (
            <Text size="sm" tone="muted">
              {t('promotions.exampleFree')}
            </Text>
          )}
          {terms.minimum > 0 && (
            <Text size="sm" tone="muted">
              {t('promotions.exampleBelow', { amount: money(piastres(terms.minimum)) })}
            </Text>
          )}
        </div>
      ) : (
        <Text size="sm" tone="muted">
          {t('promotions.exampleWaits')}
        </Text>
      )}
    </Panel>
  );
}
