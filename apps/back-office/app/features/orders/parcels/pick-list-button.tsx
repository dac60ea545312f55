import { useLocale } from '@craftsandore/i18n/react';
import { Button } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import type { Printing } from './use-printing.ts';

type PickListButtonProps = { orderIds: number[]; printing: Printing };

/** What has to come off the shelves for some orders, each once. */
export function PickListButton({ orderIds, printing }: PickListButtonProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const ids = [...new Set(orderIds)];
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={printing.pending === 'pickList'}
      onClick={() => printing.onPickList(ids)}
    >
      {t('printing.pickList', { number: number(ids.length) })}
    </Button>
  );
}
