import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { chooseLanguage, localeContext } from './language.server.ts';

async function visit(path: string, cookie?: string) {
  const request = new Request(`http://shop.example${path}`, { headers: cookie ? { cookie } : {} });
  const context = new RouterContextProvider();
  const args = {
    request,
    context,
    params: {},
    unstable_pattern: '',
    unstable_url: new URL(request.url),
  };
  const response = await chooseLanguage(args as never, async () => new Response());
  return { locale: context.get(localeContext), headers: response?.headers };
}

test('is Arabic for a first visit', async () => {
  expect((await visit('/')).locale).toBe('ar');
  expect((await visit('/?lang=fr')).locale).toBe('ar');
});

test('is what was chosen before', async () => {
  const { locale, headers } = await visit('/', 'theme=x; lang=en');
  expect(locale).toBe('en');
  expect(headers?.get('vary')).toBe('Cookie');
  expect(headers?.get('content-language')).toBe('en');
  expect(headers?.get('set-cookie')).toBeNull();
});

test('is what the address asks for, from then on', async () => {
  const { locale, headers } = await visit('/products?lang=en', 'lang=ar');
  expect(locale).toBe('en');
  expect(headers?.get('set-cookie')).toMatch(/^lang=en; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect(headers?.get('cache-control')).toContain('private');
});
