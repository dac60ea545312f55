import { type GridField, type GridNow, piastres, toPounds } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  type SheetCell,
  type SheetColumn,
  type SheetRowOf,
  StatusBadge,
  VisuallyHidden,
  CircleAlertIcon,
} from '@craftsandore/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../product-photo.tsx';
import {
  type CellValue,
  type GridDesign,
  plainOf,
  textOf,
  valueIn,
  type Writing,
} from './grid-cells.ts';
import { type Draft, keyOf, problemOf } from './grid-drafts.ts';
import styles from './grid-rows.module.css';
import type { Grid } from './use-grid.ts';

/** The columns, in the order in which they stand. */
export function useGridColumns({ statuses }: Writing): SheetColumn[] {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const { currency } = moneyParts(piastres(0));
  return useMemo(
    () => [
      { key: 'design', name: t('grid.design'), width: '12%' },
      { key: 'sku', name: t('gridField.sku'), width: '15%', isCode: true },
      { key: 'barcode', name: t('gridField.barcode'), width: '13%', isCode: true },
      {
        ...{ key: 'price', name: t('grid.priceIn', { currency }), width: '12%' },
        inputMode: 'decimal',
      },
      { key: 'stock', name: t('gridField.stock'), width: '9%', inputMode: 'numeric' },
      {
        ...{ key: 'status', name: t('gridField.status'), width: '13%' },
        choices: Object.values(statuses),
      },
    ],
    [t, currency, statuses],
  );
}

/** How the page writes values. The same from one rendering to the next. */
export function useWriting(): Writing {
  const { t } = useTranslation();
  const { locale, number } = useLocale();
  return useMemo(
    () => ({
      ...{ locale, number },
      statuses: {
        ...{ published: t('gridStatus.published'), draft: t('gridStatus.draft') },
        archived: t('gridStatus.archived'),
      },
    }),
    [t, locale, number],
  );
}

type Options = Pick<Grid, 'drafts' | 'saved' | 'settle'> & {
  designs: readonly GridDesign[];
  writing: Writing;
};

const fields = ['sku', 'barcode', 'price', 'stock', 'status'] as const satisfies GridField[];

/** The designs as rows, with what was written into them. */
export function useGridRows({ designs, drafts, saved, settle, writing }: Options): SheetRowOf[] {
  const { t } = useTranslation();
  const { local } = useLocale();
  return designs.map(({ product, design, now, isFirst }) => {
    const names = { product: local(product, 'name'), design: local(design, 'name') };
    const draftOf = (field: GridField) => drafts.get(keyOf(design.id, field));
    const cells = fields.map((field): [GridField, SheetCell] => {
      const draft = draftOf(field);
      const isSaved = saved?.keys.has(keyOf(design.id, field));
      if (draft && !draft.isConflict) {
        return [field, draftCell(draft, { now, writing, none: t('grid.none') })];
      }
      const state = draft ? 'bad' : isSaved ? 'saved' : undefined;
      const isFixed = field === 'status' && !isFirst;
      return [field, { ...cellOf(field, valueIn(field, now), writing), state, isFixed }];
    });
    const troubled = fields
      .flatMap((field) => draftOf(field) ?? [])
      .filter((draft) => draft.isConflict || problemOf(draft));
    return {
      ...{ id: design.id, name: `${names.product}, ${names.design}` },
      head: (
        <span className={styles.name}>
          <ProductPhoto of={design} size={32} />
          {isFirst ? (
            <b title={names.product}>{names.product}</b>
          ) : (
            <VisuallyHidden>{names.product}</VisuallyHidden>
          )}{' '}
          <VisuallyHidden>{names.design}</VisuallyHidden>
        </span>
      ),
      cells: { design: { text: names.design, isFixed: true }, ...Object.fromEntries(cells) },
      ...(troubled.length > 0 && {
        note: <RowNote drafts={troubled} writing={writing} onSettle={settle} />,
      }),
    };
  });
}

/** A value as it stands in its cell. */
const cellOf = (field: GridField, value: CellValue, writing: Writing): SheetCell => ({
  text: textOf(field, value, writing),
  plain: plainOf(field, value, writing),
  shown: shownAs(field, value, writing),
});

function shownAs(field: GridField, value: CellValue, writing: Writing) {
  const text = textOf(field, value, writing);
  if (field === 'status') {
    return (
      <StatusBadge status={value === 'published' ? 'delivered' : 'unknown'}>{text}</StatusBadge>
    );
  }
  return text || <span className={styles.none}>–</span>;
}

type Shown = { now: GridNow; writing: Writing; none: string };

/** What was written, beside what stood there. */
function draftCell(draft: Draft, { now, writing, none }: Shown): SheetCell {
  const { field, text, read, seen } = draft;
  const was = textOf(field, valueIn(field, seen), writing) || none;
  const state = problemOf(draft) ? 'bad' : 'changed';
  if ('problem' in read) return { text, was, state };
  const isOfProduct = field === 'price' && read.value === null;
  const shown = isOfProduct ? toPounds(now.productPrice) : read.value;
  return {
    ...cellOf(field, read.value, writing),
    ...{ shown: shownAs(field, shown, writing), was, state },
  };
}

type RowNoteProps = {
  drafts: Draft[];
  writing: Writing;
  onSettle: Grid['settle'];
};

/** What is wrong with the cells of a row, and the way out of each. */
function RowNote({ drafts, writing, onSettle }: RowNoteProps) {
  const { t } = useTranslation();
  return drafts.map((draft) => {
    const { field, seen, read, text } = draft;
    const name = t(`gridField.${field}`);
    if (!draft.isConflict) {
      return (
        <p key={field} className={styles.note}>
          <CircleAlertIcon />
          <span>
            {name}: {problemOf(draft)}
          </span>
        </p>
      );
    }
    const now = textOf(field, valueIn(field, seen), writing) || t('grid.none');
    const written = 'value' in read ? textOf(field, read.value, writing) : text;
    const values = { field: name, now, mine: written || t('grid.none') };
    return (
      <div key={field} className={styles.note}>
        <CircleAlertIcon />
        <span>{t('grid.conflict', values)}</span>
        <Button size="sm" variant="secondary" onClick={() => onSettle(draft, false)}>
          {t('grid.keep', values)}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onSettle(draft, true)}>
          {t('grid.write', values)}
        </Button>
      </div>
    );
  });
}
