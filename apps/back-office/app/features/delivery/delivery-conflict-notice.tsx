import { Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../form/edit-conflict-notice.tsx';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useFieldWords } from './use-field-words.ts';

type DeliveryConflictNoticeProps = { form: Pick<DeliveryForm, 'conflict' | 'changedByOthers'> };

/** What a colleague has saved while the settings were being changed here. */
export function DeliveryConflictNotice({
  form: { conflict, changedByOthers },
}: DeliveryConflictNoticeProps) {
  const { t } = useTranslation();
  const { nameOf, valueOf } = useFieldWords();

  if (conflict) {
    const terms = Object.fromEntries(conflict.fields.map((field) => [field, nameOf(field)]));
    return <EditConflictNotice conflict={conflict} terms={terms} wordsOf={valueOf} />;
  }
  const fields = changedByOthers.map(nameOf).join(t('form.comma'));
  return (
    <Notice tone="warning" role="alert">
      {fields
        ? t('deliverySettings.changedByOther', { fields })
        : t('deliverySettings.changedBeside')}
    </Notice>
  );
}
