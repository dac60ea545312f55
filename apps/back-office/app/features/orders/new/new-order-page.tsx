import type { Result } from '@craftsandore/api-client';
import {
  type Hold,
  maxLength,
  type OrderLine,
  signedPiastres,
  type Quote,
  type ShippingOptions,
  simpleEmail,
  type StaffCustomerDetails,
  toPounds,
} from '@craftsandore/contract';
import { FormError, PageHeader, Panel, TextArea, TextField } from '@craftsandore/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import formStyles from '../../../form/form-page.module.css';
import { UnsavedGuard, useUnsaved } from '../../../form/unsaved-guard.tsx';
import { useOneCall } from '../../../form/use-one-call.ts';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { type AdjustmentDraft, adjustmentOf } from '../adjustment-draft.ts';
import { AdjustmentFields } from '../adjustment-fields.tsx';
import { ordersPath } from '../order-filters.ts';
import { piecesIn } from '../pieces-in.ts';
import { CartLink, type MakeCartLink } from './cart-link.tsx';
import { CustomerOfNumber } from './customer-of-number.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { type DraftLine, linesOf, piecesOf, subtotalOf, withOneMore } from './draft-lines.ts';
import { DraftedLines } from './drafted-lines.tsx';
import { HoldPieces, type HoldThese } from './hold-pieces.tsx';
import { mobileOf } from './mobile-of.ts';
import styles from './new-order-page.module.css';
import { OrderSum } from './order-sum.tsx';
import {
  emptyFields,
  knownAddress,
  type PhoneOrderBody,
  type PhoneOrderFields,
  placeOf,
} from './phone-order-fields.ts';
import { PieceSearch } from './piece-search.tsx';
import type { SearchProducts } from './search-products.ts';
import { SourceChoice } from './source-choice.tsx';
import { useDelivery } from './use-delivery.ts';
import { type FindByNumber, useNumber } from './use-number.ts';

type Placed = { id: number; status: { name: string } };

type NewOrderPageProps = {
  options: ShippingOptions;
  now: Date;
  /** What was held for who calls again, and what of it can be had. */
  held?: { hold: Hold; lines: Quote['lines'] } | undefined;
  onFind: FindByNumber;
  onSearch: SearchProducts;
  onQuote: (items: ReturnType<typeof piecesOf>) => Promise<Result<Quote>>;
  /** The lines of an order. */
  onRead: (orderId: number) => Promise<Result<{ lines: OrderLine[] }>>;
  onLink: MakeCartLink;
  onHold: HoldThese;
  onPlace: (body: PhoneOrderBody) => Promise<Result<{ order: Placed }>>;
  onPlaced: (order: Placed) => void;
  /** Of an order that is repeated not all can be had. */
  onShortage: () => void;
};

/** Takes an order of who is on the phone: who they are, what they want, where it goes. */
export function NewOrderPage(props: NewOrderPageProps) {
  return (
    <UnsavedGuard>
      <NewOrder {...props} />
    </UnsavedGuard>
  );
}

/** Why an order was not taken that is known by what there is, and at which prices. */
const staleCodes = ['order.total_changed', 'order.not_enough_stock', 'cart.empty'];

/** Where a refusal arose, which says it there; any other stands above the button. */
const arisesAt: Record<string, 'customer' | 'pieces' | 'delivery'> = {
  ...{ 'order.refused': 'customer', 'customer.not_found': 'customer' },
  ...{ 'customer.changed': 'customer', 'order.not_enough_stock': 'pieces' },
  ...{ 'cart.empty': 'pieces', 'order.not_served': 'delivery', 'order.cash_too_high': 'delivery' },
  ...{ 'address.governorate_unknown': 'delivery', 'order.discount_too_high': 'pieces' },
  ...{ 'hold.over': 'pieces', 'hold.not_found': 'pieces' },
};

/** As staff write it. */
const whoOf = ({ phoneNumber, name }: Hold) => ({
  number: phoneNumber?.replace(/^\+20/, '0') ?? '',
  name: name ?? '',
});

/** What is kept with a hold. */
const keptFields = ['number', 'name'];

