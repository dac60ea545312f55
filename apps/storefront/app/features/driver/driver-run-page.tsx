import type { Refusal } from '@craftsandore/api-client';
import type { DriverRun } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Card, EmptyState, FormError, Notice, Text } from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { Money } from '../../components/money.tsx';
import type { Driver, DriverStore } from './driver-store.ts';
import styles from './driver-page.module.css';
import { StopCard } from './stop-card.tsx';

/** The run that is open on this phone, or why none is. */
export function DriverRunPage({ store }: { store: DriverStore }) {
  const driver = useStore(store);
  const { t } = useTranslation();
  const { state, run } = driver;

  useEffect(() => {
    const { open, send } = store.getState();
    const handleOpen = () => void open();
    const handleSend = () => void send();
    handleOpen();
    window.addEventListener('hashchange', handleOpen);
    window.addEventListener('online', handleOpen);
    document.addEventListener('visibilitychange', handleSend);
    return () => {
      window.removeEventListener('hashchange', handleOpen);
      window.removeEventListener('online', handleOpen);
      document.removeEventListener('visibilitychange', handleSend);
    };
  }, [store]);

  return (
    <>
      <NotTaken driver={driver} />
      {state === 'opening' && <Text role="status">{t('driver.opening')}</Text>}
      {state === 'none' && (
        <EmptyState title={t('driver.noneTitle')}>{t('driver.none')}</EmptyState>
      )}
      {state === 'over' && (
        <EmptyState title={t('driver.overTitle')}>{t('driver.over')}</EmptyState>
      )}
      {state === 'failed' && (
        <EmptyState
          title={t('driver.failedTitle')}
          action={<Button onClick={() => void driver.open()}>{t('driver.tryAgain')}</Button>}
        >
          {t('driver.failed')}
        </EmptyState>
      )}
      {state === 'open' && run && <OpenRun driver={driver} run={run} />}
    </>
  );
}

/** What the API will never take: somebody has to tell the shop. */
function NotTaken({ driver: { unsent, dismiss } }: { driver: Driver }) {
  const { t } = useTranslation();
  return unsent
    .filter(({ refusal }) => refusal !== undefined)
    .map(({ said, orderReference, refusal }) => (
      <Notice key={said.id} tone="danger" role="alert">
        <b>
          {t('driver.notTaken', {
            reference: orderReference,
            outcome: t(`stopOutcome.${said.outcome}`),
          })}
        </b>{' '}
        <bdi>{refusal}</bdi>
        <div>
          <Button size="sm" variant="quiet" onClick={() => dismiss(said.id)}>
            {t('driver.told')}
          </Button>
        </div>
      </Notice>
    ));
}

function OpenRun({ driver, run }: { driver: Driver; run: DriverRun }) {
  const { t } = useTranslation();
  const { number, weekday, time } = useLocale();
  const { unsent, isWaiting, tell, setOut } = driver;
  const waiting = unsent.filter(({ refusal }) => refusal === undefined);
  const isDone = ({ said, isOff }: DriverRun['stops'][number]) => isOff || said !== null;
  const done = run.stops.filter(isDone).length;
  const starting = usePress(setOut);

  return (
    <>
      <Card className={styles.stop}>
        <Text weight="medium">
          <bdi>{run.driverName}</bdi>
          {t('list.comma')}
          {weekday(run.day)}
        </Text>
        <div className={styles.line}>
          <Text size="sm">
            {t('driver.done', { done: number(done), all: number(run.stops.length) })}
          </Text>
          <Text size="sm" as="span">
            {t('driver.cash')} <Money amount={run.taken} />
          </Text>
        </div>
        {run.startedAt ? (
          <Text size="sm" tone="muted">
            {t('driver.started', { time: time(run.startedAt) })}
          </Text>
        ) : (
          <>
            <FormError>{starting.failure}</FormError>
            <Button block size="lg" loading={starting.isPending} onClick={starting.press}>
              {t('driver.start')}
            </Button>
          </>
        )}
      </Card>
      <div role="status">
        {isWaiting && (
          <Notice tone="warning">
            {t('driver.offline')}
            {waiting.length > 0 && ` ${t('driver.unsent', { count: waiting.length })}`}
          </Notice>
        )}
      </div>
      <ol className={styles.stops} aria-label={t('driver.stops')}>
        {run.stops.map((stop, index) => (
          <StopCard
            key={stop.parcelId}
            stop={stop}
            place={index + 1}
            driverName={run.driverName}
            isUnsent={waiting.some(({ said }) => said.parcelId === stop.parcelId)}
            onTell={(said) => tell(stop, said)}
          />
        ))}
      </ol>
      <HandOver driver={driver} run={run} isSent={waiting.length === 0} />
    </>
  );
}

type HandOverProps = { driver: Driver; run: DriverRun; isSent: boolean };

/** The driver signs what cash they hand over. */
function HandOver({ driver: { sign }, run, isSent }: HandOverProps) {
  const { t } = useTranslation();
  const { money } = useLocale();
  const signing = usePress(sign);
  return (
    <Card className={styles.stop}>
      <div className={styles.line}>
        <Text weight="medium">{t('driver.handOver')}</Text>
        <Money size="lg" amount={run.taken} />
      </div>
      {run.signed === null ? (
        <>
          <Text size="sm" tone="muted">
            {isSent ? t('driver.handOverWords') : t('driver.sendFirst')}
          </Text>
          <FormError>{signing.failure}</FormError>
          <Button
            block
            variant="secondary"
            disabled={!isSent}
            loading={signing.isPending}
            onClick={signing.press}
          >
            {t('driver.sign', { amount: money(run.taken) })}
          </Button>
        </>
      ) : (
        <Notice tone="success" role="status">
          {t('driver.signed', { amount: money(run.signed) })}
        </Notice>
      )}
    </Card>
  );
}

/** What needs a connection: pressed once at a time, with why it came to nothing. */
function usePress(act: () => Promise<Refusal | null>) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function press() {
    setPending(true);
    const refusal = await act();
    setPending(false);
    setFailure(refusal ? (refusal.sentence ?? t('driver.needsConnection')) : undefined);
  }
  return { isPending, failure, press: () => void press() };
}
