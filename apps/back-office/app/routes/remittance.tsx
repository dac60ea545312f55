import { takeRemittance } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { remittanceIntents } from '../features/orders/cash/cash-calls.ts';
import { cashPath } from '../features/orders/cash/cash-filters.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/remittance';

// Forms are heavy; theirs comes while the frame already stands.
const RemittancePage = lazily(() =>
  import('../features/orders/cash/remittance-page.tsx').then(
    ({ RemittancePage }) => RemittancePage,
  ),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  staffApi(args, takeRemittance.access);
  return null;
}

export const clientAction = actionOf(remittanceIntents);

export default function RemittanceRoute() {
  const { t } = useTranslation();
  const showToast = useToast();
  const navigate = useNavigate();
  const act = useAction<typeof remittanceIntents>();
  return (
    <RemittancePage
      onTake={(body) => act('take', { body })}
      onReadHead={(body) => act('readHead', { body })}
      onDone={() => {
        showToast({ tone: 'success', children: t('remittance.taken') });
        void navigate(cashPath());
      }}
    />
  );
}
