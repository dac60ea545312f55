import { defaultLocale, isLocale, type Locale } from '@craftsandore/i18n';

const cacheName = 'language';
const entry = '/language';

/**
 * The language is a cookie, which a worker cannot read everywhere: it is what the last response of the network was written
 * in. Stored, because a worker ends whenever its browser likes.
 */
export async function languageNow(): Promise<Locale> {
  const said = await (await caches.match(entry, { cacheName }))?.text();
  return isLocale(said) ? said : defaultLocale;
}

/** Notes what language a response of the network is in. */
export async function noteLanguage(response: Response): Promise<void> {
  const said = languageOf(response);
  if (!said || said === (await languageNow())) return;
  await (await caches.open(cacheName)).put(entry, new Response(said));
}

/** What a response says of itself. */
export function languageOf({ headers }: Response): Locale | null {
  const said = headers.get('content-language');
  return isLocale(said) ? said : null;
}
