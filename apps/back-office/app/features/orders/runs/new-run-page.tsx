import { mobilePattern, type Parcel, piastres, toLatinDigits } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { cairoClock } from '@craftsandore/rules';
import {
  ArrangeList,
  Button,
  ButtonLink,
  DescriptionList,
  EmptyState,
  FormError,
  PageHeader,
  Panel,
  Price,
  Separator,
  Text,
  TextField,
} from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import { useOneCall } from '../../../form/use-one-call.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { allParcelsPath } from '../order-filters.ts';
import { allRunsPath } from '../run-paths.ts';
import styles from '../outbox/outbox.module.css';
import type { MakeRun } from './run-calls.ts';

type NewRunPageProps = {
  /** In the order in which they were ticked. */
  parcels: readonly Parcel[];
  onMake: MakeRun;
};

type Fields = { driverName: string; driverPhone: string; day: string };

/** Gives parcels to a driver, in an order. */
export function NewRunPage({ parcels, onMake }: NewRunPageProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const words = useArrangeWords();
  const { run, isPending, refusal } = useOneCall();
  const [stops, setStops] = useState(parcels);
  // Of what is meant now: another driver, or other parcels, are another run.
  const meant = useRef({ words: '', key: '' });
  const { day } = cairoClock(new Date());
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { driverName: '', driverPhone: '', day },
  });
  const { errors } = formState;
  const toTake = piastres(stops.reduce((sum, { cashDue }) => sum + cashDue, 0));

  async function make(fields: Fields) {
    const wanted = { ...fields, parcelIds: stops.map(({ id }) => id) };
    const asked = JSON.stringify(wanted);
    if (meant.current.words !== asked) meant.current = { words: asked, key: crypto.randomUUID() };
    await run(() => onMake(wanted, meant.current.key));
  }

  return (
    <>
      <PageTitle>{t('runs.new')}</PageTitle>
      <PageHeader
        back={{ href: allRunsPath, label: t('runs.title') }}
        title={t('runs.new')}
        meta={t('runs.newWords')}
      />
      {stops.length === 0 ? (
        <EmptyState
          title={t('runs.nothing')}
          action={<ButtonLink href={allParcelsPath}>{t('runs.toParcels')}</ButtonLink>}
        />
      ) : (
        <form
          noValidate
          className={columns.columns}
          onSubmit={(event) => void handleSubmit(make)(event)}
        >
          <Panel title={t('runs.stops')}>
            <div className={columns.stack}>
              <Text size="sm" tone="muted">
                {t('runs.stopsWords')}
              </Text>
              <ArrangeList
                label={t('runs.stops')}
                words={words}
                onArrange={(order) =>
                  setStops(order.flatMap((id) => stops.filter((stop) => stop.id === id)))
                }
                rows={stops.map((parcel) => ({
                  id: parcel.id,
                  name: parcel.trackingNumber,
                  children: <Stop parcel={parcel} />,
                  end: (
                    <Button
                      type="button"
                      size="sm"
                      variant="quiet"
                      aria-label={t('runs.leaveOutOf', { number: parcel.trackingNumber })}
                      onClick={() => setStops(stops.filter(({ id }) => id !== parcel.id))}
                    >
                      {t('runs.leaveOut')}
                    </Button>
                  ),
                }))}
              />
            </div>
          </Panel>
          <Panel title={t('runs.driver')}>
            <div className={columns.stack}>
              <FormError>{refusal}</FormError>
              <TextField
                {...register('driverName', {
                  validate: (name) => name.trim() !== '' || t('runs.nameRequired'),
                })}
                label={t('runs.driverName')}
                maxLength={100}
                dir="auto"
                error={errors.driverName?.message}
              />
              <TextField
                {...register('driverPhone', {
                  validate: (typed) =>
                    mobilePattern.test(toLatinDigits(typed).replace(/[\s()-]/g, '')) ||
                    t('runs.phoneRequired'),
                })}
                label={t('runs.driverPhone')}
                type="tel"
                dir="ltr"
                maxLength={40}
                error={errors.driverPhone?.message}
              />
              <TextField
                {...register('day', { required: t('runs.dayRequired') })}
                label={t('runs.day')}
                type="date"
                min={day}
                error={errors.day?.message}
              />
              <DescriptionList
                items={[{ term: t('runs.toTake'), description: <Price {...moneyParts(toTake)} /> }]}
              />
              <Button type="submit" loading={isPending}>
                {t('runs.make')}
              </Button>
            </div>
          </Panel>
        </form>
      )}
    </>
  );
}

function Stop({ parcel }: { parcel: Parcel }) {
  const { moneyParts } = useLocale();
  return (
    <span className={styles.facts}>
      <bdi>{parcel.customerName}</bdi>
      <span className={styles.muted}>
        {parcel.governorate}
        <Separator variant="inline" />
        <bdi dir="ltr">{parcel.trackingNumber}</bdi>
        <Separator variant="inline" />
        <Price {...moneyParts(parcel.cashDue)} />
      </span>
    </span>
  );
}
