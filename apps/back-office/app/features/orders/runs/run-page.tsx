import { closeRun, type RunDetails } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  Button,
  DescriptionList,
  Link,
  PageHeader,
  Panel,
  Price,
  Separator,
  Text,
} from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { allRunsPath } from '../run-paths.ts';
import { DriverLink } from './driver-link.tsx';
import type { RunPageProps } from './run-calls.ts';
import { RunTag } from './run-tag.tsx';

const RunStops = lazily(() => import('./run-stops.tsx').then(({ RunStops }) => RunStops));
const CloseRunDialog = lazily(() =>
  import('./close-run-dialog.tsx').then(({ CloseRunDialog }) => CloseRunDialog),
);

/** A run: what came of its parcels, its cash, and the link of its driver. */
export function RunPage({ run, shopUrl, onTakeOut, onRenew, onClose }: RunPageProps) {
  const { t } = useTranslation();
  const { ordinal, weekday } = useLocale();
  const list = useWayBack(allRunsPath);
  const [isClosing, setClosing] = useState(false);
  const mayCount = useSession(({ user }) => can(user?.roleId, closeRun.access));
  const title = t('runs.number', { number: ordinal(run.id) });

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('runs.title') }}
        title={title}
        status={<RunTag state={run.state} />}
        meta={
          <>
            <bdi>{run.driverName}</bdi>
            <Separator variant="inline" />
            <Link href={`tel:${run.driverPhone}`}>
              <bdi dir="ltr">{formatPhone(run.driverPhone)}</bdi>
            </Link>
            <Separator variant="inline" />
            {weekday(run.day)}
          </>
        }
      />
      <div className={columns.columns}>
        <Panel title={t('runs.done')} flush>
          <Suspense fallback={<RowsWaiting />}>
            <RunStops run={run} onTakeOut={onTakeOut} />
          </Suspense>
        </Panel>
        <div className={columns.stack}>
          <Panel title={t('nav.cash')}>
            <div className={columns.stack}>
              <Cash run={run} />
              {run.state !== 'closed' &&
                (mayCount ? (
                  <Button onClick={() => setClosing(true)}>{t('runs.close')}</Button>
                ) : (
                  <Text>{t('runs.onlyAdmin')}</Text>
                ))}
            </div>
          </Panel>
          <DriverLink {...{ run, shopUrl, onRenew }} />
        </div>
      </div>
      {isClosing && (
        <Suspense>
          <CloseRunDialog run={run} onSubmit={onClose} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Cash({ run }: { run: RunDetails }) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const moment = useMoment('day and time');
  const sum = (term: string, amount: RunDetails['due'] | null) =>
    amount === null ? [] : [{ term, description: <Price {...moneyParts(amount)} /> }];
  const time = (term: string, at: string | null) =>
    at === null ? [] : [{ term, description: <time dateTime={at}>{moment(at)}</time> }];

  return (
    <DescriptionList
      items={[
        ...(run.state === 'closed' ? [] : sum(t('runs.away'), run.away)),
        ...sum(t('runs.due'), run.due),
        ...sum(t('runs.taken'), run.taken),
        ...sum(t('runs.signed'), run.signed),
        ...sum(t('runs.counted'), run.counted),
        ...(run.difference ? sum(t('runs.difference'), run.difference) : []),
        ...(run.note ? [{ term: t('runs.note'), description: <Typed>{run.note}</Typed> }] : []),
        ...time(t('runs.startedAt'), run.startedAt),
        { term: t('runs.madeBy'), description: run.staffName },
        ...(run.closedBy ? [{ term: t('runs.closedBy'), description: run.closedBy }] : []),
      ]}
    />
  );
}
