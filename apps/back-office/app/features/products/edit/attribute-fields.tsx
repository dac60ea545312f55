import { careHints, finishes, governorates, maxMakingDays } from '@craftsandore/contract';
import { careLabel, finishLabel } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Checkbox, Select, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import styles from './attribute-fields.module.css';
import { FieldGroup } from './field-group.tsx';
import { hintsIn, type ProductField } from './product-fields.ts';

type AttributeFieldsProps = {
  field: ProductField;
  /** The ticked hints at its care, as the form keeps them. */
  care: string;
  onCareChange: (care: string) => void;
};

/** What a product is like, as far as somebody knows. */
export function AttributeFields({ field, care, onCareChange }: AttributeFieldsProps) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const inLanguage = useInLanguage();
  const ticked = hintsIn(care);
  const unknown = <option value="">{t('product.unknown')}</option>;
  const size = {
    inputMode: 'numeric',
    autoComplete: 'off',
    suffix: t('product.millimetres'),
  } as const;

  return (
    <FieldGroup title={t('product.attributes')} hint={t('product.attributesHint')}>
      <div className={formPage.three}>
        <TextField {...field('lengthMm')} {...size} label={t('product.length')} />
        <TextField {...field('widthMm')} {...size} label={t('product.width')} />
        <TextField {...field('heightMm')} {...size} label={t('product.height')} />
      </div>
      <div className={formPage.three}>
        <Select {...field('finish')} label={t('product.finish')}>
          {unknown}
          {finishes.map((finish) => (
            <option key={finish} value={finish}>
              {finishLabel(finish, locale)}
            </option>
          ))}
        </Select>
        <Select {...field('isFoodSafe')} label={t('product.foodSafe')}>
          {unknown}
          <option value="true">{t('answer.yes')}</option>
          <option value="false">{t('answer.no')}</option>
        </Select>
        <Select {...field('origin')} label={t('product.origin')}>
          {unknown}
          {governorates.map((governorate) => (
            <option key={governorate.code} value={governorate.code}>
              {local(governorate, 'name')}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        {...field('madeToOrderDays')}
        inputMode="numeric"
        autoComplete="off"
        label={t('product.madeToOrder')}
        hint={
          field('madeToOrderDays').hint || t('product.madeToOrderHint', { most: maxMakingDays })
        }
        suffix={t('product.workingDays')}
      />
      <div className={formPage.pair}>
        <TextField {...field('inTheBoxAr')} {...inLanguage('ar', t('product.inTheBox'))} />
        <TextField {...field('inTheBox')} {...inLanguage('en', t('product.inTheBox'))} />
      </div>
      <fieldset className={styles.care}>
        <legend>
          {t('product.care')} {field('care').hint}
        </legend>
        {careHints.map((hint) => (
          <Checkbox
            key={hint}
            label={careLabel(hint, locale)}
            checked={ticked.includes(hint)}
            onChange={({ target }) => {
              const isTicked = (other: string) =>
                other === hint ? target.checked : ticked.includes(other);
              onCareChange(careHints.filter(isTicked).join());
            }}
          />
        ))}
      </fieldset>
    </FieldGroup>
  );
}
