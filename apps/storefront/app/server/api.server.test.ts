import { getProduct } from '@craftsandore/contract';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { apiContext, giveApi, orNotFound } from './api.server.ts';
import { localeContext } from './language.server.ts';
import { visitorContext } from './visitor.server.ts';

test('one id is with the call, in the log and on the page', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    asked.push(headers.get('x-request-id'));
    return Response.json({ message: 'Not now.', code: 'server.unexpected' }, { status: 500 });
  });
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const context = new RouterContextProvider();
  context.set(localeContext, 'en');
  const request = new Request('http://shop.example/product/7');
  const args = { request, context } as unknown as Parameters<typeof giveApi>[0]; // all that it reads
  await giveApi(args, async () => new Response());

  const response = orNotFound(context.get(apiContext)(getProduct, { params: { id: 7 } }));
  const failure: unknown = await response.catch((error: unknown) => error);
  const [requestId] = asked;
  expect(failure).toMatchObject({ data: { requestId }, init: { status: 500 } });
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`"requestId":"${requestId}"`));
});

test.each([
  ['tells the API who sends a form', '198.51.100.7', '198.51.100.7'],
  ['asks for a page as nobody, whatever its request says', null, null],
])('%s', async (_, visitor, told) => {
  const fetch = vi.fn(async (_: Request) => Response.json({ code: 'order.not_found' }));
  vi.stubGlobal('fetch', fetch);
  const context = new RouterContextProvider();
  context.set(visitorContext, visitor);
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const request = new Request('http://shop.example/track', { headers });
  const args = { request, context } as unknown as Parameters<typeof giveApi>[0]; // all that it reads
  await giveApi(args, async () => new Response());
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);

  await context
    .get(apiContext)(getProduct, { params: { id: 7 } })
    .catch(() => {});
  expect(fetch.mock.calls[0]?.[0].headers.get('x-forwarded-for')).toBe(told);
});
