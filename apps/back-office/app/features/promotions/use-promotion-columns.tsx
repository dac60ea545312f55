import type { Promotion } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { cairoClock } from '@craftsandore/rules';
import { ChevronForwardIcon, type DataTableColumn, Price, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PromotionStateTag } from './promotion-state-tag.tsx';
import { stateOf, writtenCode } from './promotion-terms.ts';
import { usePromotionWords } from './use-promotion-words.ts';

export function usePromotionColumns(): DataTableColumn<Promotion>[] {
  const { t } = useTranslation();
  const { local, moneyParts } = useLocale();
  const words = usePromotionWords();
  const { day } = cairoClock(new Date());

  return [
    {
      id: 'name',
      header: t('promotions.name'),
      rowHeader: true,
      stacked: 'full',
      // In a `bdi` it would stay on one line, and the other columns leave the screen.
      cell: (promotion) => <span dir="auto">{local(promotion, 'name')}</span>,
    },
    {
      id: 'state',
      header: t('promotions.state'),
      stacked: 'start',
      cell: (promotion) => <PromotionStateTag state={stateOf(promotion, day)} />,
    },
    {
      id: 'code',
      header: t('promotions.code'),
      stacked: 'end',
      cell: ({ code }) =>
        code === null ? (
          <Text as="span" tone="muted">
            {t('promotions.everyone')}
          </Text>
        ) : (
          <bdi>{writtenCode(code)}</bdi>
        ),
    },
    {
      id: 'takesOff',
      header: t('promotions.takesOff'),
      stacked: 'full',
      cell: (promotion) => words.takesOff(promotion),
    },
    {
      id: 'days',
      header: t('promotions.days'),
      stacked: 'full',
      cell: (promotion) => (
        <Text as="span" tone="muted">
          {words.days(promotion)}
        </Text>
      ),
    },
    {
      id: 'used',
      header: t('promotions.used'),
      stackedLabel: t('promotions.used'),
      stacked: 'start',
      cell: (promotion) => <bdi>{words.used(promotion)}</bdi>,
    },
    {
      id: 'given',
      header: t('promotions.given'),
      stackedLabel: t('promotions.given'),
      align: 'end',
      stacked: 'end',
      cell: ({ given }) => <Price {...moneyParts(given)} />,
    },
    {
      id: 'open',
      header: t('promotions.open'),
      headerHidden: true,
      align: 'end',
      stacked: 'hidden',
      cell: () => <ChevronForwardIcon />,
    },
  ];
}
