import type { ApiClient } from '@craftsandore/api-client';
import type { ShippingOptions } from '@craftsandore/contract';
import { useEffect, useState } from 'react';

import { attemptCall } from '../session/attempt-call.ts';
import { useStorefront } from '../session/context.ts';

/** Asked once in the life of a page, by whoever comes first; a failure is asked again. */
const asked = new WeakMap<ApiClient, Promise<ShippingOptions | null>>();

function askOnce(api: ApiClient): Promise<ShippingOptions | null> {
  const before = asked.get(api);
  if (before) return before;
  const answer = attemptCall(({ getShippingOptions }) => api(getShippingOptions, {})).then(
    (result) => {
      if (result.ok) return result.value;
      asked.delete(api);
      return null;
    },
  );
  asked.set(api, answer);
  return answer;
}

/** Fees and days of all governorates: those given, or else asked for; null until they are known. */
export function useShippingOptions(given?: ShippingOptions | null): ShippingOptions | null {
  const { api } = useStorefront();
  const [options, setOptions] = useState<ShippingOptions | null>(null);

  useEffect(() => {
    if (given) return;
    let isLeft = false;
    void askOnce(api).then((answer) => !isLeft && setOptions(answer));
    return () => {
      isLeft = true;
    };
  }, [api, given]);

  return given ?? options;
}
