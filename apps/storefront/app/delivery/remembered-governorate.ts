import type { GovernorateCode } from '@craftsandore/contract';

const key = 'governorate';

/** The code of where somebody in this browser has things sent: chosen once, on any page. */
export function rememberedGovernorate(): string | null {
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
}
