import { maxLength } from '@craftsandore/contract';
import { TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type PromotionCodeFieldProps = {
  /** As it was asked with; empty where none was. */
  code: string;
  refusal: string | undefined;
  /** Of the form that it is sent with, where it stands in none. */
  form?: string;
};

export function PromotionCodeField({ code, refusal, form }: PromotionCodeFieldProps) {
  const { t } = useTranslation();

  return (
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
  );
}