function NewOrder({ options, now, held, ...calls }: NewOrderPageProps) {
  const { t } = useTranslation();
  const list = useWayBack(ordersPath());
  const form = useForm<PhoneOrderFields>({
    defaultValues: {
      ...emptyFields,
      ...(held && whoOf(held.hold)),
    },
  });
  const { register, control, setValue, setFocus, formState } = form;
  const { errors, dirtyFields } = formState;
  const typed = useWatch({ control });
  const [hold, setHold] = useState(held?.hold ?? null);
  const [lines, setLines] = useState<readonly DraftLine[]>(() =>
    held ? linesOf(held.lines, held.hold) : [],
  );
  /** Which of them are kept, whatever becomes of this page. */
  const [keptLines, setKeptLines] = useState(hold ? lines : []);
  const [placementKey] = useState(() => crypto.randomUUID());
  const { run, isPending, refusal } = useOneCall();
  const [isEmpty, setEmpty] = useState(false);
  const [typedAdjustment, setAdjustment] = useState<AdjustmentDraft | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [refusedAt, setRefusedAt] = useState<(typeof arisesAt)[string]>();
  const search = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const isTyped = Object.keys(dirtyFields).some((name) => !hold || !keptFields.includes(name));
  const hasOtherLines = hold ? lines !== keptLines : lines.length > 0;
  const forgetUnsaved = useUnsaved(isTyped || hasOtherLines || typedAdjustment !== null, () =>
    form.reset(),
  );

  const { phoneNumber, isFound, customer } = useNumber(
    typed.number ?? '',
    calls.onFind,
    (found) => {
      setValue('address', found && found.addresses.length > 0 ? '0' : 'new');
      if (found) {
        setValue('name', found.name, { shouldValidate: formState.isSubmitted });
        setValue('email', found.email ?? '');
      }
    },
  );
  const known = knownAddress(customer, typed.address);
  const subtotal = subtotalOf(lines);
  const adjustment = adjustmentOf(typedAdjustment);
  const adjusted = adjustment && {
    ...adjustment,
    amount: signedPiastres(Math.round(adjustment.amount * 100)),
  };
  const governorate = known?.governorate ?? typed.governorate ?? '';
  const delivery = useDelivery({
    ...{ options, governorate, subtotal, adjustment: adjusted?.amount, pieces: lines, now },
  });

  // The number is asked first. After the page's own focus, which its heading takes.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFocus('number'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);

  useEffect(() => {
    function handleKey(event: globalThis.KeyboardEvent) {
      if (!/^(?:Numpad)?Enter$/.test(event.code) || !(event.ctrlKey || event.metaKey)) return;
      // What lies over the form is no part of it.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.preventDefault();
      element.current?.requestSubmit();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  /** Enter alone never orders: it leads on from the number, and does nothing in other fields. */
  function handleEnter(event: KeyboardEvent) {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (target.name === 'number' && mobileOf(target.value)) search.current?.focus();
  }

  function setChosen(chosen: readonly DraftLine[]) {
    setLines(chosen);
    setEmpty(false);
  }

  /** What can be had of these pieces, at the prices of now. */
  async function quote(items: ReturnType<typeof piecesOf>): Promise<DraftLine[] | null> {
    const quoted = await calls.onQuote(items);
    return quoted.ok ? linesOf(quoted.value.lines, hold) : null;
  }

  async function repeat({ orders: [last] }: StaffCustomerDetails) {
    if (!last) return;
    const read = await calls.onRead(last.orderId);
    if (!read.ok) return;
    const wanted = piecesOf(read.value.lines);
    const today = await quote(wanted);
    if (!today) return;
    setChosen(today);
    if (piecesIn(today) < piecesIn(wanted)) calls.onShortage();
  }

  async function place(fields: PhoneOrderFields) {
    if (lines.length === 0) {
      setEmpty(true);
      search.current?.focus();
      return;
    }
    if (typedAdjustment && !adjusted) {
      setIncomplete(true);
      element.current?.querySelector<HTMLElement>('[name=adjustment]')?.focus();
      return;
    }
    const { name, email, note, source } = fields;
    const total = subtotal + (adjusted?.amount ?? 0) + (delivery?.fee ?? 0);
    const result = await run(() =>
      calls.onPlace({
        placementKey,
        items: piecesOf(lines),
        contact: {
          name: name.trim(),
          phoneNumber: phoneNumber ?? '',
          ...(email.trim() && { email: email.trim() }),
        },
        shippingDetails: placeOf(fields, known),
        ...(note.trim() && { note: note.trim() }),
        paymentMethod: 'cash',
        source,
        ...(customer && { customerId: customer.id }),
        ...(adjustment && { adjustment }),
        ...(hold && { holdId: hold.id }),
        // Where it does not go the API says so.
        ...(delivery?.fee !== null && total >= 0 && { seenTotalCost: toPounds(total) }),
      }),
    );
    if (!result) return;
    if (result.ok) {
      forgetUnsaved();
      calls.onPlaced(result.value.order);
      return;
    }
    const at = arisesAt[result.refusal.code ?? ''];
    setRefusedAt(at);
    if (at === 'customer') setFocus('number');
    if (at === 'pieces') search.current?.focus();
    if (at === 'delivery') setFocus(known ? 'address' : 'governorate');
    if (staleCodes.includes(result.refusal.code ?? '')) {
      const today = await quote(piecesOf(lines));
      if (today) setLines(today);
    }
  }

  const pieces = piecesIn(lines);
  const refusedHere = (at: typeof refusedAt) =>
    refusal && at === refusedAt && `${t('phoneOrder.notPlaced')} ${refusal}`;

  return (
    <FormProvider {...form}>
      <PageTitle>{t('task.newOrder')}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.orders') }}
        title={t('task.newOrder')}
        meta={!hold && t('phoneOrder.draft')}
      />
      {/* Keys are handled for its fields, which are reached by themselves. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- see above */}
      <form
        ref={element}
        noValidate
        className={columns.columns}
        onKeyDown={handleEnter}
        onSubmit={(event) => void form.handleSubmit(place)(event)}
      >
        <div className={columns.stack}>
          <Panel title={t('phoneOrder.customer')}>
            <div className={formStyles.fields}>
              <FormError>{refusedHere('customer')}</FormError>
              <div className={styles.number}>
                <TextField
                  {...register('number', {
                    validate: (typed) => mobileOf(typed) !== null || t('phoneOrder.numberInvalid'),
                  })}
                  type="tel"
                  autoComplete="off"
                  label={t('phoneOrder.number')}
                  maxLength={40}
                  error={errors.number?.message}
                />
                <CustomerOfNumber
                  customer={customer}
                  isFound={isFound}
                  onRepeat={() => void (customer && repeat(customer))}
                />
              </div>
              <div className={formStyles.pair}>
                <TextField
                  {...register('name', {
                    validate: (name) => Boolean(name.trim()) || t('phoneOrder.required'),
                  })}
                  dir="auto"
                  autoComplete="off"
                  label={t('phoneOrder.name')}
                  maxLength={100}
                  error={errors.name?.message}
                />
                <TextField
                  {...register('email', {
                    validate: (email) =>
                      !email.trim() ||
                      simpleEmail.test(email.trim()) ||
                      t('phoneOrder.emailInvalid'),
                  })}
                  type="email"
                  autoComplete="off"
                  label={t('phoneOrder.email')}
                  maxLength={maxLength.email}
                  error={errors.email?.message}
                />
              </div>
            </div>
          </Panel>
          <Panel
            flush
            title={t('order.items')}
            actions={pieces > 0 && t('order.pieces', { count: pieces })}
          >
            <PieceSearch
              ref={search}
              onSearch={calls.onSearch}
              onChoose={(found) => setChosen(withOneMore(lines, found))}
            />
            {refusedHere('pieces') && (
              <div className={styles.inset}>
                <FormError>{refusedHere('pieces')}</FormError>
              </div>
            )}
            {lines.length > 0 ? (
              <DraftedLines lines={lines} onChange={setChosen} />
            ) : (
              <div className={styles.none}>
                <FormError>{isEmpty && t('phoneOrder.noPieces')}</FormError>
                {!isEmpty && t('phoneOrder.noPieces')}
              </div>
            )}
            <AdjustmentFields
              className={styles.inset}
              draft={typedAdjustment}
              isIncomplete={isIncomplete && !adjusted}
              onChange={setAdjustment}
            />
          </Panel>
          <SourceChoice />
          <HoldPieces
            {...{ lines, phoneNumber, hold, onHold: calls.onHold }}
            name={typed.name ?? ''}
            onHeld={(held) => {
              setHold(held);
              setKeptLines(lines);
            }}
            onNobody={() => setFocus('number')}
          />
          <Panel title={t('phoneOrder.link')}>
            <CartLink lines={lines} phoneNumber={phoneNumber} onLink={calls.onLink} />
          </Panel>
        </div>
        <div className={columns.stack}>
          <DeliverTo customer={customer} governorates={options.governorates}>
            <FormError>{refusedHere('delivery')}</FormError>
            <TextArea
              {...register('note')}
              label={t('phoneOrder.note')}
              rows={2}
              maxLength={maxLength.customerNote}
            />
            <div role="status">
              {delivery && (
                <p className={styles.promise}>
                  <strong>{delivery.first}</strong>
                  {delivery.fee !== null && (
                    <>
                      <span>{delivery.second}</span>
                      {delivery.more && <span>{delivery.more}</span>}
                    </>
                  )}
                </p>
              )}
            </div>
          </DeliverTo>
          <div className={styles.end}>
            <FormError>{refusedHere(undefined)}</FormError>
            <OrderSum
              subtotal={subtotal}
              adjustment={adjusted}
              fee={delivery?.fee ?? null}
              isPending={isPending}
            />
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
