import { ApiError, attempt, type Result } from '@craftsandore/api-client';
import { findOrderStatus } from '@craftsandore/contract';
import { data } from 'react-router-dom';

import { type FoundOrder, TrackPage } from '../features/orders/tracking/track-page.tsx';
import { apiContext } from '../server/api.server.ts';
import type { Route } from './+types/track';

/** Looks an order up on the server, so that the form works without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = {
    orderReference: String(form.get('orderReference') ?? ''),
    phoneNumber: String(form.get('phoneNumber') ?? ''),
  };
  const isWhole = Object.values(asked).every((text) => text.trim() !== '');
  // What cannot be a number is a wrong one.
  const canBe = findOrderStatus.body.safeParse(asked).success;
  const result: Result<FoundOrder> = await attempt(
    canBe && isWhole
      ? context.get(apiContext)(findOrderStatus, { body: asked })
      : Promise.reject(
          isWhole
            ? new ApiError({ status: 404, code: 'order.not_found' })
            : new ApiError({ status: 422, code: 'request.invalid' }),
        ),
  );
  return data({ asked, result }, result.ok ? 200 : (result.refusal.status ?? 503));
}

export default function TrackRoute({ actionData }: Route.ComponentProps) {
  return <TrackPage lookup={actionData} />;
}
