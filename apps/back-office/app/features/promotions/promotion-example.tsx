import { piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { discountOf } from '@craftsandore/rules';
import { DescriptionList, Panel, Price, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import { termsTyped, type TypedPromotion } from './promotion-fields.ts';

/** LE 1,000. */
const usualGoods = 100_000;

/** An order with what is typed, by the rule that orders are placed by. */
export function PromotionExample({ typed }: { typed: TypedPromotion }) {
  const { t } = useTranslation();
  const { local, money, moneyParts } = useLocale();
  const terms = termsTyped(typed);
  const goods = Math.max(usualGoods, terms?.minimum ?? 0);
  const discount = terms ? discountOf(terms, goods) : 0;
  const price = (amount: number) => <Price {...moneyParts(piastres(amount))} />;

  return (
    <Panel title={t('promotions.example')}>
      {terms ? (
        <div className={formPage.fields}>
          <DescriptionList
            items={[
              { term: t('promotions.exampleGoods'), description: price(goods) },
              {
                term: <bdi>{local(typed, 'name') || t('promotions.name')}</bdi>,
                description: <Price sign="−" {...moneyParts(piastres(discount))} />,
              },
              {
                ...{ term: t('promotions.exampleLeft'), description: price(goods - discount) },
                ...{ strong: true, ruled: true },
              },
            ]}
          />
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
