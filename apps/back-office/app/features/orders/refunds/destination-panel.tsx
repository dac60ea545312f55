import { Panel } from '@craftsandore/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Destination } from './destination.tsx';

/** Where the money of an order is to be paid back to, on a page of its own return. */
export function DestinationPanel(props: ComponentProps<typeof Destination>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('refundTo.title')}>
      <Destination {...props} />
    </Panel>
  );
}
