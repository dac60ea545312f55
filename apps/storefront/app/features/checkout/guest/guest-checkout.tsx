import { type Quote, type ShippingOptions, toPounds } from '@craftsandore/contract';
import { makingDaysOf } from '@craftsandore/rules';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import { useDraft } from '../../../form/use-draft.ts';
import { fetchSchemas, useSchemaForm } from '../../../form/use-schema-form.ts';
import { productsIn } from '../../../cart/cart-sums.ts';
import { deliveryTerms } from '../../../delivery/delivery-terms.ts';
import { rememberedGovernorate, rememberGovernorate } from '../../../delivery/use-governorate.ts';
import type { WithCode } from '../code-in-address.ts';
import { LaterPromotionCode } from '../later-promotion-code.tsx';
import { useOrderSending } from '../use-order-sending.ts';
import { GuestCheckoutPage } from './guest-checkout-page.tsx';
import { emptyGuestFields } from './guest-fields.tsx';
import { guestOrderOf, type WantedOrder } from './guest-order-of.ts';
import { piecesOf } from './pieces.ts';
import { adjustmentOf, totalOf } from './total-of.ts';

type GuestCheckoutProps = {
  quote: Quote & WithCode;
  options: ShippingOptions;
  /** When the days of delivery were asked for. */
  askedAt: number;
};

/** The guest's checkout, alive: what is written is checked and kept, and the order goes out once. */
export function GuestCheckout({ quote, options, askedAt }: GuestCheckoutProps) {
  const remembered = options.governorates.find(({ code }) => code === rememberedGovernorate());
  const { send, isPlacing, failure } = useOrderSending<WantedOrder>();
  const { register, handleSubmit, putBack, getValues, control, formState } = useSchemaForm(
    ({ GuestOrderForm }) => GuestOrderForm,
    { defaultValues: { ...emptyGuestFields, governorate: remembered?.code ?? '' } },
  );
  const { errors } = formState;
  const draft = useDraft('checkout', putBack);
  const code = useWatch({ control, name: 'governorate' });
  const { subtotal } = quote.costBreakdown;
  const terms = deliveryTerms(options, {
    ...{ code, subtotal, adjustment: adjustmentOf(quote), now: new Date(askedAt) },
    makingDays: makingDaysOf(productsIn(quote.lines)),
  });
  const place = terms?.place.code;

  useEffect(() => {
    if (place) rememberGovernorate(place);
  }, [place]);

  const placeOrder = handleSubmit(async (fields) => {
    await send(
      guestOrderOf(fields, {
        items: piecesOf(quote.lines),
        ...(quote.promotionCode && { promotionCode: quote.promotionCode }),
        ...(terms?.delivery && { seenTotalCost: toPounds(totalOf(quote, terms.delivery)) }),
      }),
    );
  });

  return (
    <GuestCheckoutPage
      quote={quote}
      options={options}
      terms={terms}
      field={(name) => ({
        ...register(name),
        defaultValue: getValues(name) ?? '',
        error: errors[name]?.message,
      })}
      form={{
        onSubmit: placeOrder,
        onFocus: () => void fetchSchemas(),
        onInput: ({ currentTarget }) => draft.keep(currentTarget),
      }}
      code={() => <LaterPromotionCode refusal={quote.promotionRefusal} />}
      isPlacing={isPlacing}
      failure={failure}
    />
  );
}
