import type { Result } from '@craftsandore/api-client';
import { getProduct } from '@craftsandore/contract';

import { ConfirmEmail } from '../features/account/confirm-email.tsx';
import { ReviewPage } from '../features/review/review-page.tsx';
import { apiContext } from '../server/api.server.ts';
import { orArchived } from '../server/archived-product.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import { orToSignIn } from '../session/next-page.ts';
import type { Route } from './+types/review';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = { api, id, locale: context.get(localeContext) };
  return { product: await orArchived(api(getProduct, { params: { id } }), asked) };
}

/** Rates the product as the customer in this browser. */
export async function clientAction({
  params,
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown> | Response> {
  const { api } = context.get(storefrontContext);
  const form = await request.formData();
  const body = {
    productId: Number(params.id),
    rating: Number(form.get('rating')),
    comment: String(form.get('comment')),
  };
  const rated = await attemptCall(({ rateProduct }) => api(rateProduct, { body }));
  return orToSignIn(rated, request);
}

/** The same for everybody: what is one's own comes in the browser. */
export const headers = publicPage;

export default function ReviewRoute({ loaderData }: Route.ComponentProps) {
  return <ReviewPage key={loaderData.product.id} {...loaderData} ConfirmEmail={ConfirmEmail} />;
}
