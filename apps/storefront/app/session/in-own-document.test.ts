import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { inOwnDocument, useReadingOn } from './in-own-document.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren(Object.assign(document.createElement('h1'), { tabIndex: -1 }));
});

const request = new Request('http://shop.example/signin?next=%2Fcart');
const provider = { clientId: 'shop', scriptUrl: 'http://accounts.example/client', isDemo: false };

test('a page with an identity provider is fetched as a document of its own', async () => {
  const arrival = inOwnDocument({ request, serverLoader: async () => provider });
  const redirect = await arrival.catch((response: unknown) => response);
  if (!(redirect instanceof Response)) throw new Error('it was not sent elsewhere');
  expect(redirect.headers.get('location')).toBe(request.url);
  expect(redirect.headers.get('x-remix-reload-document')).toBe('true');
});

test('one without needs no reload', async () => {
  expect(await inOwnDocument({ request, serverLoader: async () => null })).toBeNull();
});

test('who came by a link reads on at the title of the new document, once', async () => {
  await inOwnDocument({ request, serverLoader: async () => provider }).catch(() => null);
  const title = document.querySelector('h1');
  renderHook(useReadingOn);
  expect(title).toHaveFocus();

  title?.blur();
  renderHook(useReadingOn);
  expect(title).not.toHaveFocus();
});
