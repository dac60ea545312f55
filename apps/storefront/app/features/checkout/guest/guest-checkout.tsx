import { type Quote, type ShippingOptions, toPounds } from '@craftsandore/contract';
import { makingDaysOf } from '@craftsandore/rules';
import { Notice } from '@craftsandore/ui';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useDraft } from '../../../form/use-draft.ts';
import { fetchSchemas, useSchemaForm } from '../../../form/use-schema-form.ts';
import { productsIn } from '../../../cart/cart-sums.ts';
import { deliveryTerms } from '../../../delivery/delivery-terms.ts';
import { rememberGovernorate, useGovernorate } from '../../../delivery/use-governorate.ts';
import { useHydrated } from '../../../hooks/use-hydrated.ts';
import { isReplayed } from '../../../inline/replayed-mark.ts';
import type { WithCode } from '../code-in-address.ts';
import { LaterPromotionCode } from '../later-promotion-code.tsx';
import { useOrderSending } from '../use-order-sending.ts';
import { GuestCheckoutPage } from './guest-checkout-page.tsx';
import { guestOrderOf, type WantedOrder } from './guest-order-of.ts';
import { piecesOf } from './pieces.ts';
import { adjustmentOf, quoteTo, totalOf } from './total-of.ts';

type GuestCheckoutProps = {
  /** Null on the server: the cart is the browser's. */
  quote: (Quote & WithCode) | null;
  options: ShippingOptions;
  /** When the days of delivery were asked for. */
  askedAt: number;
};

/**
 * The guest's checkout. Its form is there before anybody knows what is ordered, so that nobody waits to write; once alive, what
 * is written is checked and kept, and the order goes out once.
 */
export function GuestCheckout({ quote: anywhere, options, askedAt }: GuestCheckoutProps) {
  const { t } = useTranslation();
  const isAlive = useHydrated();
  const { send, isPlacing, failure } = useOrderSending<WantedOrder>();
  const { register, handleSubmit, putBack, getValues, control, formState } = useSchemaForm(
    ({ GuestOrderForm }) => GuestOrderForm,
  );
  const { errors } = formState;
  const draft = useDraft('checkout', putBack);
  const [isToBeSeen, setToBeSeen] = useState(false);
  const code = useWatch({ control, name: 'governorate' });
  const quote = anywhere && quoteTo(anywhere, code);
  const terms =
    quote &&
    deliveryTerms(options, {
      ...{ code, adjustment: adjustmentOf(quote), now: new Date(askedAt) },
      subtotal: quote.costBreakdown.subtotal,
      makingDays: makingDaysOf(productsIn(quote.lines)),
    });
  const place = terms?.place.code;

  const remembered = useGovernorate();
  const chooseRemembered = useEffectEvent(() => {
    const known = options.governorates.find(({ code }) => code === remembered);
    // Also where there is none: it tells of the one that was chosen before anybody listened.
    putBack({ ...(known && { governorate: known.code }) });
  });
  useEffect(() => chooseRemembered(), [remembered]);

  useEffect(() => {
    if (place) rememberGovernorate(place);
  }, [place]);

  function handlePress(event: SubmitEvent<HTMLFormElement>) {
    const seen = isReplayed(event.nativeEvent.submitter) ? null : quote;
    void handleSubmit(async (fields) => {
      setToBeSeen(!seen);
      if (!seen) return;
      await send(
        guestOrderOf(fields, {
          items: piecesOf(seen.lines),
          ...(seen.promotionCode && { promotionCode: seen.promotionCode }),
          ...(terms?.delivery && { seenTotalCost: toPounds(totalOf(seen, terms.delivery)) }),
        }),
      );
    })(event);
  }

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
        onSubmit: handlePress,
        onFocus: () => void fetchSchemas(),
        onInput: ({ currentTarget }) => draft.keep(currentTarget),
      }}
      code={() => <LaterPromotionCode refusal={quote?.promotionRefusal} />}
      // Until then a browser would send the form itself; what is no submit button is pressed again once the page is alive.
      button={{
        type: isAlive ? 'submit' : 'button',
        loading: isPlacing || (isToBeSeen && !quote),
      }}
      notice={isToBeSeen && terms?.delivery && <Notice role="status">{t('guest.seeTotal')}</Notice>}
      failure={failure}
    />
  );
}
