import type { Result } from '@craftsandore/api-client';
import { contactMessageParts, type StaffContactMessage } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader, Segmented } from '@craftsandore/ui';
import { Suspense, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import toolbar from '../../../list/list-toolbar.module.css';
import { LiveList } from '../../../list/live-list.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useNewer } from '../../../live/use-newer.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { ContactMessageFilters } from './contact-message-filters.ts';
import type { ChangeContactMessage, ContactMessagesPromise } from './contact-messages-table.tsx';

const ContactMessagesTable = lazily(() =>
  import('./contact-messages-table.tsx').then(({ ContactMessagesTable }) => ContactMessagesTable),
);

type ContactMessagesPageProps = {
  filters: ContactMessageFilters;
  messages: ContactMessagesPromise;
  onChange: ChangeContactMessage;
  /** Says what a change came to. */
  onReport: (call: Promise<Result<StaffContactMessage>>) => Promise<Result<StaffContactMessage>>;
  onFilter: (filters: ContactMessageFilters) => void;
  onRetry: () => void;
};

/** What came in by the contact form: to answer, and to settle. */
export function ContactMessagesPage({
  filters,
  messages,
  onFilter,
  onChange,
  onReport,
  onRetry,
}: ContactMessagesPageProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [current, setNewer] = useNewer(messages);
  const shown = useDeferredValue(current);

  /** What is done leaves the list, with the button that was pressed. A refused answer is told in its form. */
  const change: ChangeContactMessage = async (message, wanted) => {
    const call = onChange(message, wanted);
    const result = 'answer' in wanted ? await call : await onReport(call);
    if (!result.ok) return result;
    if ('answer' in wanted) await onReport(call);
    list.current?.focus();
    return result;
  };

  return (
    <UnsavedGuard>
      <PageTitle>{t('nav.messages')}</PageTitle>
      <PageHeader title={t('nav.messages')} meta={t('contactMessages.words')} />
      <Card ref={list} tabIndex={-1} padded={false}>
        <div className={toolbar.root}>
          <Segmented
            label={t('contactMessages.show')}
            options={contactMessageParts.map((part) => ({
              value: part,
              label: t(`contactMessagePart.${part}`),
            }))}
            value={filters.part}
            onChange={(part) => onFilter({ ...filters, part, page: 1 })}
          />
        </div>
        <Suspense fallback={<RowsWaiting />}>
          <ContactMessagesTable
            messages={shown}
            isStale={shown !== current}
            filters={filters}
            onChange={change}
            onRetry={onRetry}
          />
        </Suspense>
      </Card>
      <LiveList of="message" list={current} onNewer={setNewer} />
    </UnsavedGuard>
  );
}
