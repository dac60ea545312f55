import { getStaffAccess, listSettingsVersions, saveStaffAccess } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { StaffSettingsPage } from '../features/staff-settings/staff-settings-page.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/staff-settings';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => ({
  access: await staffApi(args, getStaffAccess.access)(getStaffAccess, {}),
}));

const intents = { save: saveStaffAccess, history: listSettingsVersions };
// Who has seen an older version is shown the one of today.
export const clientAction = actionOf(intents, (refusal) => refusal?.code === 'settings.changed');

export default function StaffSettingsRoute({ loaderData: { access } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();

  return (
    <StaffSettingsPage
      access={access}
      onSave={async (secondStepOf) => {
        const result = await act('save', { body: { seenVersion: access.version, secondStepOf } });
        if (result.ok) showToast({ tone: 'success', children: t('staffSettings.saved') });
        return result;
      }}
      onHistory={(page) =>
        act(
          'history',
          { params: { group: 'staff-access' }, query: { page } },
          { revalidate: false },
        )
      }
    />
  );
}
