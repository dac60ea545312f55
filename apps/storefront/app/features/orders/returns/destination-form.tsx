import { Button, FormError, Heading } from '@craftsandore/ui';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';

import { LeaveGuard } from '../../../form/leave-guard.tsx';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { signInPath } from '../../../session/next-page.ts';
import styles from '../order-form.module.css';
import { DestinationFields, type DestinationFault, destinationIn } from './destination-fields.tsx';
import type { GiveDestination, NewDestination } from './send-return.ts';

type DestinationFormProps = {
  onGive: GiveDestination;
  /** Called once the page shows where the money goes, or when it stays as it was. */
  onClose: (isGiven: boolean) => void;
};

/** Asks where money that is owed to a customer is to be sent. */
export function DestinationForm({ onGive, onClose }: DestinationFormProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<DestinationFault>();
  const [failure, setFailure] = useState<string>();
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => title.current?.focus(), []);

  const give = useOneAtATime(async (refundTo: NewDestination) => {
    setBusy(true);
    const given = await onGive(refundTo);
    if (given.ok) {
      setUnsaved(false);
      await revalidate();
      onClose(true);
      return;
    }
    const { status, code, sentence } = given.refusal;
    if (status === 401) {
      await navigate(signInPath(pathname));
      return;
    }
    setFailure(
      sentence ?? t(status === undefined ? 'failure.connection' : 'destinationForm.failed'),
    );
    setBusy(false);
    // Paid meanwhile.
    if (code === 'refund.not_due') await revalidate();
  });

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    const { refundTo, fault } = destinationIn(new FormData(event.currentTarget));
    setFault(fault);
    if (refundTo) return give(refundTo);
    if (fault) form.current?.querySelector<HTMLElement>(`[name=${fault}]`)?.focus();
  }

  return (
    <section className={styles.sunken} aria-labelledby={titleId}>
      <form
        ref={form}
        className={styles.root}
        noValidate
        onInput={() => setUnsaved(true)}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <LeaveGuard isUnsaved={isUnsaved} reason={t('edit.leaveReason')} />
        <Heading level={2} size="h4" id={titleId} ref={title} tabIndex={-1}>
          {t('destinationForm.title')}
        </Heading>
        <DestinationFields legend={t('destinationForm.how')} fault={fault} />
        <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
        <div className={styles.actions}>
          <Button type="submit" loading={isBusy}>
            {t('destinationForm.send')}
          </Button>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {t('action.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
