import type { Result } from '@craftsandore/api-client';
import {
  type CarrierName,
  maxMoneyReference,
  maxRemittanceLetters,
  maxWorkbookBytes,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import {
  Button,
  FileDrop,
  FormError,
  PageHeader,
  Panel,
  Select,
  TextArea,
  TextField,
} from '@craftsandore/ui';
import { Suspense, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import form from '../../../form/form-page.module.css';
import { contentOf, isWorkbook, tableFiles } from '../../../form/table-file.ts';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import type {
  FileColumns,
  ReadHead,
  RemittanceBody,
  RemittanceHead,
  Taken,
  TakeRemittance,
} from './cash-calls.ts';
import { useCarriers } from '../parcels/use-carriers.ts';
import { cashPath } from './cash-filters.ts';

const RemittancePreview = lazily(() =>
  import('./remittance-preview.tsx').then(({ RemittancePreview }) => RemittancePreview),
);

const ColumnsDialog = lazily(() =>
  import('./columns-dialog.tsx').then(({ ColumnsDialog }) => ColumnsDialog),
);

type RemittancePageProps = {
  onTake: TakeRemittance;
  /** Of a file whose columns nobody knows. */
  onReadHead: ReadHead;
  /** It is taken. */
  onDone: () => void;
};

type Fields = {
  carrier: CarrierName;
  reference: string;
  paidOn: string;
  file: FileList | null;
  lines: string;
};

/** What was looked at, as it was asked for and as it is. */
type Looked = { body: RemittanceBody; answer: Taken };

/** What was asked for, whose columns are still to be said. */
type Asked = { body: RemittanceBody; head: RemittanceHead };

/** The same head as a carrier's file has: lines by hand are read as one. */
const head = 'tracking number,amount,fees\n';

/** A payment of a carrier: its file or its lines, first looked at, then taken. */
export function RemittancePage({ onTake, onReadHead, onDone }: RemittancePageProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const carriers = useCarriers();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [looked, setLooked] = useState<Looked>();
  const [asked, setAsked] = useState<Asked>();
  const isSending = useRef(false);
  const { register, handleSubmit, formState, getValues, control } = useForm<Fields>({
    defaultValues: { carrier: 'other', reference: '', paidOn: '', file: null, lines: '' },
  });
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'file' })?.[0];

  /** Sends once, however often it is pressed. */
  async function send<T>(call: () => Promise<Result<T>>): Promise<Result<T> | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setPending(true);
    const result = await call();
    isSending.current = false;
    setPending(false);
    setRefusal(result.ok ? undefined : sentenceOf(result.refusal));
    return result;
  }

  async function look({ carrier, reference, paidOn, file, lines }: Fields) {
    const content = file?.[0] ? await contentOf(file[0]) : { csv: head + lines };
    const body = { carrier, reference: reference.trim(), paidOn, ...content };
    const result = await send(() => onTake({ ...body, dryRun: true }));
    setLooked(result?.ok ? { body, answer: result.value } : undefined);
    if (!result || result.ok || result.refusal.code !== 'remittance.no_column') return;
    const read = await send(() => onReadHead(content));
    if (read?.ok) setAsked({ body, head: read.value });
  }

  /** Resolves to why it came to nothing, if it did. */
  async function lookWith(columns: FileColumns): Promise<string | undefined> {
    if (!asked) return undefined;
    const body = { ...asked.body, columns };
    const result = await send(() => onTake({ ...body, dryRun: true }));
    if (!result) return undefined;
    if (!result.ok) return sentenceOf(result.refusal);
    setLooked({ body, answer: result.value });
    setAsked(undefined);
    return undefined;
  }

  async function take(accepted: number[]) {
    if (!looked) return;
    const { body, answer } = looked;
    const taken = await send(() => onTake({ ...body, accepted, seen: answer.meta.seen }));
    if (taken?.ok) onDone();
  }

  return (
    <>
      <PageTitle>{t('remittance.title')}</PageTitle>
      <PageHeader
        back={{ href: cashPath(), label: t('nav.cash') }}
        title={t('remittance.title')}
        meta={t('remittance.words')}
      />
      <div className={columns.stack}>
        <Panel title={t('cash.take')}>
          <form
            noValidate
            className={form.fields}
            onSubmit={(event) => void handleSubmit(look)(event)}
            // What was looked at is another payment now.
            onChange={() => setLooked(undefined)}
          >
            <div className={form.three}>
              <Select {...register('carrier')} label={t('booking.carrier')}>
                {carriers.map((name) => (
                  <option key={name} value={name}>
                    {t(`carrierName.${name}`)}
                  </option>
                ))}
              </Select>
              <TextField
                {...register('reference', {
                  validate: (words) => words.trim() !== '' || t('remittance.referenceRequired'),
                })}
                label={t('remittance.reference')}
                hint={t('remittance.referenceHint')}
                error={errors.reference?.message}
                maxLength={maxMoneyReference}
                dir="auto"
              />
              <TextField
                {...register('paidOn', { required: t('remittance.paidOnRequired') })}
                type="date"
                label={t('remittance.paidOn')}
                error={errors.paidOn?.message}
              />
            </div>
            <FileDrop
              {...register('file', {
                validate: (files) => {
                  const file = files?.[0];
                  if (!file) return true;
                  const most = isWorkbook(file) ? maxWorkbookBytes : maxRemittanceLetters;
                  return file.size <= most || t('remittance.fileTooLarge');
                },
              })}
              shape="row"
              accept={tableFiles}
              label={t('remittance.file')}
              hint={t('remittance.fileHint')}
              error={errors.file?.message}
            >
              {chosen ? (
                <bdi>{chosen.name}</bdi>
              ) : (
                <>
                  {t('remittance.drop')} <u>{t('remittance.choose')}</u>
                </>
              )}
            </FileDrop>
            <TextArea
              {...register('lines', {
                validate: (lines) =>
                  lines.trim() !== '' ||
                  Boolean(getValues('file')?.[0]) ||
                  t('remittance.linesRequired'),
              })}
              label={t('remittance.lines')}
              hint={t('remittance.linesHint')}
              error={errors.lines?.message}
              rows={4}
              dir="ltr"
            />
            {refusal && <FormError>{refusal}</FormError>}
            <div>
              <Button
                type="submit"
                variant={looked ? 'secondary' : 'primary'}
                loading={isPending && !looked}
              >
                {t(looked ? 'remittance.again' : 'remittance.look')}
              </Button>
            </div>
          </form>
        </Panel>
        {asked && (
          <Suspense fallback={null}>
            <ColumnsDialog head={asked.head} onSay={lookWith} onClose={() => setAsked(undefined)} />
          </Suspense>
        )}
        {looked && (
          <Suspense fallback={<RowsWaiting />}>
            <RemittancePreview
              key={looked.answer.meta.seen}
              answer={looked.answer}
              isPending={isPending}
              onTake={(accepted) => void take(accepted)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
