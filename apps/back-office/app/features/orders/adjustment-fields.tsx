import { maxLength, piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, FormError, Segmented, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import form from '../../form/form-page.module.css';
import { type AdjustmentDraft, emptyAdjustment } from './adjustment-draft.ts';

type AdjustmentFieldsProps = {
  /** Null while it is not open. */
  draft: AdjustmentDraft | null;
  /** Whether somebody has gone on without amount or reason. */
  isIncomplete?: boolean;
  onChange: (draft: AdjustmentDraft | null) => void;
  className?: string | undefined;
};

/** Asks for more or less than the catalogue does, for who may; why, the customer reads. */
export function AdjustmentFields(props: AdjustmentFieldsProps) {
  const { draft, isIncomplete, onChange, className } = props;
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const mayAdjust = useSession(({ user }) => can(user?.roleId, 'promotion:write'));
  if (!mayAdjust) return null;
  if (!draft) {
    return (
      <div className={className}>
        <Button type="button" variant="quiet" size="sm" onClick={() => onChange(emptyAdjustment)}>
          {t('adjustment.open')}
        </Button>
      </div>
    );
  }
  return (
    <div className={`${form.fields} ${className ?? ''}`}>
      <Segmented
        label={t('adjustment.kind')}
        options={[
          { value: 'less', label: t('adjustment.less') },
          { value: 'more', label: t('adjustment.more') },
        ]}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      <div className={form.pair}>
        <TextField
          name="adjustment"
          inputMode="decimal"
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it takes the place of the button that was pressed
          autoFocus
          label={t('adjustment.amount')}
          suffix={moneyParts(piastres(0)).currency}
          maxLength={20}
          value={draft.amount}
          onChange={({ target }) => onChange({ ...draft, amount: target.value })}
        />
        <TextField
          dir="auto"
          autoComplete="off"
          label={t('adjustment.reason')}
          hint={t('adjustment.reasonHint')}
          maxLength={maxLength.adjustmentReason}
          value={draft.reason}
          onChange={({ target }) => onChange({ ...draft, reason: target.value })}
        />
      </div>
      <FormError>{isIncomplete && t('adjustment.incomplete')}</FormError>
      <div>
        <Button type="button" variant="quiet" size="sm" onClick={() => onChange(null)}>
          {t('adjustment.remove')}
        </Button>
      </div>
    </div>
  );
}
