import { markFile, type Shop } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { shownLogo } from '@craftsandore/rules';
import { logoStyle } from '@craftsandore/ui';

/** Shows the owner's logos and mark, and keeps the logos for the first paint of the next page. */
export function showOwnLook(shop: Shop): void {
  const of = (language: Locale) => ({
    light: shownLogo(shop, language, 'light'),
    dark: shownLogo(shop, language, 'dark'),
  });
  const properties = Object.entries(logoStyle({ ar: of('ar'), en: of('en') }));
  const css = properties.map(([name, value]) => `${name}:${value}`).join(';');
  sheet().textContent = css && `:root{${css}}`;
  showIcon(shop);
  try {
    localStorage.setItem('look', sheet().textContent);
  } catch {
    // Storage may be forbidden, or full: the next page shows the first logos for a moment.
  }
}

/** That of the script before the first paint. */
function sheet(): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>('style[data-look]');
  if (found) return found;
  const made = document.createElement('style');
  made.dataset['look'] = '';
  document.head.append(made);
  return made;
}

/** The address of the shop's first icon, once it is replaced. */
let firstIcon: string | undefined;

function showIcon({ mark, picturesUrl }: Shop): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  firstIcon ??= link.href;
  link.type = mark ? 'image/png' : 'image/svg+xml';
  link.href = mark ? `${picturesUrl}/${markFile(mark, 192)}` : firstIcon;
}
