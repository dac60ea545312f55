import { useLater } from '@craftsandore/resilience';
import { useEffect, useState } from 'react';

import { useStorefront } from '../session/context.ts';
import type { ResultCount } from './ask-for-suggestions.ts';

// With the API's client, as the header asks for suggestions.
const fetchAsking = () => import('./ask-for-suggestions.ts');

/** Longer than for suggestions: it matters to those who have finished typing. */
const pauseMs = 300;

/** How much the list of products finds for the text; nothing until that is known. */
export function useResultCount(text: string): ResultCount | undefined {
  const { api } = useStorefront();
  const asking = useLater(fetchAsking, true);
  const [counted, setCounted] = useState<{ of: string; count: ResultCount | undefined }>();

  useEffect(() => {
    if (!asking || !text) return;
    const leaving = new AbortController();
    const pause = setTimeout(async () => {
      const count = await asking.countResults(api, text, leaving.signal).catch(() => undefined);
      if (!leaving.signal.aborted) setCounted({ of: text, count });
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [api, asking, text]);

  return counted?.of === text ? counted.count : undefined;
}
