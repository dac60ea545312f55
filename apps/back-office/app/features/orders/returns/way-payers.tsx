import { wayPayers } from '@craftsandore/contract';
import { Radio, RadioGroup } from '@craftsandore/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Asks who pays for the way back; `field` is that of the form. */
export function WayPayers({ field }: { field: UseFormRegisterReturn }) {
  const { t } = useTranslation();
  return (
    <RadioGroup label={t('returns.way')}>
      {wayPayers.map((payer) => (
        <Radio key={payer} {...field} value={payer} label={t(`wayPayer.${payer}`)} />
      ))}
    </RadioGroup>
  );
}
