import type { GovernorateCode } from '@craftsandore/contract';
import { useSyncExternalStore } from 'react';

const key = 'governorate';
const event = 'storefront:governorate';

/** The code of where somebody in this browser has things sent: chosen once, on any page and in any tab. */
function rememberedGovernorate(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberGovernorate(code: GovernorateCode) {
  try {
    localStorage.setItem(key, code);
  } catch {
    // Without storage it is asked again.
  }
  dispatchEvent(new Event(event));
}

/** The same, as it changes. */
export const useGovernorate = (): string | null =>
  useSyncExternalStore(subscribe, rememberedGovernorate, () => null);

function subscribe(listen: () => void) {
  addEventListener(event, listen);
  addEventListener('storage', listen);
  return () => {
    removeEventListener(event, listen);
    removeEventListener('storage', listen);
  };
}
