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

import { LeaveGuard } from '../../../form/leave-guard.tsx';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { signInPath } from '../../../session/next-page.ts';
import { Choices } from '../confirm/choices.tsx';
import styles from '../order-form.module.css';
import type { SendReturn } from './send-return.ts';

type ReturnSectionProps = Pick<CustomerReturns, 'returnable'> & {
  lines: readonly OrderLine[];
  onAsk: SendReturn;
  /** Called once the page shows the return, or when none is wanted. */
  onClose: (isAsked: boolean) => void;
};

/** Asks which pieces come back, why, and what is wanted for them. */
export function ReturnSection({ lines, returnable, onAsk, onClose }: ReturnSectionProps) {
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
  const [isTouched, setTouched] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<'pieces' | 'reason'>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    const first = missing === 'pieces' ? '[role=spinbutton]' : '[name=reason]';
    if (missing) form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [missing]);

  const send = useOneAtATime(async (wish: Parameters<SendReturn>[0]) => {
    const words = JSON.stringify(wish);
    if (meant.current.words !== words) meant.current = { words, key: crypto.randomUUID() };
    setBusy(true);
    const result = await onAsk(wish, meant.current.key);
    if (result.ok) {
      setSent(true);
      await revalidate();
      onClose(true);
      return;
    }
    const { status, code, sentence } = result.refusal;
    if (status === 401) {
      await navigate(signInPath(pathname));
      return;
    }
    setFailure(sentence ?? t(status === undefined ? 'failure.connection' : 'returns.failed'));
    setBusy(false);
    // What may be returned is another by now.
    if (code?.startsWith('return.')) await revalidate();
  });

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
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
    setFailure(undefined);
    setMissing(undefined);
    if (pieces.length === 0) return setMissing('pieces');
    if (!reason) return setMissing('reason');
    await send({ lines: pieces, reason, ...(wanted && { wanted }), ...(comment && { comment }) });
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
          <Text size="sm" tone="muted">
            {t('returns.lawful')} <Link href="/returns">{t('returns.more')}</Link>
          </Text>
          <Pieces
            {...{ lines, returnable, counts }}
            onChange={(counts) => {
              setCounts(counts);
              setTouched(true);
            }}
          />
          <FormError>{missing === 'pieces' && t('returns.piecesMissing')}</FormError>
          <Select
            name="reason"
            label={t('returns.reason')}
            error={missing === 'reason' && t('returns.reasonMissing')}
            defaultValue=""
          >
            <option value="">{t('returns.choose')}</option>
            {returnReasons.map((reason: ReturnReason) => (
              <option key={reason} value={reason}>
                {t(`whyReturned.${reason}`)}
              </option>
            ))}
          </Select>
          <Choices
            name="wanted"
            legend={
              <Text as="span" size="sm" weight="medium">
                {t('returns.wanted')}
              </Text>
            }
            choices={returnWishes.map((value) => ({ value, label: t(`wantedBack.${value}`) }))}
            chosen="refund"
            columns={2}
          />
          <TextArea
            name="comment"
            label={t('returns.comment')}
            hint={t('returns.commentHint')}
            rows={3}
            maxLength={maxReturnWords}
          />
          <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
          <div className={styles.actions}>
            <Button type="submit" loading={isBusy}>
              {t('returns.send')}
            </Button>
            <Button variant="quiet" onClick={() => onClose(false)}>
              {t('action.cancel')}
            </Button>
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
      {returnable.map(({ orderLineId, quantity: most }) => {
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
                {t('list.comma') + t('returns.most', { most: number(most) })}
              </Text>
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
