import { maxLength } from '@craftsandore/contract';
import { TextField } from '@craftsandore/ui';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(code);

  // A link or the way back may bring another code; the field itself stays, and with it who stands in it.
  useEffect(() => {
    if (asked.current === code) return;
    asked.current = code;
    if (field.current) field.current.value = code;
  }, [code]);

  return (
    // A class of its own would weigh on every page's sheet.
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TextField
        ref={field}
        name="code"
        form={form}
        label={t('promotionCode.label')}
        hint={code && t(refusal ? 'promotionCode.hint' : 'promotionCode.applied')}
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
