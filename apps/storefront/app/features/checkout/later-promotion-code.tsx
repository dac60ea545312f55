import { lazily } from '@craftsandore/resilience';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { More } from './more.tsx';

const PromotionCode = lazily(async () => (await import('./promotion-code.tsx')).PromotionCode);

/** The field for a code, which few need: behind its name, it comes once the rest is there. */
export function LaterPromotionCode({ refusal }: { refusal: string | undefined }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();

  return (
    <More label={t('checkout.haveCode')} isUsed={Boolean(params.get('code'))}>
      <Suspense>
        <PromotionCode refusal={refusal} />
      </Suspense>
    </More>
  );
}
