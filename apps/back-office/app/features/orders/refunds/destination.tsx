import type { OrderDestinations } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Button } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import columns from '../../../shell/columns.module.css';
import type { NoteDestination } from './destination-calls.ts';
import { DestinationFacts } from './destination-facts.tsx';

const DestinationDialog = lazily(() =>
  import('./destination-dialog.tsx').then(({ DestinationDialog }) => DestinationDialog),
);

type DestinationProps = {
  orderId: number;
  orderReference: string;
  destinations: OrderDestinations;
  onNote: NoteDestination;
};

/** Where the money of an order is to be paid back to, and a way to note another. */
export function Destination({ orderId, orderReference, destinations, onNote }: DestinationProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { given, isChangedSinceDue } = destinations;
  const [last] = given;

  return (
    <div className={columns.stack}>
      {last ? (
        <DestinationFacts destination={last} isChanged={isChangedSinceDue} />
      ) : (
        <p>{t('refundTo.none')}</p>
      )}
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {last ? t('refundTo.another') : t('refundTo.note')}
      </Button>
      <Suspense>
        {isAsked && (
          <DestinationDialog
            orderReference={orderReference}
            onNote={(refundTo) => onNote(orderId, refundTo)}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
