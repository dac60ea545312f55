import { promotionCode as ar } from '@craftsandore/i18n/storefront/promotion-code/ar';
import { promotionCode as en } from '@craftsandore/i18n/storefront/promotion-code/en';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, VisuallyHidden } from '@craftsandore/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLoaderData, useNavigation, useSearchParams } from 'react-router-dom';

import { orderEvent } from './order-event.ts';
import { PromotionCodeField } from './promotion-code-field.tsx';

const words = { ar, en };

/** Why the code of the address takes off nothing, or why another promotion stands in its place. */
type PromotionCodeProps = { refusal: string | undefined };

/** The field for a code: a form that asks for the same page with the code in its address. */
export function PromotionCode({ refusal }: PromotionCodeProps) {
  const { t, i18n } = useTranslation();
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const loaded = useLoaderData<{ checkout: unknown } | undefined>();
  // Into the words of the page themselves, which other pages add to as well.
  i18n.addResourceBundle(locale, 'translation', words[locale], true);
  const code = params.get('code') ?? '';
  // Where nothing was answered, the checkout from before is still shown.
  const reason = loaded && !loaded.checkout ? t('failure.connection') : refusal;
  const form = useRef<HTMLFormElement>(null);

  // Nobody orders past a code that stands in the field: what it takes off is to be seen first.
  useEffect(() => {
    const handleOrder = (event: Event) => {
      const typed = form.current?.elements.namedItem('code');
      if (!(typed instanceof HTMLInputElement) || typed.value.trim() === code.trim()) return;
      event.preventDefault();
      form.current?.requestSubmit();
      typed.scrollIntoView({ block: 'center' });
    };
    window.addEventListener(orderEvent, handleOrder);
    return () => window.removeEventListener(orderEvent, handleOrder);
  }, [code]);

  const others = [...params].filter(([name]) => name !== 'code');

  return (
    // It leads to this very page: there is nothing to discover, and offline asking would be a fault in the console.
    <Form ref={form} method="get" replace preventScrollReset discover="none">
      {others.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <PromotionCodeField code={code} refusal={reason}>
        <Button type="submit" variant="secondary" block loading={navigation.state === 'loading'}>
          {t('promotionCode.use')}
        </Button>
      </PromotionCodeField>{' '}
      {/* What has become of the code, for who does not see the sum. */}
      <VisuallyHidden aria-live="polite">
        {reason ?? (code && t('promotionCode.applied'))}
      </VisuallyHidden>
    </Form>
  );
}
