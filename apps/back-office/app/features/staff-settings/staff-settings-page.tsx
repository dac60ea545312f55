import type { Result } from '@craftsandore/api-client';
import { demandedOf, type StaffAccess } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  FormError,
  Link,
  Notice,
  Panel,
  RadioCard,
  RadioGroup,
  Text,
} from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ReadHistory, SettingsHistory } from '../../form/settings-history.tsx';
import { UnsavedGuard, useUnsaved } from '../../form/unsaved-guard.tsx';
import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import { SettingsHeader } from '../../shell/settings-header.tsx';
import styles from './staff-settings-page.module.css';

type Demand = StaffAccess['secondStepOf'];
export type SaveStaffAccess = (demand: Demand) => Promise<Result<StaffAccess>>;

type StaffSettingsPageProps = {
  access: StaffAccess;
  onSave: SaveStaffAccess;
  onHistory: ReadHistory;
};

/** Of whom the owner demands a second step. */
export function StaffSettingsPage(props: StaffSettingsPageProps) {
  const { t } = useTranslation();

  return (
    <UnsavedGuard>
      <SettingsHeader title={t('nav.staffSettings')} />
      <Panel title={t('staffSettings.secondStep')} className={styles.panel}>
        <DemandForm key={props.access.version} {...props} />
      </Panel>
    </UnsavedGuard>
  );
}

function DemandForm({ access, onSave, onHistory }: StaffSettingsPageProps) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const sentenceOf = useRefusalSentence();
  const [chosen, setChosen] = useState<Demand>(access.secondStepOf);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ code: string | undefined; sentence: string }>();
  const isBusy = useRef(false); // at once, unlike the state: a second press may come before the next render
  const saved = useUnsaved(chosen !== access.secondStepOf, () => setChosen(access.secondStepOf));
  const without = chosen === 'nobody' ? 0 : access.without[chosen];
  const { savedBy, savedAt } = access;

  async function save() {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    const result = await onSave(chosen);
    isBusy.current = false;
    setPending(false);
    if (result.ok) return saved();
    setRefusal({ code: result.refusal.code, sentence: sentenceOf(result.refusal) });
  }

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Text size="sm" tone="muted">
          {t('staffSettings.words')}
        </Text>
        <FormError>
          {!isPending && refusal && (
            <>
              {refusal.sentence}{' '}
              {refusal.code === 'second_step.own_missing' && (
                <Link href="/admin-account">{t('account.label')}</Link>
              )}
            </>
          )}
        </FormError>
        <RadioGroup label={t('staffSettings.demandedOf')}>
          {demandedOf.map((demand) => (
            <RadioCard
              key={demand}
              name="secondStepOf"
              value={demand}
              checked={demand === chosen}
              onChange={() => setChosen(demand)}
              label={t(`demandedOf.${demand}`)}
              description={t(`demandedOfWords.${demand}`)}
            />
          ))}
        </RadioGroup>
        {without > 0 && (
          <Notice tone="warning" role="status">
            {t('staffSettings.without', { count: without })}
          </Notice>
        )}
        <Button type="submit" loading={isPending}>
          {t('form.save')}
        </Button>
        {savedBy && savedAt && (
          <Text size="xs" tone="muted">
            {t('staffSettings.savedBy', { name: savedBy, date: shortDate(savedAt) })}
          </Text>
        )}
      </form>
      <SettingsHistory
        nameOf={() => t('staffSettings.demandedOf')}
        valueOf={(_, value) => t(`demandedOf.${value as Demand}`)} // of `fieldsOf`
        fieldsOf={({ secondStepOf }) => {
          const demand = demandedOf.find((one) => one === secondStepOf);
          return demand ? { secondStepOf: demand } : null;
        }}
        form={{
          isDirty: chosen !== access.secondStepOf,
          fill: ({ secondStepOf }: { secondStepOf: Demand }) => setChosen(secondStepOf),
        }}
        newest={access.version}
        onRead={onHistory}
      />
    </>
  );
}
