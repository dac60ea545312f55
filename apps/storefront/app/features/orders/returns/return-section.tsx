import type { Refusal } from '@craftsandore/api-client';
import {
  type CustomerReturns,
  maxReturnWords,
  type OrderLine,
  type ReturnReason,
  returnReasons,
  returnWishes,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  Card,
  FormError,
  Heading,
  Link,
  QuantityStepper,
  Select,
  Text,
  TextArea,
} from '@craftsandore/ui';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';

import { MadeToOrder } from '../../../components/made-to-order.tsx';
import { LeaveGuard } from '../../../form/leave-guard.tsx';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { signInPath } from '../../../session/next-page.ts';
import { Choices } from '../confirm/choices.tsx';
import styles from '../order-form.module.css';
import { type ChosenPhoto, ChosenPhotos } from './chosen-photos.tsx';
import { DestinationFields, type DestinationFault, destinationIn } from './destination-fields.tsx';
import type { SendReturn, SendReturnPhoto } from './send-return.ts';

type ReturnSectionProps = Pick<CustomerReturns, 'returnable'> & {
  lines: readonly OrderLine[];
  onAsk: SendReturn;
  onPhoto: SendReturnPhoto;
  /** Called once the page shows the return, or when none is wanted. */
  onClose: (isAsked: boolean) => void;
};

type Wish = Parameters<SendReturn>[0];

/** Asks which pieces come back, why, what is wanted for them, and for photos. */
export function ReturnSection({ lines, returnable, onAsk, onPhoto, onClose }: ReturnSectionProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // Of what is meant now: other pieces are another return.
  const meant = useRef({ words: '', key: '' });
  const [only] = returnable;
  const isOnePiece = returnable.length === 1 && only?.quantity === 1;
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(
    new Map(isOnePiece ? [[only.orderLineId, 1]] : []),
  );
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  // The return, where it is asked for and photos of it are not sent yet.
  const [askedId, setAskedId] = useState<number>();
  const [isTouched, setTouched] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState('refund');
  const [fault, setFault] = useState<DestinationFault>();
  const [missing, setMissing] = useState<'pieces' | 'reason' | 'fault'>();
  const [failure, setFailure] = useState<string>();
  const isPossible = (reason: ReturnReason) =>
    returnable.every(
      ({ orderLineId, reasons }) => !counts.get(orderLineId) || (reasons?.includes(reason) ?? true),
    );
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    const first = missing === 'pieces' ? '[role=spinbutton]' : '[name=reason]';
    if (missing) form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [missing]);

  function removePhoto(photo: ChosenPhoto) {
    URL.revokeObjectURL(photo.url);
    setPhotos((all) => all.filter((one) => one !== photo));
  }

  /** Asks for the return, and then sends the photos of it: what has not arrived stays, to be sent again. */
  async function sendAll(wish: Wish | undefined): Promise<Refusal | undefined> {
    let id = askedId;
    if (wish) {
      const words = JSON.stringify(wish);
      if (meant.current.words !== words) meant.current = { words, key: crypto.randomUUID() };
      const asked = await onAsk(wish, meant.current.key);
      if (!asked.ok) return asked.refusal;
      id = asked.value.id;
    }
    if (id === undefined) return;
    for (const photo of photos) {
      const sent = await onPhoto(id, photo.file);
      if (!sent.ok) {
        setAskedId(id);
        return sent.refusal;
      }
      removePhoto(photo);
    }
  }

  async function finish() {
    setSent(true);
    await revalidate();
    onClose(true);
  }

  const send = useOneAtATime(async (wish?: Wish) => {
    setBusy(true);
    const refusal = await sendAll(wish);
    if (!refusal) return finish();
    const { status, code, sentence } = refusal;
    if (status === 401) {
      await navigate(signInPath(pathname));
      return;
    }
    setFailure(sentence ?? t(status === undefined ? 'failure.connection' : 'returnForm.failed'));
    setBusy(false);
    // What may be returned is another by now.
    if (code?.startsWith('return.')) await revalidate();
  });

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    if (askedId !== undefined) return send();
    const fields = new FormData(event.currentTarget);
    const wanted = returnWishes.find((wish) => wish === fields.get('wanted'));
    const reason = returnReasons.find((one) => one === fields.get('reason'));
    const comment = String(fields.get('comment')).trim();
    const pieces = returnable
      .map(({ orderLineId, quantity: most }) => ({
        orderLineId,
        quantity: Math.min(counts.get(orderLineId) ?? 0, most),
      }))
      .filter(({ quantity }) => quantity > 0);
    setMissing(undefined);
    if (pieces.length === 0) return setMissing('pieces');
    // Pieces may be chosen after it, for which it is none: browsers leave out what is disabled.
    if (!reason || !isPossible(reason)) {
      return setMissing(isPossible('changed_mind') ? 'reason' : 'fault');
    }
    const { refundTo, fault } = destinationIn(fields);
    setFault(fault);
    if (fault) return form.current?.querySelector<HTMLElement>(`[name=${fault}]`)?.focus();
    await send({
      ...{ lines: pieces, reason },
      ...(wanted && { wanted }),
      ...(comment && { comment }),
      ...(refundTo && { refundTo }),
    });
  }

  return (
    <Card>
      <section aria-labelledby={titleId}>
        <form
          ref={form}
          className={styles.root}
          noValidate
          onInput={() => setTouched(true)}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <LeaveGuard isUnsaved={isTouched && !isSent} reason={t('edit.leaveReason')} />
          <Heading level={2} size="h4" id={titleId} ref={title} tabIndex={-1}>
            {t('returns.open')}
          </Heading>
          {askedId === undefined ? (
            <>
              <Text size="sm" tone="muted">
                {t(
                  returnable.every(({ reasons }) => reasons)
                    ? 'returnForm.madeToOrder'
                    : 'returnForm.lawful',
                )}{' '}
                <Link href="/returns">{t('returnForm.more')}</Link>
              </Text>
              <Pieces
                {...{ lines, returnable, counts }}
                onChange={(counts) => {
                  setCounts(counts);
                  setTouched(true);
                }}
              />
              <FormError>{missing === 'pieces' && t('returnForm.piecesMissing')}</FormError>
              <Select
                name="reason"
                label={t('returnForm.reason')}
                error={
                  (missing === 'reason' && t('returnForm.reasonMissing')) ||
                  (missing === 'fault' && t('returnForm.reasonOfFault'))
                }
                defaultValue=""
              >
                <option value="">{t('returnForm.choose')}</option>
                {returnReasons.map((reason: ReturnReason) => (
                  <option key={reason} value={reason} disabled={!isPossible(reason)}>
                    {t(`whyReturned.${reason}`)}
                  </option>
                ))}
              </Select>
              <div
                onChange={({ target }) => {
                  if (target instanceof HTMLInputElement) setWanted(target.value);
                }}
              >
                <Choices
                  name="wanted"
                  legend={
                    <Text as="span" size="sm" weight="medium">
                      {t('returnForm.wanted')}
                    </Text>
                  }
                  choices={returnWishes.map((value) => ({
                    value,
                    label: t(`wantedBack.${value}`),
                  }))}
                  chosen="refund"
                  columns={2}
                />
              </div>
              {wanted === 'refund' && (
                <DestinationFields
                  legend={
                    <Text as="span" size="sm" weight="medium">
                      {t('destinationForm.optional')}
                    </Text>
                  }
                  isOptional
                  fault={fault}
                />
              )}
              <TextArea
                name="comment"
                label={t('returnForm.comment')}
                hint={t('returnForm.commentHint')}
                rows={3}
                maxLength={maxReturnWords}
              />
            </>
          ) : (
            <Text>{t('returnForm.photosLeft')}</Text>
          )}
          <ChosenPhotos
            chosen={photos}
            mayAdd={askedId === undefined}
            onAdd={(added) => {
              setPhotos((all) => [...all, ...added]);
              setTouched(true);
            }}
            onRemove={removePhoto}
          />
          <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
          <div className={styles.actions}>
            {(askedId === undefined || photos.length > 0) && (
              <Button type="submit" loading={isBusy}>
                {t(askedId === undefined ? 'returnForm.send' : 'action.retry')}
              </Button>
            )}
            {askedId === undefined ? (
              <Button variant="quiet" onClick={() => onClose(false)}>
                {t('action.cancel')}
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => void finish()}>
                {t('returnForm.withoutPhotos')}
              </Button>
            )}
          </div>
        </form>
      </section>
    </Card>
  );
}

