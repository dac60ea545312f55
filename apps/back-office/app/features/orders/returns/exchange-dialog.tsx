import type { Result } from '@craftsandore/api-client';
import {
  maxQuantity,
  piastres,
  type Quote,
  type ShippingOptions,
  signedPiastres,
  type StaffReturn,
  toPounds,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { deliveryTo, exchangeOf, receivedPieces } from '@craftsandore/rules';
import {
  DescriptionList,
  Price,
  QuantityStepper,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@craftsandore/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import {
  type DraftLine,
  linesOf,
  mostOf,
  piecesOf,
  subtotalOf,
  withOneMore,
} from '../new/draft-lines.ts';
import { DesignPhoto } from '../new/design-photo.tsx';
import type { SearchProducts } from '../new/search-products.ts';
import receiving from '../parcels/receive-dialog.module.css';
import { ExchangeSearch } from './exchange-search.tsx';
import type { Exchange } from './return-calls.ts';

/** What can be had of pieces now, and what delivery costs. */
export type BeginExchange = (
  items: Exchange['items'],
) => Promise<Result<{ lines: Quote['lines']; options: ShippingOptions }>>;

export type MakeExchange = (exchange: Exchange) => Promise<Result<StaffReturn>>;

type ExchangeDialogProps = {
  shown: StaffReturn;
  onBegin: BeginExchange;
  onSearch: SearchProducts;
  onExchange: MakeExchange;
  onClose: () => void;
};

/** Asks which pieces their customer gets for those that came back, and says what is left to pay. */
export function ExchangeDialog({ shown, onSearch, onExchange, ...props }: ExchangeDialogProps) {
  const { onBegin, onClose } = props;
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [begun, setBegun] = useState<Awaited<ReturnType<BeginExchange>>>();
  /** As somebody has changed them since. */
  const [changed, setChanged] = useState<DraftLine[]>();
  const [now] = useState(() => new Date());
  // Of what is meant now: other pieces are another order.
  const meant = useRef({ words: '', placementKey: '' });

  const begin = useEffectEvent(() => onBegin(sameAgain(shown)));
  useEffect(() => {
    let isOver = false;
    void begin().then((begun) => {
      if (!isOver) setBegun(begun);
    });
    return () => {
      isOver = true;
    };
  }, []);

  const { options, lines: quoted = [] } = begun?.ok ? begun.value : {};
  const lines = changed ?? linesOf(quoted);
  const unread = begun?.ok === false ? sentenceOf(begun.refusal) : undefined;
  const subtotal = subtotalOf(lines);
  const isToPay = shown.wayPaidBy === 'customer' && options !== undefined;
  const { governorate } = shown;
  const delivery = isToPay ? deliveryTo(options, { governorate, subtotal, now }) : null;
  const fee = delivery?.fee ?? piastres(0);
  const total = piastres(subtotal + fee);
  const { credit, toPay, left } = exchangeOf({ owed: shown.toRefund, total });

  async function make() {
    const items = piecesOf(lines);
    if (items.length === 0) return setRefusal(t('returns.exchangeEmpty'));
    const seen = { seenTotalCost: toPounds(total), seenCredit: toPounds(piastres(credit)) };
    const words = JSON.stringify({ items, seen });
    if (meant.current.words !== words) {
      meant.current = { words, placementKey: crypto.randomUUID() };
    }
    setPending(true);
    const { placementKey } = meant.current;
    const result = await onExchange({ placementKey, items, ...seen });
    setPending(false);
    if (result.ok) return onClose();
    setRefusal(sentenceOf(result.refusal));
    // What is here and what it costs is another by now.
    if (!result.refusal.code?.startsWith('order.')) return;
    const again = await onBegin(items);
    if (!again.ok) return;
    setBegun(again);
    setChanged(undefined);
  }

  return (
    <FormDialog
      title={t('returns.exchange')}
      description={t('returns.exchangeWords')}
      submit={{ label: t('returns.exchangeSubmit') }}
      {...{ isPending, onClose }}
      refusal={refusal ?? unread}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {begun ? (
        <Pieces lines={lines} onChange={setChanged} />
      ) : (
        <SkeletonGroup label={t('failure.loading')}>
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      <ExchangeSearch
        onSearch={onSearch}
        onChoose={(found) => setChanged(withOneMore(lines, found))}
      />
      <Sums {...{ subtotal, fee, credit, toPay, left }} />
    </FormDialog>
  );
}

/** The pieces that have come, once more. */
const sameAgain = ({ lines }: StaffReturn) =>
  lines.flatMap(({ productDesignId, judged }) => {
    const quantity = judged ? receivedPieces(judged) : 0;
    return quantity > 0 ? [{ productDesignId, quantity: Math.min(quantity, maxQuantity) }] : [];
  });

type PiecesProps = { lines: DraftLine[]; onChange: (lines: DraftLine[]) => void };

function Pieces({ lines, onChange }: PiecesProps) {
  const { t } = useTranslation();
  const { local, number, moneyParts } = useLocale();
  if (lines.length === 0) return <Text size="sm">{t('returns.exchangeEmpty')}</Text>;

  return (
    <ul>
      {lines.map((line) => {
        const name = local(line, 'name') + t('form.comma') + local(line, 'designName');
        const others = lines.filter((other) => other !== line);
        return (
          <li key={line.productDesignId} className={receiving.line}>
            <DesignPhoto {...line} size={44} />
            <span>
              <bdi>{local(line, 'name')}</bdi>
              <span className={receiving.design}>
                <bdi>{local(line, 'designName')}</bdi>
              </span>
            </span>
            <span className={receiving.parts}>
              <QuantityStepper
                size="sm"
                value={line.quantity}
                max={Math.max(mostOf(line), line.quantity)}
                label={t('returns.piecesOf', { name })}
                decreaseLabel={t('returns.fewer')}
                increaseLabel={t('returns.more')}
                removeLabel={t('returns.exchangeRemove', { name })}
                format={number}
                onRemove={() => onChange(others)}
                onChange={(quantity) =>
                  onChange(lines.map((other) => (other === line ? { ...line, quantity } : other)))
                }
              />
              <Price {...moneyParts(piastres(line.unitPrice * line.quantity))} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type SumsProps = { subtotal: number; fee: number; credit: number; toPay: number; left: number };

function Sums({ subtotal, fee, credit, toPay, left }: SumsProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const price = (amount: number) => <Price {...moneyParts(signedPiastres(amount))} />;

  return (
    <DescriptionList
      items={[
        { term: t('returns.exchangePieces'), description: price(subtotal) },
        { term: t('returns.exchangeFee'), description: price(fee) },
        { term: t('returns.exchangeCredit'), description: price(0 - credit) },
        { term: t('returns.exchangeToPay'), description: price(toPay), strong: true },
        ...(left > 0 ? [{ term: t('returns.toRefund'), description: price(left) }] : []),
      ]}
    />
  );
}
