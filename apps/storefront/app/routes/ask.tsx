import type { Result } from '@craftsandore/api-client';
import { getProduct } from '@craftsandore/contract';

import { AskPage } from '../features/review/ask-page.tsx';
import { apiContext } from '../server/api.server.ts';
import { orArchived } from '../server/archived-product.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import { orToSignIn, toSignIn } from '../session/next-page.ts';
import type { Route } from './+types/ask';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = { api, id, locale: context.get(localeContext) };
  return { product: await orArchived(api(getProduct, { params: { id } }), asked) };
}

/** Asks as the customer in this browser. A guest signs in first; what was typed is a draft by then. */
export async function clientAction({
  params,
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown> | Response> {
  const { api, session } = context.get(storefrontContext);
  if (session.getState().token === null) return toSignIn(request);
  const form = await request.formData();
  const body = { productId: Number(params.id), text: String(form.get('text')) };
  const asked = await attemptCall(({ askQuestion }) => api(askQuestion, { body }));
  return orToSignIn(asked, request);
}

/** The same for everybody: what is one's own comes in the browser. */
export const headers = publicPage;

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return <AskPage key={loaderData.product.id} {...loaderData} />;
}
