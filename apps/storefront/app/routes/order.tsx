import { AccountLoading } from '../features/account/account-loading.tsx';
import type { SendChange } from '../features/orders/change/send-change.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import type {
  GiveDestination,
  RemoveReturnPhoto,
  SendReturn,
  SendReturnPhoto,
} from '../features/orders/returns/send-return.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext, useStorefront } from '../session/context.ts';
import { orToSignIn } from '../session/next-page.ts';
import { signedInLoader } from '../session/signed-in-loader.ts';
import type { Route } from './+types/order';

export function clientLoader(args: Route.ClientLoaderArgs) {
  return signedInLoader(args, async (api, { getMyOrder }) => ({
    order: await api(getMyOrder, { params: args.params }),
  }));
}

/** Cancels the order. */
export async function clientAction({ params, request, context }: Route.ClientActionArgs) {
  const { api } = context.get(storefrontContext);
  const cancelled = await attemptCall(({ cancelMyOrder }) =>
    api(cancelMyOrder, { params, body: {} }),
  );
  return orToSignIn(cancelled, request);
}

/** `?change` begins with changing it. */
export const handle: PageHandle = { query: ['change'] };

export const HydrateFallback = AccountLoading;

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  const { api } = useStorefront();
  const change: SendChange = (body, key) =>
    attemptCall(({ changeMyOrder }) => api(changeMyOrder, { params, body }, { key }));

  const askForPieces: SendReturn = (body, key) =>
    attemptCall(({ askForReturn }) => api(askForReturn, { params, body }, { key }));

  const sendPhoto: SendReturnPhoto = (id, file) =>
    attemptCall(({ addReturnPhoto }) => api(addReturnPhoto, { params: { ...params, id }, file }));

  const removePhoto: RemoveReturnPhoto = (id, photoId) =>
    attemptCall(({ removeReturnPhoto }) =>
      api(removeReturnPhoto, { params: { ...params, id, photoId } }),
    );

  const giveDestination: GiveDestination = (refundTo) =>
    attemptCall(({ giveRefundDestination }) =>
      api(giveRefundDestination, { params, body: { refundTo } }),
    );

  return (
    <OrderPage
      {...loaderData}
      onChange={change}
      onAskForReturn={askForPieces}
      onReturnPhoto={sendPhoto}
      onRemoveReturnPhoto={removePhoto}
      onGiveDestination={giveDestination}
    />
  );
}
