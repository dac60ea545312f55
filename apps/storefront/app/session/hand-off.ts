import type { MouseEvent } from 'react';

import { attemptCall } from './attempt-call.ts';
import { useStorefront } from './context.ts';
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts';

/**
 * The way to a page of the back office, for a link. Followed in this tab it brings a single-use code along, so
 * that nobody signs in twice; without one, or in a new tab, it is a plain link.
 */
export function useHandOff(path: string) {
  const { api, settings } = useStorefront();
  const { backOfficeUrl } = settings;
  const href = backOfficeUrl + path;

  const follow = useOneAtATime(async () => {
    const made = await attemptCall(({ createHandOffCode }) => api(createHandOffCode, {}));
    if (!made.ok) return window.location.assign(href);
    const query = new URLSearchParams({ next: path });
    // Behind the #, which no server is sent or writes to its log.
    const fragment = new URLSearchParams({ handOff: made.value.code });
    window.location.assign(`${backOfficeUrl}/signin?${query}#${fragment}`);
  });

  function handleClick(event: MouseEvent) {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void follow();
  }

  return { href, onClick: handleClick };
}
