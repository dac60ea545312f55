import { type DeskSettings, OrderStatus, type Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { type Attempt, confirmationOf } from '@craftsandore/rules';
import { DescriptionList, Panel, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What would be done about an order whose customer never answers, and when. */
export function DeskPreview({ policy }: { policy: DeskSettings | null }) {
  const { t } = useTranslation();
  const { dayName, time } = useLocale();
  const [now] = useState(() => new Date());

  return (
    <Panel title={t('deskSettings.preview')}>
      {policy ? (
        <DescriptionList
          items={stepsOf(policy, now).map(({ step, at }) => ({
            term: t(`deskStep.${step}`),
            description: `${dayName(at)} ${time(at)}`,
          }))}
        />
      ) : (
        <Text size="sm" tone="muted">
          {t('settings.incomplete')}
        </Text>
      )}
    </Panel>
  );
}

/** However the rules are set, so many steps are enough to see. */
const mostSteps = 20;

function stepsOf(policy: DeskSettings, createdAt: Date) {
  const order = {
    ...{
      statusId: OrderStatus.pending,
      createdAt,
      closedAt: null,
      wasConfirmed: false,
      changedAt: null,
      previousAt: null,
    },
    ...{ totalCost: 0 as Piastres, streetAddress: '', building: '' }, // none is also a whole number of piastres
    ...{ highestDelivered: null, deliveredInRow: 0, lastRefusedAt: null, isKnownPlace: false },
    ...{ earlierOrders: 0, deliveredCount: 0, refusedCount: 0 },
  };
  const attempts: Attempt[] = [];
  const steps: { step: 'message' | 'call' | 'warning' | 'end'; at: Date }[] = [];
  while (steps.length < mostSteps) {
    const { nextStep, nextAttemptAt, deadlineAt } = confirmationOf(
      order,
      attempts,
      policy,
      attempts.at(-1)?.at ?? createdAt,
    );
    if (!nextStep || !nextAttemptAt) {
      return deadlineAt ? [...steps, { step: 'end' as const, at: deadlineAt }] : steps;
    }
    steps.push({ step: nextStep, at: nextAttemptAt });
    const isCall = nextStep === 'call';
    attempts.push({
      ...{
        direction: 'out',
        until: null,
        at: nextAttemptAt,
        isLastWarning: nextStep === 'warning',
      },
      ...(isCall
        ? { channel: 'call', outcome: 'no_answer' }
        : { channel: 'whatsapp', outcome: 'sent' }),
    });
  }
  return steps;
}
