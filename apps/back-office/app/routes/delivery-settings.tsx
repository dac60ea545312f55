import {
  getDeliverySettings,
  listSettingsVersions,
  saveDeliverySettings,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/delivery-settings';

// Forms and tables are heavy; theirs comes while the frame already stands.
const DeliveryPage = lazily(() =>
  import('../features/delivery/delivery-page.tsx').then(({ DeliveryPage }) => DeliveryPage),
);

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getDeliverySettings.access);
  return { saved: await api(getDeliverySettings, {}) };
});

const intents = { save: saveDeliverySettings, history: listSettingsVersions };
// Who has seen older settings is shown those of today, beside what they typed.
export const clientAction = actionOf(intents, (refusal) => refusal?.code === 'settings.changed');

export default function DeliverySettingsRoute({ loaderData: { saved } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const [now] = useState(() => new Date());

  return (
    <DeliveryPage
      saved={saved}
      now={now}
      onSave={(settings, seen) => act('save', { body: { settings, seenVersion: seen.version } })}
      onSaved={() => showToast({ tone: 'success', children: t('settings.saved') })}
      onHistory={(page) =>
        act('history', { params: { group: 'delivery' }, query: { page } }, { revalidate: false })
      }
    />
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <PageError title={t('deliverySettings.failed')} />;
}
