import { piastres, type ProductDesign, woods } from '@craftsandore/contract';
import { woodLabel } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Select, TextField } from '@craftsandore/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../../../form/edit-conflict-notice.tsx';
import { FormMessage } from '../../../../form/form-message.tsx';
import formPage from '../../../../form/form-page.module.css';
import { useInLanguage } from '../../../../form/use-in-language.ts';
import { useEditForm } from '../../../../form/use-edit-form.ts';
import { useRefusalSentence } from '../../../../navigation/use-refusal-sentence.ts';
import { DesignFields, fieldsOfDesign, type TypedDesign } from '../../design-fields.ts';
import styles from './designs-panel.module.css';
import type { DesignCalls } from './design-calls.ts';

type DesignFormProps = {
  productId: number;
  /** Missing for a new one. */
  design: ProductDesign | undefined;
  onSave: DesignCalls['onSaveDesign'];
  onSaved?: (saved: ProductDesign) => void;
  /** It could not be saved; the form says why. */
  onFault?: () => void;
  onCancel?: () => void;
};

/** Names, wood, stock, codes, and own price and weight of a design. */
export function DesignForm({
  productId,
  design,
  onSave,
  onSaved,
  onFault,
  onCancel,
}: DesignFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const inLanguage = useInLanguage();
  const { number, locale, moneyParts } = useLocale();
  const form = useEditForm({
    name: design ? `design-${design.id}` : `design-of-${productId}`,
    kept: design,
    fieldsOf: (kept: ProductDesign | undefined) => fieldsOfDesign(kept, number),
    schema: DesignFields,
  });
  const { register, setFocus, errors, refusal, conflict } = form;

  const element = useRef<HTMLFormElement>(null);

  // Somebody has just asked for a new one: its first field, and its button too, are brought to light.
  useEffect(() => {
    if (design) return;
    setFocus('nameAr');
    element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [design, setFocus]);

  const terms: TypedDesign = {
    nameAr: inLanguage('ar', t('designs.name')).label,
    name: inLanguage('en', t('designs.name')).label,
    wood: t('designs.wood'),
    stock: t('designs.stock'),
    sku: t('designs.sku'),
    barcode: t('designs.barcode'),
    price: t('designs.ownPrice'),
    weight: t('designs.ownWeight'),
  };

  return (
    <form
      ref={element}
      noValidate
      data-unsaved={form.isDirty || undefined}
      className={formPage.fields}
      onSubmit={form.submitWith(onSave, (saved) => saved && onSaved?.(saved), onFault)}
    >
      <FormMessage>
        {conflict ? (
          <EditConflictNotice
            conflict={conflict}
            terms={terms}
            wordsOf={(_, value) => {
              const wood = woods.find((wood) => wood === value);
              return wood ? woodLabel(wood, locale) : value;
            }}
          />
        ) : (
          refusal && <FormError>{sentenceOf(refusal)}</FormError>
        )}
      </FormMessage>
      <div className={formPage.pair}>
        <TextField
          {...register('nameAr')}
          {...inLanguage('ar', t('designs.name'))}
          error={errors.nameAr?.message}
        />
        <TextField
          {...register('name')}
          {...inLanguage('en', t('designs.name'))}
          error={errors.name?.message}
        />
      </div>
      <div className={styles.facts}>
        <Select {...register('wood')} label={t('designs.wood')} error={errors.wood?.message}>
          <option value="">{t('product.unknown')}</option>
          {woods.map((wood) => (
            <option key={wood} value={wood}>
              {woodLabel(wood, locale)}
            </option>
          ))}
        </Select>
        <TextField
          {...register('stock')}
          label={t('designs.stock')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.stock?.message}
        />
        <TextField
          {...register('sku')}
          dir="ltr"
          label={t('designs.sku')}
          hint={design && t('designs.skuHint')}
          autoComplete="off"
          error={errors.sku?.message}
        />
        <TextField
          {...register('barcode')}
          dir="ltr"
          label={t('designs.barcode')}
          hint={design && t('designs.barcodeHint')}
          autoComplete="off"
          error={errors.barcode?.message}
        />
        <TextField
          {...register('price')}
          label={t('designs.ownPrice')}
          hint={design && t('designs.ownHint')}
          inputMode="decimal"
          autoComplete="off"
          suffix={moneyParts(piastres(0)).currency}
          error={errors.price?.message}
        />
        <TextField
          {...register('weight')}
          label={t('designs.ownWeight')}
          hint={design && t('designs.ownHint')}
          inputMode="decimal"
          autoComplete="off"
          suffix={t('product.kilograms')}
          error={errors.weight?.message}
        />
      </div>
      {(form.isDirty || !design) && (
        <div className={styles.buttons}>
          <Button type="submit" size="sm" loading={form.isSaving}>
            {t(design ? 'designs.save' : 'designs.add')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              form.discard();
              onCancel?.();
            }}
          >
            {t(design ? 'form.discard' : 'action.cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}
