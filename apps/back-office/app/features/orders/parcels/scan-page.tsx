import { maxTrackingNumber } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import {
  Button,
  ButtonLink,
  Card,
  Notice,
  type NoticeProps,
  PageHeader,
  Panel,
  Segmented,
  Separator,
  Text,
  TextField,
} from '@craftsandore/ui';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PageTitle } from '../../../shell/page-title.tsx';
import { allParcelsPath, orderPath } from '../order-filters.ts';
import { canScanByCamera } from './barcode-detector.ts';
import { latinOf } from './latin-key.ts';
import type { Receive, Tell } from './parcel-calls.ts';
import { parcelsPath } from './parcel-filters.ts';
import styles from './scan-page.module.css';
import { type Find, type Scan, type ScanMode, useScans } from './use-scans.ts';

const ReceiveOfOrder = lazily(() =>
  import('./receive-of-order.tsx').then(({ ReceiveOfOrder }) => ReceiveOfOrder),
);

const CameraScanner = lazily(() =>
  import('./camera-scanner.tsx').then(({ CameraScanner }) => CameraScanner),
);

type ScanPageProps = { onFind: Find; onTell: Tell; onReceive: Receive };

const modes = ['handOver', 'receive'] as const;

/** Hands parcels over and receives them back by a scanner, which types a number and presses Enter, or by the phone's camera. */
export function ScanPage({ onFind, onTell, onReceive }: ScanPageProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState<ScanMode>('handOver');
  const { scans, said, scan, receive } = useScans({ onFind, onTell });
  const [opened, setOpened] = useState<Scan>();
  const [isCameraOn, setCameraOn] = useState(false);
  const focusField = () => field.current?.focus();

  // After the page's own focus, which its heading takes.
  useEffect(() => {
    const frame = requestAnimationFrame(focusField);
    return () => cancelAnimationFrame(frame);
  }, []);

  // Wherever the focus has gone to, a scanner types into the field.
  useEffect(() => {
    function lead(event: KeyboardEvent) {
      const { target, key } = event;
      const isTyped = /^[\p{L}\p{N}]+$/u.test(key) && (key.length === 1 || latinOf(event));
      if (!isTyped || event.ctrlKey || event.altKey || event.metaKey) return;
      if (
        target instanceof Element &&
        target.closest('input, select, textarea, dialog, [role$=dialog]')
      )
        return;
      focusField();
      if (field.current) typeLatin(event, field.current);
    }
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!field.current) return;
    const typed = field.current.value;
    field.current.value = '';
    focusField();
    await take(typed);
  }

  async function take(typed: string) {
    const scanned = await scan(typed, mode);
    if (scanned?.outcome === 'toReceive') setOpened(scanned);
  }

  return (
    <>
      <PageTitle>{t('scan.title')}</PageTitle>
      <PageHeader
        back={{ href: allParcelsPath, label: t('nav.parcels') }}
        title={t('scan.title')}
        meta={t('scan.words')}
      />
      <Card>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <Segmented
            label={t('scan.mode')}
            className={styles.modes}
            options={modes.map((value) => ({ value, label: t(`scanMode.${value}`) }))}
            value={mode}
            onChange={(wanted) => {
              setMode(wanted);
              focusField();
            }}
          />
          <div className={styles.field}>
            <TextField
              ref={field}
              label={t('scan.number')}
              hint={t('scan.hint')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="send"
              onKeyDown={({ nativeEvent, currentTarget }) => typeLatin(nativeEvent, currentTarget)}
            />
            <Button type="submit">{t('scan.enter')}</Button>
          </div>
          {canScanByCamera() && (
            <Button variant="secondary" onClick={() => setCameraOn(!isCameraOn)}>
              {isCameraOn ? t('scan.closeCamera') : t('scan.openCamera')}
            </Button>
          )}
          {isCameraOn && (
            <Suspense>
              <CameraScanner
                onScan={(number) => void take(number)}
                isPaused={opened !== undefined}
              />
            </Suspense>
          )}
          <div role="status" className={styles.said}>
            {said && <Said key={said.times} scan={said.scan} />}
          </div>
        </form>
      </Card>
      <Panel
        title={t('scan.list')}
        className={styles.scans}
        actions={scans.length > 0 && <Text as="span">{number(scans.length)}</Text>}
      >
        {scans.length === 0 ? (
          <Text tone="muted">{t('scan.none')}</Text>
        ) : (
          <ol className={styles.list}>
            {scans.map((one) => (
              <li key={one.key}>
                <Line scan={one} onOpen={() => setOpened(one)} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
      {opened?.parcel && (
        <Suspense>
          <ReceiveOfOrder
            parcel={opened.parcel}
            onReceive={async (...asked) => {
              const result = await onReceive(...asked);
              if (result.ok) receive(result.value);
              return result;
            }}
            onClose={() => {
              setOpened(undefined);
              setTimeout(focusField);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Writes what the scanner meant where the layout has another letter. */
function typeLatin(event: KeyboardEvent, field: HTMLInputElement) {
  const letter = latinOf(event);
  if (!letter) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(letter, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
}

const toneOf: Record<Scan['outcome'], NonNullable<NoticeProps['tone']>> = {
  asking: 'info',
  handed: 'success',
  received: 'success',
  toReceive: 'info',
  handedBefore: 'warning',
  receivedBefore: 'warning',
  ...{ notBack: 'danger', impossible: 'danger', several: 'danger' },
  ...{ unknown: 'danger', failed: 'danger' },
};

/** What was done, in words that are read from where the scanner is held, and what with. */
function Said({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const { outcome } = scan;
  return (
    <Notice tone={toneOf[outcome]}>
      <strong className={styles.large}>{t(`scanned.${outcome}`)}</strong>
      <What scan={scan} />
      {outcome === 'notBack' && ` ${t('scan.tellFirst')}`}
    </Notice>
  );
}

function What({ scan: { number, parcel, sentence, outcome } }: { scan: Scan }) {
  const { t } = useTranslation();
  const saysState = outcome === 'impossible' || outcome === 'notBack';
  return (
    <span>
      <bdi dir="ltr">{number.slice(0, maxTrackingNumber)}</bdi>
      {parcel && (
        <>
          <Separator variant="inline" />
          <bdi>{parcel.customerName}</bdi>
          <Separator variant="inline" />
          {parcel.governorate}
          <Separator variant="inline" />
          {t(saysState ? `parcelState.${parcel.state}` : `carrierName.${parcel.carrier}`)}
        </>
      )}
      {sentence && (
        <>
          <Separator variant="inline" />
          <bdi>{sentence}</bdi>
        </>
      )}
    </span>
  );
}

function Line({ scan, onOpen }: { scan: Scan; onOpen: () => void }) {
  const { t } = useTranslation();
  const { outcome, parcel, number } = scan;
  return (
    <>
      <div className={styles.what}>
        <strong>{t(`scanned.${outcome}`)}</strong>
        <What scan={scan} />
      </div>
      {outcome === 'toReceive' ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${t('receive.title')}: ${t('parcels.tellOf', { number })}`}
          onClick={onOpen}
        >
          {t('receive.title')}
        </Button>
      ) : (
        <ButtonLink
          size="sm"
          variant="secondary"
          href={parcel ? orderPath(parcel.orderId) : parcelsPath({ query: number })}
        >
          {parcel ? <bdi dir="ltr">{parcel.orderReference}</bdi> : t('scan.look')}
        </ButtonLink>
      )}
    </>
  );
}
