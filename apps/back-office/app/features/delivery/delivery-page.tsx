import type { SavedDeliverySettings } from '@craftsandore/contract';
import { Text } from '@craftsandore/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SettingsBar } from '../../form/settings-bar.tsx';
import { type ReadHistory, SettingsHistory } from '../../form/settings-history.tsx';
import { SettingsMessage } from '../../form/settings-message.tsx';
import { UnsavedGuard } from '../../form/unsaved-guard.tsx';
import { SettingsHeader } from '../../shell/settings-header.tsx';
import { settingsOf } from './delivery-fields.ts';
import styles from './delivery-page.module.css';
import { PlacesTable } from './places-table.tsx';
import { type DeliveryForm, type SaveDelivery, useDeliveryForm } from './use-delivery-form.ts';
import { useFieldWords } from './use-field-words.ts';
import { WhatCustomersSee } from './what-customers-see.tsx';
import { WholeShop } from './whole-shop.tsx';

type DeliveryPageProps = {
  saved: SavedDeliverySettings;
  /** When a sample order is placed. */
  now: Date;
  onSave: SaveDelivery;
  onSaved: () => void;
  onHistory: ReadHistory;
};

/** What the owner sets for delivery: all of it is one form with one save. (Business, section 2.) */
export function DeliveryPage(props: DeliveryPageProps) {
  return (
    <UnsavedGuard>
      <SettingsForm {...props} />
    </UnsavedGuard>
  );
}

function SettingsForm({ saved, now, onSave, onSaved, onHistory }: DeliveryPageProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useDeliveryForm(saved, onSave);
  const [governorate, setGovernorate] = useState(saved.settings.governorates[0]?.code ?? 'EG-C');
  const words = useFieldWords();
  const changes = useChanges(form);

  return (
    <>
      <SettingsHeader title={t('delivery.label')} meta={t('deliverySettings.words')} />
      <Text size="sm" tone="muted" className={styles.whoSees}>
        {t('deliverySettings.whoSees')}
      </Text>
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit(onSaved)}>
        <SettingsMessage form={form} {...words} />
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
      <SettingsHistory
        {...words}
        form={form}
        fieldsOf={form.fieldsOfSaved}
        newest={saved.version}
        onRead={onHistory}
      />
      <SettingsBar formId={formId} form={form} saved={saved} changes={changes} />
    </>
  );
}

/** What is not saved yet. */
function useChanges({ changedPlaces: { length: count }, isShopChanged }: DeliveryForm): string {
  const { t } = useTranslation();
  return [
    ...(isShopChanged ? [t('deliverySettings.changedShop')] : []),
    ...(count > 0 ? [t('deliverySettings.changedPlaces', { count })] : []),
  ].join(t('form.comma'));
}
