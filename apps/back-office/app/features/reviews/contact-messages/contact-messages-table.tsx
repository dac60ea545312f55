import type { Result } from '@craftsandore/api-client';
import {
  type CallInput,
  type changeContactMessage,
  maxLength,
  type StaffContactMessage,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  Button,
  CheckIcon,
  type DataTableColumn,
  Link,
  MailIcon,
  UndoIcon,
} from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { AnswerForm } from '../answer-form.tsx';
import { OurAnswer } from '../our-answer.tsx';
import styles from '../reviews.module.css';
import { contactMessagesPath, type ContactMessageFilters } from './contact-message-filters.ts';

export type ContactMessagesPromise = ListPromise<StaffContactMessage>;

/** Changes the message as it was seen. */
export type ChangeContactMessage = (
  message: StaffContactMessage,
  change: Omit<CallInput<typeof changeContactMessage>['body'], 'seenVersion'>,
) => Promise<Result<StaffContactMessage>>;

type ContactMessagesTableProps = {
  messages: ContactMessagesPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: ContactMessageFilters;
  onChange: ChangeContactMessage;
  onRetry: () => void;
};

export function ContactMessagesTable({
  messages,
  filters,
  onChange,
  ...rest
}: ContactMessagesTableProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const mayChange = useSession(({ user }) => can(user?.roleId, 'customer:update'));
  const columns: DataTableColumn<StaffContactMessage>[] = [
    {
      id: 'sender',
      header: t('contactMessages.sender'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ name, email, createdAt }) => (
        <span className={styles.product}>
          <Typed>{name}</Typed>
          <Link href={`mailto:${email}`} className={styles.muted}>
            <bdi>{email}</bdi>
          </Link>
          <time dateTime={createdAt} className={styles.muted}>
            {t('moment.dateAndTime', { date: shortDate(createdAt), time: time(createdAt) })}
          </time>
        </span>
      ),
    },
    {
      id: 'message',
      header: t('contactMessages.message'),
      stacked: 'full',
      cell: ({ message, answer }) => (
        <div className={styles.words}>
          <Typed className={styles.comment}>{message}</Typed>
          <OurAnswer answer={answer} />
          {answer && (
            <span className={styles.muted}>
              {t('contactMessages.answeredBy', {
                name: answer.staffName,
                date: shortDate(answer.createdAt),
              })}
            </span>
          )}
        </div>
      ),
    },
    ...(mayChange
      ? [
          {
            id: 'actions',
            header: t('reviews.actions'),
            headerHidden: true,
            stacked: 'full' as const,
            cell: (message: StaffContactMessage) => (
              <Actions message={message} onChange={onChange} />
            ),
          },
        ]
      : []),
  ];

  return (
    <ListTable
      {...rest}
      list={messages}
      label={t('nav.messages')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t(`contactMessageNone.${filters.part}`)}
      failed={t('contactMessages.failed')}
      paging={{
        hrefOf: (wanted) => contactMessagesPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('contactMessages.range', range),
      }}
    />
  );
}

type ActionsProps = { message: StaffContactMessage; onChange: ChangeContactMessage };

function Actions({ message, onChange }: ActionsProps) {
  const { t } = useTranslation();
  const [isAnswering, setAnswering] = useState(false);
  const [isPending, setPending] = useState(false);
  const { name, isDone, answer } = message;

  async function settle() {
    if (isPending) return;
    setPending(true);
    await onChange(message, { isDone: !isDone });
    setPending(false);
  }

  if (isAnswering) {
    return (
      <AnswerForm
        name={`contact-message-${message.id}`}
        kept={message}
        maxLength={maxLength.contactAnswer}
        hint={t('contactMessages.answerHint')}
        submitLabel={t('contactMessages.send')}
        // It is a mail: there is nothing to take away.
        onAnswer={(answer, seen) => onChange(seen, { answer: answer ?? '' })}
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <div className={styles.actions}>
      {!answer && (
        <Button
          size="sm"
          variant="secondary"
          iconBefore={<MailIcon />}
          aria-label={t('shopAnswer.to', { name })}
          onClick={() => setAnswering(true)}
        >
          {t('shopAnswer.write')}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        iconBefore={isDone ? <UndoIcon /> : <CheckIcon />}
        loading={isPending}
        aria-label={t(isDone ? 'contactMessages.reopenOf' : 'contactMessages.doneOf', { name })}
        onClick={() => void settle()}
      >
        {t(isDone ? 'contactMessages.reopen' : 'contactMessages.done')}
      </Button>
    </div>
  );
}
