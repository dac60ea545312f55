import { type GovernorateCode, governorates, piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Checkbox, type DataTableColumn, VisuallyHidden } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { fieldOf, yes } from './delivery-fields.ts';
import { PlaceFieldInput } from './place-field.tsx';
import styles from './places-table.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useFieldWords } from './use-field-words.ts';
import type { TickedPlaces } from './use-ticked-places.ts';

type Place = (typeof governorates)[number];

type Options = {
  form: DeliveryForm;
  ticking: TickedPlaces;
  onTouched: (code: GovernorateCode) => void;
};

export function usePlaceColumns({
  form,
  ticking: { ticked, tickOne, tickAll, tickAllId },
  onTouched,
}: Options): DataTableColumn<Place>[] {
  const { t } = useTranslation();
  const { local, moneyParts } = useLocale();
  const { nameOf } = useFieldWords();
  const { currency } = moneyParts(piastres(0));
  const input = { form, onTouched };

  return [
    {
      id: 'tick',
      header: (
        <Checkbox
          id={tickAllId}
          ref={(box) => {
            if (box) box.indeterminate = ticked.length > 0 && !isAll(ticked);
          }}
          label={<VisuallyHidden>{t('deliverySettings.tickAll')}</VisuallyHidden>}
          checked={isAll(ticked)}
          onChange={({ target }) => tickAll(target.checked)}
        />
      ),
      cell: (place) => (
        <Checkbox
          className={styles.tick}
          label={
            <VisuallyHidden>
              {t('deliverySettings.tick', { governorate: local(place, 'name') })}
            </VisuallyHidden>
          }
          checked={ticked.includes(place.code)}
          onChange={({ target, nativeEvent }) => {
            const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
            tickOne(place.code, target.checked, isRange);
          }}
        />
      ),
    },
    {
      id: 'place',
      header: t('place.governorate'),
      rowHeader: true,
      cell: (place) => local(place, 'name'),
    },
    {
      id: 'fee',
      header: t('deliverySettings.feeIn', { currency }),
      stackedLabel: t('deliverySettings.feeIn', { currency }),
      cell: ({ code }) => <PlaceFieldInput {...input} code={code} field="fee" />,
    },
    {
      id: 'days',
      header: t('deliverySettings.days'),
      stackedLabel: t('deliverySettings.days'),
      cell: ({ code }) => (
        <span className={styles.days}>
          <PlaceFieldInput {...input} code={code} field="daysMin" />
          <span aria-hidden="true">{t('deliverySettings.between')}</span>
          <PlaceFieldInput {...input} code={code} field="daysMax" />
        </span>
      ),
    },
    {
      id: 'cash',
      header: t('deliverySettings.cash'),
      stackedLabel: t('deliverySettings.cash'),
      cell: ({ code }) => <PlaceFieldInput {...input} code={code} field="cashUpTo" />,
    },
    {
      id: 'served',
      header: t('deliverySettings.served'),
      stackedLabel: t('deliverySettings.served'),
      cell: ({ code }) => {
        const name = fieldOf(code, 'isServed');
        return (
          <Checkbox
            className={styles.served}
            label={<VisuallyHidden>{nameOf(name)}</VisuallyHidden>}
            checked={form.typed[name] === yes}
            onChange={({ target }) => {
              form.set(name, target.checked ? yes : '');
              onTouched(code);
            }}
          />
        );
      },
    },
  ];
}

const isAll = (ticked: readonly GovernorateCode[]) => ticked.length === governorates.length;
