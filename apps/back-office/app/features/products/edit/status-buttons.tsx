import type { StaffProduct } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Button } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StatusCalls } from './status-calls.ts';

const ScheduleDialog = lazily(() =>
  import('./schedule-dialog.tsx').then(({ ScheduleDialog }) => ScheduleDialog),
);

type StatusButtonsProps = StatusCalls & { product: StaffProduct };

/** Puts a draft into the shop, now or later, hides what is there, and archives what is no longer sold. */
export function StatusButtons(props: StatusButtonsProps) {
  const { product, onPublish, onHide, onArchive, onSchedule } = props;
  const { t } = useTranslation();
  const [pending, setPending] = useState<string>();
  const [asksWhen, setAsksWhen] = useState(false);
  const isDraft = !product.isPublished && !product.archivedAt;
  const { publishAt } = product;

  const button = (label: string, variant: 'primary' | 'secondary', act: () => Promise<unknown>) => (
    <Button
      key={label}
      variant={variant}
      loading={pending === label}
      disabled={pending !== undefined && pending !== label}
      onClick={async () => {
        setPending(label);
        await act();
        setPending(undefined);
      }}
    >
      {label}
    </Button>
  );

  return (
    <>
      {!product.archivedAt && button(t('product.archive'), 'secondary', onArchive)}
      {isDraft && (
        <Button variant="secondary" onClick={() => setAsksWhen(true)}>
          {t(publishAt ? 'product.otherMoment' : 'product.publishLater')}
        </Button>
      )}
      {product.isPublished
        ? button(t('product.hide'), 'secondary', onHide)
        : (publishAt ?? product.archivedAt) && button(t('product.makeDraft'), 'secondary', onHide)}
      {!product.isPublished && button(t('product.publish'), 'primary', onPublish)}
      {asksWhen && (
        <Suspense>
          <ScheduleDialog
            publishAt={publishAt}
            onSchedule={onSchedule}
            onClose={() => setAsksWhen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
