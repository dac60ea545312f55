import { lazily } from '@craftsandore/resilience';
import { Suspense } from 'react';

const PromotionCode = lazily(async () => (await import('./promotion-code.tsx')).PromotionCode);

/** The field for a code, which few need: it comes once the rest is there. */
export const LaterPromotionCode = ({ refusal }: { refusal: string | undefined }) => (
  <Suspense>
    <PromotionCode refusal={refusal} />
  </Suspense>
);