type PiecesProps = Pick<ReturnSectionProps, 'lines' | 'returnable'> & {
  counts: ReadonlyMap<number, number>;
  onChange: (counts: ReadonlyMap<number, number>) => void;
};

function Pieces({ lines, returnable, counts, onChange }: PiecesProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();

  return (
    <ul>
      {returnable.map(({ orderLineId, quantity: most, reasons }) => {
        const line = lines.find((one) => one.orderLineId === orderLineId);
        if (!line) return null;
        const name = local(line, 'name');
        const design = local(line, 'designName');
        const product = name + t('list.comma') + design;
        return (
          <li key={orderLineId} className={styles.line}>
            <div>
              <Text as="span" size="sm" weight="medium">
                <bdi>{name}</bdi>
              </Text>
              <Text size="xs" tone="muted">
                <bdi>{design}</bdi>
                {t('list.comma') + t('returnForm.most', { most: number(most) })}
              </Text>
              {reasons && <MadeToOrder />}
            </div>
            <QuantityStepper
              size="sm"
              value={Math.min(counts.get(orderLineId) ?? 0, most)}
              min={0}
              max={most}
              label={t('cart.quantityOf', { product })}
              decreaseLabel={t('cart.lessOf', { product })}
              increaseLabel={t('cart.moreOf', { product })}
              format={number}
              onChange={(quantity) => onChange(new Map(counts).set(orderLineId, quantity))}
            />
          </li>
        );
      })}
    </ul>
  );
}
