import type { SavedDeliverySettings } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, PageHeader, Separator, Text } from '@craftsandore/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormMessage } from '../../form/form-message.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { UnsavedGuard } from '../../form/unsaved-guard.tsx';
import { useRefusalSentence } from '../../navigation/use-refusal-sentence.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { DeliveryConflictNotice } from './delivery-conflict-notice.tsx';
import { settingsOf } from './delivery-fields.ts';
import styles from './delivery-page.module.css';
import { PlacesTable } from './places-table.tsx';
import { type DeliveryForm, type SaveDelivery, useDeliveryForm } from './use-delivery-form.ts';
import { WhatCustomersSee } from './what-customers-see.tsx';
import { WholeShop } from './whole-shop.tsx';

type DeliveryPageProps = {
  saved: SavedDeliverySettings;
  /** When a sample order is placed. */
  now: Date;
  onSave: SaveDelivery;
  onSaved: () => void;
};

/** What the owner sets for delivery: all of it is one form with one save. (Business, section 2.) */
export function DeliveryPage(props: DeliveryPageProps) {
  return (
    <UnsavedGuard>
      <SettingsForm {...props} />
    </UnsavedGuard>
  );
}

function SettingsForm({ saved, now, onSave, onSaved }: DeliveryPageProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const formId = useId();
  const form = useDeliveryForm(saved, onSave);
  const [governorate, setGovernorate] = useState(saved.settings.governorates[0]?.code ?? 'EG-C');
  const { refusal, conflict } = form;

  return (
    <>
      <PageTitle>{t('delivery.label')}</PageTitle>
      <PageHeader title={t('delivery.label')} meta={t('deliverySettings.words')} />
      <Text size="sm" tone="muted" className={styles.whoSees}>
        {t('deliverySettings.whoSees')}
      </Text>
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit(onSaved)}>
        <FormMessage>
          {conflict || refusal?.code === 'settings.changed' ? (
            <DeliveryConflictNotice form={form} />
          ) : (
            refusal && <FormError>{sentenceOf(refusal)}</FormError>
          )}
        </FormMessage>
        <WholeShop form={form} />
        <div className={styles.columns}>
          <PlacesTable form={form} onTouched={setGovernorate} />
          <WhatCustomersSee
            saved={saved.settings}
            typed={settingsOf(form.typed)}
            governorate={governorate}
            onGovernorate={setGovernorate}
            now={now}
          />
        </div>
      </form>
      <SaveBar status={<Changes form={form} saved={saved} />}>
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" form={formId} loading={form.isSaving}>
          {t('form.save')}
        </Button>
      </SaveBar>
    </>
  );
}

type ChangesProps = { form: DeliveryForm; saved: SavedDeliverySettings };

/** What is not saved yet, and who saved last. */
function Changes({ form, saved: { savedBy, savedAt } }: ChangesProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const { changedPlaces, isShopChanged, isDirty } = form;
  const count = changedPlaces.length;
  const moment = [shortDate(savedAt), time(savedAt)].join(t('form.comma'));

  const changes = [
    ...(isShopChanged ? [t('deliverySettings.changedShop')] : []),
    ...(count > 0 ? [t('deliverySettings.changedPlaces', { count })] : []),
  ].join(t('form.comma'));

  return (
    <>
      {isDirty && (
        <>
          <strong className={styles.changes}>{changes || t('form.unsaved')}</strong>
          <Separator variant="inline" />
        </>
      )}
      {savedBy === null
        ? t('deliverySettings.neverSaved')
        : t('deliverySettings.savedBy', { name: savedBy, moment })}
    </>
  );
}
