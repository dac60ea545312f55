import type { Result } from '@craftsandore/api-client';
import type { CallInput, Hold, holdPieces } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Link, Notice, Panel, Text } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { useOneCall } from '../../../form/use-one-call.ts';
import { allHoldsPath, orderPath } from '../order-filters.ts';
import { piecesIn } from '../pieces-in.ts';
import { type DraftLine, piecesOf } from './draft-lines.ts';
import styles from './new-order-page.module.css';

type HoldBody = CallInput<typeof holdPieces>['body'];

/** `key` is made once for what is meant: pressed again, it is the same hold. */
export type HoldThese = (body: HoldBody, key: string) => Promise<Result<Hold>>;

type HoldPiecesProps = {
  lines: readonly DraftLine[];
  /** In international form; null while there is none. */
  phoneNumber: string | null;
  name: string;
  /** What is held already. */
  hold: Hold | null;
  onHold: HoldThese;
  onHeld: (hold: Hold) => void;
  /** It is not known yet for whom. */
  onNobody: () => void;
};

/** Keeps the pieces for a customer who thinks, and says until when. */
export function HoldPieces({ lines, phoneNumber, name, hold, ...calls }: HoldPiecesProps) {
  const { t } = useTranslation();
  const { run, isPending, refusal } = useOneCall();
  const [isNobody, setNobody] = useState(false);
  const meant = useRef({ words: '', key: '' });

  async function keep() {
    const isMissing = !phoneNumber && !name.trim();
    setNobody(isMissing);
    if (isMissing) {
      calls.onNobody();
      return;
    }
    const body = {
      items: piecesOf(lines),
      ...(phoneNumber && { phoneNumber }),
      ...(name.trim() && { name: name.trim() }),
    };
    const words = JSON.stringify(body);
    if (meant.current.words !== words) meant.current = { words, key: crypto.randomUUID() };
    const result = await run(() => calls.onHold(body, meant.current.key));
    if (result?.ok) calls.onHeld(result.value);
  }

  return (
    <Panel title={t('hold.title')}>
      <div className={styles.link}>
        <div role="status">{hold && <WhatBecameOf hold={hold} />}</div>
        {!hold && (
          <>
            <Button
              type="button"
              variant="secondary"
              loading={isPending}
              disabled={lines.length === 0}
              onClick={() => void keep()}
            >
              {t('hold.hold')}
            </Button>
            <Text size="xs" tone="muted">
              {t('hold.words')}
            </Text>
          </>
        )}
        <FormError>
          {isNobody ? t('hold.needsWho') : refusal && `${t('hold.failed')} ${refusal}`}
        </FormError>
        <Link href={allHoldsPath}>{t('holds.title')}</Link>
      </div>
    </Panel>
  );
}

const tones = {
  held: 'success',
  expired: 'warning',
  released: 'danger',
  ordered: 'danger',
} as const;

function WhatBecameOf({ hold: { state, lines, expiresAt, orderId } }: { hold: Hold }) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const moment = useMoment('day and time')(expiresAt);
  const sentences = {
    held: () => t('hold.until', { count: piecesIn(lines), moment }),
    expired: () => t('hold.ended', { moment }),
    released: () => t('hold.released'),
    ordered: () => t('hold.ordered'),
  };
  return (
    <Notice tone={tones[state]}>
      {sentences[state]()}{' '}
      {orderId !== null && (
        <Link href={orderPath(orderId)}>{t('hold.toOrder', { number: orderNumber(orderId) })}</Link>
      )}
    </Notice>
  );
}
