import type { Refusal, Result } from '@craftsandore/api-client';
import type { listSettingsVersions, ResponseBody, SettingsVersion } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Skeleton, SkeletonGroup, Text } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import styles from './settings-history.module.css';

type Fields = Record<string, string>;
type Page = ResponseBody<typeof listSettingsVersions>;

/** Reads a page of what was saved, newest first. */
export type ReadHistory = (page: number) => Promise<Result<Page>>;

export type HistoryWords = {
  nameOf: (field: string) => string;
  /** What a value is for people. */
  valueOf: (field: string, value: string) => string;
  /** The rows of a list, each in words: of two lists, only the rows that differ are said. */
  rowsOf?: (field: string, value: string) => string[] | undefined;
};

type SettingsHistoryProps = HistoryWords & {
  onRead: ReadHistory;
  /** The fields of the form that a version fills; null for one of a form that is no more. */
  fieldsOf: (settings: SettingsVersion['settings']) => Fields | null;
  form: { isDirty: boolean; fill: (fields: never) => void };
  /** The newest version, which is in the form already. */
  newest: number;
};

/** Who has changed what of a group of settings, in words, and the way back into the form, where nothing is saved by it. */
export function SettingsHistory({ newest, ...props }: SettingsHistoryProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);

  return (
    <details className={styles.root} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('settingsHistory.title')}</summary>
      {/* After a save there is one more. */}
      {isOpen && <Versions key={newest} {...props} newest={newest} />}
    </details>
  );
}

function Versions({ onRead, fieldsOf, form, newest, ...words }: SettingsHistoryProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [versions, setVersions] = useState<SettingsVersion[]>([]);
  const [meta, setMeta] = useState<Page['meta']>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isLoading, setLoading] = useState(true);
  const [filled, setFilled] = useState<number>();

  function show(result: Awaited<ReturnType<ReadHistory>>) {
    setLoading(false);
    setRefusal(result.ok ? undefined : result.refusal);
    if (!result.ok) return;
    const { data } = result.value;
    // What was saved meanwhile has moved the others on.
    setVersions((known) => [
      ...known,
      ...data.filter(({ version }) => !known.some((other) => other.version === version)),
    ]);
    setMeta(result.value.meta);
  }

  const [first] = useState(() => onRead(1));
  const showFirst = useEffectEvent(show);
  useEffect(() => {
    void first.then(showFirst);
  }, [first]);

  async function read(page: number) {
    setLoading(true);
    show(await onRead(page));
  }

  function bringBack({ version, settings }: SettingsVersion) {
    const fields = fieldsOf(settings);
    if (!fields) return;
    form.fill(fields as never); // of this form
    setFilled(version);
  }

  const hasMore = meta !== undefined && meta.page < meta.pageCount;
  return (
    <div className={styles.body}>
      {meta?.totalCount === 0 && <Text size="sm">{t('settings.neverSaved')}</Text>}
      <ol className={styles.versions}>
        {versions.map((saved) => (
          <li key={saved.version}>
            <Version {...words} saved={saved} fieldsOf={fieldsOf} />
            {saved.version === newest ? (
              <Text size="sm" tone="muted">
                {t('settingsHistory.now')}
              </Text>
            ) : (
              fieldsOf(saved.settings) && (
                <Button
                  size="sm"
                  variant="quiet"
                  // What is typed would be lost under it.
                  aria-disabled={form.isDirty && filled !== saved.version}
                  aria-label={t('settingsHistory.bringBackOf', { version: saved.version })}
                  onClick={() => !form.isDirty && bringBack(saved)}
                >
                  {t('settingsHistory.bringBack')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      <div role="status">
        {filled !== undefined && form.isDirty && (
          <Text size="sm">{t('settingsHistory.broughtBack', { version: filled })}</Text>
        )}
      </div>
      {form.isDirty && filled === undefined && (
        <Text size="sm" tone="muted">
          {t('settingsHistory.saveFirst')}
        </Text>
      )}
      {refusal && <FormError>{sentenceOf(refusal)}</FormError>}
      {isLoading && versions.length === 0 && (
        <SkeletonGroup label={t('failure.loading')}>
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
      {(hasMore || refusal) && (
        <Button
          size="sm"
          variant="secondary"
          loading={isLoading}
          onClick={() => void read(refusal && !meta ? 1 : (meta?.page ?? 0) + 1)}
        >
          {t(refusal ? 'action.retry' : 'settingsHistory.more')}
        </Button>
      )}
    </div>
  );
}

type VersionProps = HistoryWords &
  Pick<SettingsHistoryProps, 'fieldsOf'> & { saved: SettingsVersion };

/** One save: who, when, and what of it is other than before. */
function Version({ saved, fieldsOf, ...words }: VersionProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const { savedBy, savedAt, settings, before } = saved;
  const after = fieldsOf(settings);
  const was = before && fieldsOf(before);
  const changed =
    after && was ? Object.keys(after).filter((name) => after[name] !== was[name]) : [];

  return (
    <div className={styles.version}>
      <span>
        <bdi className={styles.who}>{savedBy ?? t('form.theShop')}</bdi>{' '}
        <time className={styles.when} dateTime={savedAt}>
          {[shortDate(savedAt), time(savedAt)].join(t('form.comma'))}
        </time>
      </span>
      {was && after && changed.length > 0 ? (
        <dl className={styles.changes}>
          {changed.map((name) => (
            <div key={name}>
              <dt>{words.nameOf(name)}</dt>
              <dd>
                <Change {...words} field={name} from={was[name] ?? ''} to={after[name] ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Text size="sm" tone="muted">
          {t(was ? 'settingsHistory.nothing' : 'settingsHistory.first')}
        </Text>
      )}
    </div>
  );
}

type ChangeProps = HistoryWords & { field: string; from: string; to: string };

function Change({ field, from, to, valueOf, rowsOf }: ChangeProps) {
  const { t } = useTranslation();
  const rows = rowsOf?.(field, from);
  const others = rowsOf?.(field, to);
  const gone = rows?.filter((row) => !others?.includes(row)) ?? [valueOf(field, from)];
  const come = others?.filter((row) => !rows?.includes(row)) ?? [valueOf(field, to)];
  const isListed = rows !== undefined;
  if (isListed && gone.length + come.length === 0) return t('settingsHistory.otherOrder');

  return (
    <>
      {gone.map((row) => (
        <del key={row}>
          <bdi>{row || t('form.empty')}</bdi>
        </del>
      ))}
      {come.map((row) => (
        <ins key={row}>
          <bdi>{row || t('form.empty')}</bdi>
        </ins>
      ))}
    </>
  );
}
