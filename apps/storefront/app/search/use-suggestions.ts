import type { ApiClient } from '@craftsandore/api-client';
import { useEffect, useState } from 'react';

import { useStorefront } from '../session/context.ts';
import type { Suggestion } from './suggestion.ts';

type Ask = (api: ApiClient, text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

const pauseMs = 150;

const none: readonly Suggestion[] = [];

/**
 * What may be meant by the text that was typed last: asked for once typing pauses.
 * The response for an earlier text stays until the next one comes, which a late one never replaces. Where no response
 * can be had there are no suggestions; the form is still there to be sent.
 */
export function useSuggestions(text: string, ask: Ask | undefined): readonly Suggestion[] {
  const { api } = useStorefront();
  const [found, setFound] = useState(none);

  useEffect(() => {
    if (!ask || !text) return;
    const asking = new AbortController();
    const pause = setTimeout(async () => {
      const response = await ask(api, text, asking.signal).catch(() => none);
      if (!asking.signal.aborted) setFound(response);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [api, text, ask]);

  // The suggestions from before the box was emptied do not fit what is typed next.
  if (!text && found !== none) setFound(none);
  return text ? found : none;
}
