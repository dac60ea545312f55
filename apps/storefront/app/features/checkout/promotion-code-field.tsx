import { maxLength } from '@craftsandore/contract';
import { TextField } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PromotionCodeFieldProps = {
  /** As it was asked with; empty where none was. */
  code: string;
  refusal: string | undefined;
  /** Of the form that it is sent with, where it stands in none. */
  form?: string;
  /** The button that asks with it. */
  children: ReactNode;
};

export function PromotionCodeField({ code, refusal, form, children }: PromotionCodeFieldProps) {
  const { t } = useTranslation();

  return (
    // A class of its own would weigh on every page's sheet.
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TextField
        key={code}
        name="code"
        form={form}
        label={t('promotionCode.label')}
        hint={code ? t('promotionCode.hint') : undefined}
        error={refusal}
        defaultValue={code}
        maxLength={maxLength.promotionCode}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {children}
    </div>
  );
}
