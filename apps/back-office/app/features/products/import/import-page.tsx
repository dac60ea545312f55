import { maxImportRows } from '@craftsandore/contract/plain';
import { lazily } from '@craftsandore/resilience';
import {
  Button,
  ButtonLink,
  FileDrop,
  FormError,
  Notice,
  PageHeader,
  Panel,
  RadioCard,
  RadioGroup,
  Text,
} from '@craftsandore/ui';
import { Fragment, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { tableFiles } from '../../../form/table-file.ts';
import { UnsavedGuard, useUnsaved } from '../../../form/unsaved-guard.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { productsPath } from '../product-filters.ts';
import { countsIn } from './counts-in.ts';
import type { BringIn, ImportsPromise, Planned } from './import-calls.ts';
import styles from './import-page.module.css';
import { useImport } from './use-import.ts';

const ImportPlan = lazily(() => import('./import-plan.tsx').then(({ ImportPlan }) => ImportPlan));
const EarlierImports = lazily(() =>
  import('./earlier-imports.tsx').then(({ EarlierImports }) => EarlierImports),
);

type ImportPageProps = {
  imports: ImportsPromise;
  onBring: BringIn;
  /** Saves the file that takes an import back. */
  onUndoFile: (id: number) => void;
  onRetry: () => void;
};

/** A file of products: first what it would do, row by row, then done at once, with a file that takes it back. */
export function ImportPage(props: ImportPageProps) {
  return (
    <UnsavedGuard>
      <Import {...props} />
    </UnsavedGuard>
  );
}

function Import({ imports, onBring, onUndoFile, onRetry }: ImportPageProps) {
  const { t } = useTranslation();
  const its = useImport(onBring);
  const { plan, done, stock, problem } = its;
  const changes = plan ? changesIn(plan.answer) : 0;
  useUnsaved(changes > 0, its.discard);

  return (
    <>
      <PageTitle>{t('imports.title')}</PageTitle>
      <PageHeader
        back={{ href: productsPath(), label: t('nav.products') }}
        title={t('imports.title')}
        meta={t('imports.words')}
      />
      <div className={columns.stack}>
        <div className={columns.columns}>
          <div className={columns.stack}>
            <Panel title={t('imports.file')}>
              <FileDrop
                shape="row"
                accept={tableFiles}
                label={t('imports.choose')}
                labelHidden
                hint={t('imports.fileHint', { most: maxImportRows })}
                error={problem}
                disabled={its.isApplying}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) its.choose(file);
                  // The same file is chosen again once it was put right.
                  target.value = '';
                }}
              >
                {its.fileName ? (
                  <>
                    <bdi>{its.fileName}</bdi> <u>{t('imports.another')}</u>
                  </>
                ) : (
                  <>
                    {t('imports.drop')} <u>{t('imports.choose')}</u>
                  </>
                )}
              </FileDrop>
              <div role="status" className={styles.status}>
                {its.isLooking && t('imports.looking')}
                {plan && <Summary answer={plan.answer} />}
                {plan && <Unread answer={plan.answer} />}
              </div>
              {problem && its.lookAgain && (
                <Button variant="secondary" onClick={its.lookAgain}>
                  {t('action.retry')}
                </Button>
              )}
            </Panel>
            {its.isLooking && <RowsWaiting />}
            {plan && (
              <Suspense fallback={<RowsWaiting />}>
                <ImportPlan key={plan.key} answer={plan.answer} />
              </Suspense>
            )}
            {done && <Done answer={done} onUndoFile={onUndoFile} />}
          </div>
          <div className={columns.stack}>
            <Panel title={t('imports.stock')}>
              <div className={columns.stack}>
                <RadioGroup label={t('imports.stock')} labelHidden disabled={its.isApplying}>
                  {(['set', 'add'] as const).map((means) => (
                    <RadioCard
                      key={means}
                      name="stock"
                      value={means}
                      label={t(`importStock.${means}`)}
                      description={t(`importStockWords.${means}`)}
                      checked={stock === means}
                      onChange={() => its.changeStock(means)}
                    />
                  ))}
                </RadioGroup>
                {plan && stock === 'set' && <StockMoved answer={plan.answer} />}
              </div>
            </Panel>
            {plan && (
              <Panel title={t('imports.toDo')}>
                <div className={columns.stack}>
                  {its.refusal && <FormError>{its.refusal}</FormError>}
                  {changes > 0 ? (
                    <>
                      <Button size="lg" block loading={its.isApplying} onClick={its.apply}>
                        {t('imports.apply', { count: changes })}
                      </Button>
                      <Text size="xs" tone="muted">
                        {t('imports.applyWords')}{' '}
                        {changes > many && t('imports.applySlow', { changes })}{' '}
                        {plan.answer.meta.created > 0 && t('imports.newWords')}
                      </Text>
                    </>
                  ) : (
                    <p>{t('imports.nothing')}</p>
                  )}
                </div>
              </Panel>
            )}
          </div>
        </div>
        <Panel title={t('imports.earlier')} flush>
          <Suspense fallback={<RowsWaiting />}>
            <EarlierImports imports={imports} onUndoFile={onUndoFile} onRetry={onRetry} />
          </Suspense>
        </Panel>
      </div>
    </>
  );
}

/** As many take their time. */
const many = 1000;

const changesIn = ({ meta }: Planned) => meta.created + meta.changed;

function Summary({ answer: { meta } }: { answer: Planned }) {
  const { t } = useTranslation();
  const count = meta.created + meta.changed + meta.unchanged + meta.refused;
  return t('imports.summary', { count, what: countsIn(meta, t).join(t('imports.comma')) });
}

/** A slip in the head of a file would be silent. */
function Unread({ answer: { meta } }: { answer: Planned }) {
  const { t } = useTranslation();
  const { length: count } = meta.unreadColumns;
  return (
    count > 0 && (
      <Notice tone="warning" className={styles.unread}>
        {t('imports.unread', { count })}{' '}
        {meta.unreadColumns.map((name, index) => (
          // They never change places.
          <Fragment key={index}>
            {index > 0 && t('imports.comma')}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </Notice>
    )
  );
}

/** What was sold, or came in, since the file was made would be written over. */
function StockMoved({ answer: { data } }: { answer: Planned }) {
  const { t } = useTranslation();
  const count = data.filter(
    ({ stockThen, changes }) =>
      stockThen !== null && changes.some(({ column }) => column === 'stock'),
  ).length;
  return count > 0 && <Notice tone="warning">{t('imports.stockMoved', { count })}</Notice>;
}

type DoneProps = { answer: Planned; onUndoFile: (id: number) => void };

function Done({ answer, onUndoFile }: DoneProps) {
  const { t } = useTranslation();
  const { id } = answer.meta;
  return (
    <Panel title={t('imports.done')}>
      <div className={columns.stack}>
        <Notice tone="success" role="status">
          <Summary answer={answer} />
        </Notice>
        <div className={styles.ways}>
          <ButtonLink href={productsPath()}>{t('imports.toProducts')}</ButtonLink>
          {id !== null && (
            <Button variant="secondary" onClick={() => onUndoFile(id)}>
              {t('imports.undoFile')}
            </Button>
          )}
        </div>
        <Text size="xs" tone="muted">
          {t('imports.undoWords')}
        </Text>
      </div>
    </Panel>
  );
}
