import {
  type LabelSize,
  labelSizes,
  maxPrinted,
  OrderStatus,
  type Parcel,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Select } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { keepLabelSize, keptLabelSize } from './label-size.ts';
import { PickListButton } from './pick-list-button.tsx';
import type { Printing } from './use-printing.ts';

export type PrintButtonsProps = {
  parcels: readonly Pick<Parcel, 'id' | 'orderId' | 'orderStatusId' | 'state'>[];
  printing: Printing;
};

/** Labels of parcels, on the sheets that were chosen last, and what is in them as a pick list. */
export function PrintButtons({ parcels, printing }: PrintButtonsProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const [size, setSize] = useState(keptLabelSize);
  const sent = parcels
    .filter(({ orderStatusId }) => orderStatusId !== OrderStatus.cancelled)
    .slice(0, maxPrinted);
  const labelled = sent.filter(({ state }) => state !== 'booking' && state !== 'booking_cancelled');

  function choose(wanted: LabelSize) {
    setSize(wanted);
    keepLabelSize(wanted);
  }

  return (
    <>
      {labelled.length > 0 && (
        <>
          <Select
            label={t('printing.size')}
            labelHidden
            value={size}
            onChange={({ target }) => choose(target.value as LabelSize)} // one of the options
          >
            {labelSizes.map((name) => (
              <option key={name} value={name}>
                {t(`labelSize.${name}`, { size: name })}
              </option>
            ))}
          </Select>
          <Button
            size="sm"
            variant="secondary"
            loading={printing.pending === 'labels'}
            onClick={() =>
              printing.onLabels(
                labelled.map(({ id }) => id),
                size,
              )
            }
          >
            {t('printing.labels', { number: number(labelled.length) })}
          </Button>
        </>
      )}
      {sent.length > 0 && (
        <PickListButton orderIds={sent.map(({ orderId }) => orderId)} printing={printing} />
      )}
    </>
  );
}
