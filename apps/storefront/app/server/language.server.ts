import {
  defaultLocale,
  isLocale,
  localeCookie,
  localeInCookie,
  type Locale,
} from '@craftsandore/i18n';
import { createContext, type MiddlewareFunction } from 'react-router-dom';

const oneYearInSeconds = 31_536_000;

/** The language of the page that is being asked for. */
export const localeContext = createContext<Locale>(defaultLocale);

/** Decides the language: `?lang=` wins and is remembered, then the cookie, then Arabic. */
export const chooseLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const asked = new URL(request.url).searchParams.get('lang');
  const chosen = isLocale(asked) ? asked : undefined;
  const remembered = localeInCookie(request.headers.get('cookie'));
  context.set(localeContext, chosen ?? remembered ?? defaultLocale);

  const response = await next();

  response.headers.append('Vary', 'Cookie');
  // Data say it as pages do: a service worker keeps the languages apart by it.
  if (!response.headers.has('Content-Language')) {
    response.headers.set('Content-Language', context.get(localeContext));
  }
  if (chosen) {
    const cookie = `${localeCookie}=${chosen}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
    response.headers.append('Set-Cookie', cookie);
    const isStored = response.headers.get('Cache-Control') !== 'no-store';
    if (isStored) response.headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
};
