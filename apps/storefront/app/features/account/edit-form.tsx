import type { Refusal } from '@craftsandore/api-client';
import { Button, Card, FormError, Heading } from '@craftsandore/ui';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { LeaveGuard } from '../../form/leave-guard.tsx';
import { fetchSchemas } from '../../form/use-schema-form.ts';
import styles from './edit-form.module.css';

type EditFormProps = Pick<ComponentProps<'form'>, 'onSubmit'> & {
  title: string;
  submit: string;
  refusal: Refusal | null;
  isBusy: boolean;
  isUnsaved: boolean;
  /** Puts the focus into the first field. */
  takeFocus: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The frame of what is changed on the profile page. */
export function EditForm({
  title,
  submit,
  refusal,
  isBusy,
  isUnsaved,
  takeFocus,
  onSubmit,
  onCancel,
  children,
}: EditFormProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const handleOpen = useEffectEvent(takeFocus);

  useEffect(() => handleOpen(), []);

  return (
    <Card>
      <form
        className={styles.root}
        method="post"
        aria-labelledby={titleId}
        noValidate
        onFocus={() => void fetchSchemas()}
        onSubmit={onSubmit}
      >
        <Heading level={3} size="h4" id={titleId}>
          {title}
        </Heading>
        <LeaveGuard isUnsaved={isUnsaved} reason={t('edit.leaveReason')} />
        <FormError>{refusal && <bdi>{refusal.sentence ?? t('edit.failed')}</bdi>}</FormError>
        {children}
        <div className={styles.actions}>
          <Button type="submit" loading={isBusy}>
            {submit}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
