import type { Refusal } from '@craftsandore/api-client';
import type { OwnReview } from '@craftsandore/contract';
import { useSession } from '@craftsandore/session';
import { useEffect, useState } from 'react';

import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';

type Loaded = { review: OwnReview | null } | { refusal: Refusal };

/** What the customer in this browser has said of a product. */
export function useOwnReview(productId: number) {
  const { api } = useStorefront();
  const isSignedIn = useSession(({ token }) => token !== null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isSignedIn) return;
    let isLeft = false;
    const load = async () => {
      const result = await attemptCall(({ getOwnReview }) =>
        api(getOwnReview, { params: { id: productId } }),
      );
      if (isLeft) return;
      setLoaded(result.ok ? { review: result.value } : { refusal: result.refusal });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [api, isSignedIn, productId, tries]);

  return {
    isSignedIn,
    /** Null until it is known. */
    loaded,
    /** Asks again: after a failure, or because it has changed. */
    load: () => setTries((tries) => tries + 1),
    setReview: (review: OwnReview) => setLoaded({ review }),
  };
}
