import { afterEach, expect, test, vi } from 'vitest';

import { exampleSettings } from '../../testing/settings.ts';
import { sendMessage } from './send-message.ts';

const message = { name: 'Salma', email: 'salma@example.com', message: 'A board', website: '' };
const mailing = { settings: exampleSettings, locale: 'en', subject: 'Hello' } as const;

function respondWith(response: Promise<Response>) {
  const fetch = vi.fn((_url: string, _request: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test('sends what the mailing service asks for, to where the settings say', async () => {
  const fetch = respondWith(Promise.resolve(new Response('OK')));
  expect(await sendMessage(message, mailing)).toEqual({ ok: true, value: undefined });

  const [url, request] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('http://mail.example/send');
  expect(JSON.parse(String(request?.body))).toEqual({
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
    lib_version: '3.2.0',
    template_params: { ...message, subject: 'Hello' },
  });
});

test.each([
  [
    JSON.stringify({ message: 'That was too often.', code: 'request.too_many' }),
    'That was too often.',
  ],
  ['The public key is invalid', undefined],
])('a refusal gives its sentence only where that is meant for people', async (body, sentence) => {
  respondWith(Promise.resolve(new Response(body, { status: 429 })));
  expect(await sendMessage(message, mailing)).toMatchObject({
    ok: false,
    refusal: { status: 429, sentence },
  });
});

test('no connection is a failure like any other', async () => {
  respondWith(Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendMessage(message, mailing)).toMatchObject({
    ok: false,
    refusal: { status: undefined, sentence: undefined },
  });
});
