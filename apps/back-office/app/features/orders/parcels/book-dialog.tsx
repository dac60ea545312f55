import { type CarrierName, maxTrackingNumber } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Link, Select, TextField } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { orderPath } from '../order-filters.ts';
import type { Book } from './parcel-calls.ts';
import { useCarriers } from './use-carriers.ts';

type BookDialogProps = {
  orderIds: number[];
  onBook: Book;
  /** Called with the orders that were booked. */
  onBooked?: (orderIds: number[]) => void;
  onClose: () => void;
};

type Fields = { carrier: CarrierName; numbers: Record<string, string> };
type Refused = { orderId: number; refusal: string };

/** Books a parcel for each order. What was refused stays, each with its reason; what was booked is not asked for again. */
export function BookDialog({ orderIds, onBook, onBooked, onClose }: BookDialogProps) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const sentenceOf = useRefusalSentence();
  const carriers = useCarriers({ isOffered: true });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<Refused[]>([]);
  // Of what is meant now: other orders or numbers are another booking.
  const meant = useRef({ words: '', key: '' });
  const { register, handleSubmit, control, formState } = useForm<Fields>({
    defaultValues: { carrier: 'own', numbers: {} },
  });
  const open = refused.length > 0 ? refused.map(({ orderId }) => orderId) : orderIds;
  const isTyped = useWatch({ control, name: 'carrier' }) === 'other';

  async function book({ carrier, numbers }: Fields) {
    const trackingNumbers = open.map((orderId) => ({
      ...{ orderId, trackingNumber: numbers[`of${orderId}`]?.trim() ?? '' },
    }));
    const booking = { orderIds: open, carrier, ...(isTyped && { trackingNumbers }) };
    const words = JSON.stringify(booking);
    if (meant.current.words !== words) meant.current = { words, key: crypto.randomUUID() };
    setPending(true);
    const result = await onBook(booking, meant.current.key);
    setPending(false);
    setFailure(result.ok ? undefined : sentenceOf(result.refusal));
    if (!result.ok) return;
    // What was answered is not what an answer was lost of: pressed again, it is another booking.
    meant.current = { words: '', key: '' };
    const left = result.value.flatMap(({ orderId, refusal }) =>
      refusal ? [{ orderId, refusal }] : [],
    );
    const booked = open.filter((id) => !left.some(({ orderId }) => orderId === id));
    setRefused(left);
    if (booked.length > 0) onBooked?.(booked);
    if (left.length === 0) onClose();
  }

  return (
    <FormDialog
      title={t('booking.title', { count: open.length })}
      description={t('booking.words')}
      submit={{ label: t('booking.book') }}
      {...{ isPending, onClose }}
      refusal={
        failure ??
        (refused.length > 0 && (
          <ul>
            {refused.map(({ orderId, refusal }) => (
              <li key={orderId}>
                <Link href={orderPath(orderId)}>{orderNumber(orderId)}</Link>: <bdi>{refusal}</bdi>
              </li>
            ))}
          </ul>
        ))
      }
      onSubmit={(event) => void handleSubmit(book)(event)}
    >
      <Select {...register('carrier')} label={t('booking.carrier')}>
        {carriers.map((name) => (
          <option key={name} value={name}>
            {t(`carrierName.${name}`)}
          </option>
        ))}
      </Select>
      {isTyped &&
        open.map((orderId) => (
          <TextField
            key={orderId}
            {...register(`numbers.of${orderId}`, {
              validate: (number) => Boolean(number?.trim()) || t('booking.numberRequired'),
            })}
            label={t('booking.numberOf', { order: orderNumber(orderId) })}
            dir="ltr"
            autoComplete="off"
            maxLength={maxTrackingNumber}
            error={formState.errors.numbers?.[`of${orderId}`]?.message}
          />
        ))}
    </FormDialog>
  );
}
