import { type ParcelPiece, pieceConditions } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Separator } from '@craftsandore/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

type Judged = Pick<ParcelPiece, 'orderLineId' | 'name' | 'nameAr' | 'judged'>;

/** What became of each piece of a parcel that was received. */
export function JudgedList({ pieces }: { pieces: Judged[] }) {
  const { t } = useTranslation();
  const { local, number } = useLocale();

  return (
    <ul>
      {pieces.map(
        (piece) =>
          piece.judged && (
            <li key={piece.orderLineId}>
              <bdi>{local(piece, 'name')}</bdi>:{' '}
              {pieceConditions
                .filter((condition) => piece.judged?.[condition])
                .map((condition, index) => (
                  <Fragment key={condition}>
                    {index > 0 && <Separator variant="inline" />}
                    {t(`pieceCondition.${condition}`)} {number(piece.judged?.[condition] ?? 0)}
                  </Fragment>
                ))}
            </li>
          ),
      )}
    </ul>
  );
}
