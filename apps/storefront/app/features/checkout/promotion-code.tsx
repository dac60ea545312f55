import { maxLength } from '@craftsandore/contract';
import { promotionCode as ar } from '@craftsandore/i18n/storefront/promotion-code/ar';
import { promotionCode as en } from '@craftsandore/i18n/storefront/promotion-code/en';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSearchParams } from 'react-router-dom';

import { More } from './more.tsx';

const words = { ar, en };

/** Why the code of the address takes off nothing, or why another promotion stands in its place. */
type PromotionCodeProps = { refusal: string | undefined };

/** The field for a code: a plain form, which asks for the same page with the code in its address. */
export function PromotionCode({ refusal }: PromotionCodeProps) {
  const { t, i18n } = useTranslation();
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const navigation = useNavigation();
  // Into the words of the page themselves, which other pages add to as well.
  i18n.addResourceBundle(locale, 'translation', words[locale], true);
  const code = params.get('code') ?? '';
  const others = [...params].filter(([name]) => name !== 'code');

  return (
    <More label={t('promotionCode.have')} isUsed={code !== ''}>
      <Form method="get" replace preventScrollReset>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={code}
          name="code"
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
        <Button type="submit" variant="secondary" block loading={navigation.state === 'loading'}>
          {t('promotionCode.use')}
        </Button>
      </Form>
    </More>
  );
}
