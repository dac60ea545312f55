import type { Refusal, Result } from '@craftsandore/api-client';
import { useSession } from '@craftsandore/session';
import { useEffect, useEffectEvent, useState } from 'react';

type Loaded<T> = { value: T } | { refusal: Refusal };

/** What the customer in this browser has written, once somebody is signed in. */
export function useOwn<T>(fetchOwn: () => Promise<Result<T>>) {
  const isSignedIn = useSession(({ token }) => token !== null);
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null);
  const [tries, setTries] = useState(0);
  const fetchThen = useEffectEvent(fetchOwn);

  useEffect(() => {
    if (!isSignedIn) return;
    let isLeft = false;
    const load = async () => {
      const result = await fetchThen();
      if (isLeft) return;
      setLoaded(result.ok ? { value: result.value } : { refusal: result.refusal });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [isSignedIn, tries]);

  return {
    isSignedIn,
    /** Null until it is known. */
    loaded,
    /** Asks again: after a failure, or because it has changed. */
    load: () => setTries((tries) => tries + 1),
    set: (value: T) => setLoaded({ value }),
  };
}
