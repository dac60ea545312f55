import type { MouseEvent } from 'react';

import { useShop } from '../shop/shop.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * The way to a page of the back office, for a link. Followed in this tab it brings a single-use code along, so
 * that nobody signs in twice; without one, or in a new tab, it is a plain link.
 */
export function useHandOff(path: string) {
  const { api, settings } = useShop();
  const { backOfficeUrl } = settings;
  const href = backOfficeUrl + path;

  const follow = useOneAtATime(async () => {
    try {
      const { createHandOffCode } = await import('../shop/calls.ts');
      const { code } = await api(createHandOffCode, {});
      window.location.assign(
        `${backOfficeUrl}/signin?${new URLSearchParams({ handOff: code, next: path })}`,
      );
    } catch {
      window.location.assign(href);
    }
  });

  function handleClick(event: MouseEvent) {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void follow();
  }

  return { href, onClick: handleClick };
}
