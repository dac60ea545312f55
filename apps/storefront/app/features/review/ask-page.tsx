import type { Product } from '@craftsandore/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useHydrated } from '../../hooks/use-hydrated.ts';
import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import { AskForm } from './ask-form.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { useOwn } from './use-own.ts';
import { WritingPage } from './writing-page.tsx';

/** Where a customer asks about a product, and sees what of it waits for an answer. */
export function AskPage({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { api } = useStorefront();
  const isHydrated = useHydrated();
  const [askedCount, setAskedCount] = useState(0);
  const { isSignedIn, loaded, load } = useOwn(() =>
    attemptCall(({ listOwnQuestions }) => api(listOwnQuestions, { params: { id: product.id } })),
  );

  return (
    <WritingPage product={product} title={t('question.title')} section="questions">
      <AskForm
        key={askedCount}
        productId={product.id}
        isGuest={isHydrated && !isSignedIn}
        isAnother={askedCount > 0}
        onSaved={load}
        onAnother={() => setAskedCount((count) => count + 1)}
      />
      {loaded && <OwnQuestions loaded={loaded} onRetry={load} />}
    </WritingPage>
  );
}
