import { toPounds } from '@craftsandore/contract';
import { makingDaysOf } from '@craftsandore/rules';
import { Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { productsIn } from '../../../cart/cart-sums.ts';
import { deliveryTerms } from '../../../delivery/delivery-terms.ts';
import { GuestCheckoutPage } from './guest-checkout-page.tsx';
import { adjustmentOf, quoteTo, totalOf } from './total-of.ts';
import { UnscriptedPromotionCode } from './unscripted-promotion-code.tsx';
import type { SentForm, Unscripted } from './unscripted.ts';

type UnscriptedCheckoutFormProps = {
  checkout: Unscripted;
  /** What came back, once it was sent. */
  sent: SentForm | undefined;
};

/** The checkout where no script runs: the browser sends the form, twice, because fee and total come in between. */
export function UnscriptedCheckoutForm({ checkout, sent }: UnscriptedCheckoutFormProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { options, askedAt, promotionCode } = checkout;
  const { fields = {}, errors = {}, refusal = null, isToBeSeen = false } = sent ?? {};
  const code = fields.governorate;
  const quote = quoteTo(checkout.quote, code);
  const { subtotal } = quote.costBreakdown;
  const terms = deliveryTerms(options, {
    ...{ code, subtotal, adjustment: adjustmentOf(quote), now: new Date(askedAt) },
    makingDays: makingDaysOf(productsIn(quote.lines)),
  });
  const total = terms?.delivery && toPounds(totalOf(quote, terms.delivery));

  return (
    <GuestCheckoutPage
      quote={quote}
      options={options}
      terms={terms}
      field={(name) => ({ name, defaultValue: fields[name] ?? '', error: errors[name] })}
      // Without one, an answer at "#order" would hand that on to the page of the order.
      form={{ action: pathname + search }}
      unseen={
        <>
          {/* Enter presses the first button of a form: it is to place the order, not to ask for a code. */}
          <button type="submit" hidden />
          {isToBeSeen && <Notice role="status">{t('guest.seeTotal')}</Notice>}
          <input
            type="hidden"
            name="placementKey"
            value={fields.placementKey ?? checkout.placementKey}
          />
          <input type="hidden" name="askedAt" value={fields.askedAt ?? askedAt} />
          <input type="hidden" name="seenTotalCost" value={total ?? ''} />
        </>
      }
      code={(form) => (
        <UnscriptedPromotionCode
          form={form}
          code={promotionCode}
          refusal={quote.promotionRefusal}
        />
      )}
      button={{ type: 'submit' }}
      failure={
        refusal
          ? { sentence: refusal.sentence ?? t('checkout.payFailed'), code: refusal.code }
          : undefined
      }
    />
  );
}
