import { type ImportRow, type ImportState, importStates } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel, Tabs } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import type { Planned } from './import-calls.ts';
import styles from './import-plan.module.css';
import { ImportRows } from './import-rows.tsx';

/** What is looked at first, if there is any of it. */
const first: readonly ImportState[] = ['changed', 'created', 'refused'];

/** What a file does to the catalogue: how many rows of each kind, and which. */
export function ImportPlan({ answer }: { answer: Planned }) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const { data, meta } = answer;
  const rowsOf = (kind: ImportState): ImportRow[] => data.filter(({ state }) => state === kind);

  return (
    <Panel title={t('imports.plan')}>
      <Tabs
        label={t('imports.kinds')}
        defaultValue={first.find((kind) => meta[kind] > 0) ?? 'unchanged'}
        tabs={importStates.map((kind) => ({
          value: kind,
          label: (
            <span className={styles.tab}>
              <span
                className={styles.count}
                data-bad={(kind === 'refused' && meta.refused > 0) || undefined}
              >
                {number(meta[kind])}
              </span>{' '}
              {t(`importState.${kind}`)}
            </span>
          ),
          content:
            kind === 'unchanged' ? (
              // Nobody reads what stays as it is: the API only counts it.
              <p>{t('imports.unchanged', { count: meta.unchanged })}</p>
            ) : (
              <ImportRows kind={kind} rows={rowsOf(kind)} count={meta[kind]} />
            ),
        }))}
      />
    </Panel>
  );
}
