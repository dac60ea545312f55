import type { Result } from '@craftsandore/api-client';
import {
  type ParcelPiece,
  photoUrl,
  type PieceCondition,
  pieceConditions,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Photo, QuantityStepper, Segmented } from '@craftsandore/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { countOf, type Counts, judgedAs, toPieces } from './judged-pieces.ts';
import type { Pieces } from './parcel-calls.ts';
import styles from './receive-dialog.module.css';
import { useScanGuard } from './use-scan-guard.ts';

/** 44 pixels of CSS on a dense screen. */
const thumbnailPixels = 88;

type Piece = Pick<
  ParcelPiece,
  'orderLineId' | 'photo' | 'quantity' | 'name' | 'nameAr' | 'designName' | 'designNameAr'
>;

type ReceiveDialogProps = {
  /** What has come, in words, and what should be in it. */
  received: { words: string; pieces: Piece[] };
  /** False where the pieces go back to whoever sent them. */
  goesOnSale?: boolean;
  onReceive: (pieces: Pieces, key: string) => Promise<Result<unknown>>;
  onClose: () => void;
};

/** Asks of each piece that came back what became of it, and says what goes back on sale before it does. */
export function ReceiveDialog({
  received: { words: what, pieces: lines },
  goesOnSale = true,
  onReceive,
  onClose,
}: ReceiveDialogProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [judged, setJudged] = useState<ReadonlyMap<number, Counts>>(new Map());
  // Of what is meant now: other answers are another judgement.
  const meant = useRef({ words: '', key: '' });
  useScanGuard(() => setRefusal(t('receive.scanned')));
  const count = (condition: PieceCondition) => countOf(judged, condition);
  const judgeAll = (condition: PieceCondition) =>
    setJudged(new Map(lines.map((line) => [line.orderLineId, judgedAs(condition, line.quantity)])));

  async function receive(event: FormEvent) {
    event.preventDefault();
    if (judged.size < lines.length) return setRefusal(t('receive.required'));
    const pieces = toPieces(judged);
    const words = JSON.stringify(pieces);
    if (meant.current.words !== words) meant.current = { words, key: crypto.randomUUID() };
    setPending(true);
    const result = await onReceive(pieces, meant.current.key);
    setPending(false);
    if (!result.ok) return setRefusal(sentenceOf(result.refusal));
    onClose();
  }

  return (
    <FormDialog
      title={t('receive.title')}
      description={what}
      submit={{ label: t('receive.save') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void receive(event)}
    >
      <div className={styles.all}>
        <Button variant="secondary" onClick={() => judgeAll('sellable')}>
          {t('receive.allSellable')}
        </Button>
        <Button variant="secondary" onClick={() => judgeAll('missing')}>
          {t('receive.allMissing')}
        </Button>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.orderLineId}
            line={line}
            counts={judged.get(line.orderLineId)}
            onJudge={(counts) => setJudged(new Map(judged).set(line.orderLineId, counts))}
          />
        ))}
      </ul>
      <p role="status" className={styles.foot}>
        {goesOnSale && judged.size === lines.length && (
          <>
            {t('receive.onSale', { count: count('sellable') })}{' '}
            {t('receive.offSale', {
              damaged: number(count('damaged')),
              missing: number(count('missing')),
            })}
          </>
        )}
      </p>
    </FormDialog>
  );
}

type LineProps = {
  line: Piece;
  counts: Counts | undefined;
  onJudge: (counts: Counts) => void;
};

/** One answer for all pieces of a line, or how many of them are what. */
function Line({ line, counts, onJudge }: LineProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const [isMixed, setMixed] = useState(false);
  const { photo, quantity } = line;
  const name = local(line, 'name');
  const whole = pieceConditions.find((condition) => counts?.[condition] === quantity);
  // Whoever has begun to count goes on counting.
  const isInParts = isMixed || (counts !== undefined && !whole);

  return (
    <li className={styles.line}>
      <Photo
        src={photo ? photoUrl(photo, thumbnailPixels) : undefined}
        alt=""
        width={44}
        height={44}
      />
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.design}>
          <bdi>{local(line, 'designName')}</bdi> × {number(quantity)}
        </span>
      </span>
      <Segmented
        label={name}
        className={styles.answers}
        options={[
          ...pieceConditions.map((value) => ({ value, label: t(`pieceCondition.${value}`) })),
          ...(quantity > 1 ? [{ value: 'parts' as const, label: t('receive.parts') }] : []),
        ]}
        value={isInParts ? 'parts' : (whole ?? '')}
        onChange={(answer) => {
          setMixed(answer === 'parts');
          if (answer === 'parts') onJudge(counts ?? judgedAs('sellable', quantity));
          else if (answer) onJudge(judgedAs(answer, quantity));
        }}
      />
      {isInParts && counts && (
        <div className={styles.parts}>
          {(['damaged', 'missing'] as const).map((condition) => {
            const words = t(`pieceCondition.${condition}`);
            return (
              <span key={condition} className={styles.part}>
                <span aria-hidden="true">{words}</span>
                <QuantityStepper
                  size="sm"
                  value={counts[condition]}
                  min={0}
                  max={counts[condition] + counts.sellable}
                  label={t('receive.countOf', { condition: words, name })}
                  decreaseLabel={t('receive.fewer')}
                  increaseLabel={t('receive.more')}
                  format={number}
                  onChange={(value) =>
                    onJudge({
                      ...counts,
                      [condition]: value,
                      sellable: counts.sellable + counts[condition] - value,
                    })
                  }
                />
              </span>
            );
          })}
          <span className={styles.part}>
            {t('pieceCondition.sellable')} {number(counts.sellable)}
          </span>
        </div>
      )}
    </li>
  );
}
