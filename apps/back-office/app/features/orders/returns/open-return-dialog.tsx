import {
  maxReturnWords,
  type OrderReturns,
  type ReturnReason,
  returnReasons,
  type ReturnWish,
  returnWishes,
  type StaffReturn,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { QuantityStepper, Radio, RadioGroup, Select, Separator, TextArea } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import receiving from '../parcels/receive-dialog.module.css';
import type { OpenReturn } from './return-calls.ts';
import { WayPayers } from './way-payers.tsx';

type OpenReturnDialogProps = {
  pieces: OrderReturns['returnable'];
  onOpen: OpenReturn;
  onClose: () => void;
};

type Fields = {
  reason: ReturnReason | '';
  wanted: ReturnWish;
  wayPaidBy: StaffReturn['wayPaidBy'];
  comment: string;
};

/** Asks which pieces of an order come back, why, and what their customer wants for them. */
export function OpenReturnDialog({ pieces, onOpen, onClose }: OpenReturnDialogProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  // Of what is meant now: other pieces are another return.
  const meant = useRef({ words: '', key: '' });
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { reason: '', wanted: 'refund', wayPaidBy: 'shop', comment: '' },
  });
  const { errors } = formState;
  const isPossible = (reason: ReturnReason) =>
    pieces.every(
      ({ orderLineId, reasons }) => !counts.get(orderLineId) || (reasons?.includes(reason) ?? true),
    );

  async function open({ reason, comment, ...rest }: Fields) {
    const lines = [...counts]
      .filter(([, quantity]) => quantity > 0)
      .map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
    if (lines.length === 0) return setRefusal(t('returns.piecesRequired'));
    if (!reason) return;
    if (!isPossible(reason)) return setRefusal(t('orders.reasonOfFault'));
    const words = comment.trim();
    const wish = { ...rest, lines, reason, ...(words && { comment: words }) };
    const asked = JSON.stringify(wish);
    if (meant.current.words !== asked) meant.current = { words: asked, key: crypto.randomUUID() };
    setPending(true);
    const result = await onOpen(wish, meant.current.key);
    setPending(false);
    if (!result.ok) return setRefusal(sentenceOf(result.refusal));
    onClose();
  }

  return (
    <FormDialog
      title={t('returns.open')}
      description={t('returns.openWords')}
      submit={{ label: t('returns.submit') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void handleSubmit(open)(event)}
    >
      <ul>
        {pieces.map((piece) => (
          <li key={piece.orderLineId} className={receiving.parts}>
            <span>
              <bdi>{local(piece, 'name')}</bdi>
              <span className={receiving.design}>
                <bdi>{local(piece, 'designName')}</bdi>
                <Separator variant="inline" />
                {t('returns.ofLine', { quantity: number(piece.quantity) })}
              </span>
              {piece.madeToOrderDays && (
                <span className={receiving.design}>
                  {t('orders.madeToOrder', { count: piece.madeToOrderDays })}
                </span>
              )}
            </span>
            <QuantityStepper
              size="sm"
              value={counts.get(piece.orderLineId) ?? 0}
              min={0}
              max={piece.quantity}
              label={t('returns.piecesOf', { name: local(piece, 'name') })}
              decreaseLabel={t('returns.fewer')}
              increaseLabel={t('returns.more')}
              format={number}
              onChange={(quantity) => setCounts(new Map(counts).set(piece.orderLineId, quantity))}
            />
          </li>
        ))}
      </ul>
      <Select
        {...register('reason', { required: t('returns.reasonRequired') })}
        label={t('returns.reason')}
        error={errors.reason?.message}
      >
        <option value="">{t('returns.choose')}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason} disabled={!isPossible(reason)}>
            {t(`returnReason.${reason}`)}
          </option>
        ))}
      </Select>
      <RadioGroup label={t('returns.wish')}>
        {returnWishes.map((wish) => (
          <Radio key={wish} {...register('wanted')} value={wish} label={t(`returnWish.${wish}`)} />
        ))}
      </RadioGroup>
      <WayPayers field={register('wayPaidBy')} />
      <TextArea
        {...register('comment')}
        label={t('returns.comment')}
        hint={t('returns.commentHint')}
        maxLength={maxReturnWords}
      />
    </FormDialog>
  );
}
