import type { Result } from '@craftsandore/api-client';
import {
  addLogo,
  addMark,
  type ChannelSettings,
  type Endpoint,
  getSettings,
  listSettingsVersions,
  type ResponseBody,
  type SavedSettings,
  sendTestMessage,
  type SettingsGroup,
  type SettingsOf,
} from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { useToast } from '@craftsandore/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import type { z } from 'zod';

import type { SendTest } from '../features/settings/messages/message-preview.tsx';
import type { UploadPicture } from '../features/settings/picture-field.tsx';
import type { SettingsPageProps } from '../features/settings/settings-form-page.tsx';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { useReport } from '../navigation/use-report.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';

/** The call that saves a group. */
type SaveCall<Group extends SettingsGroup> = Endpoint & { data: z.ZodType<SavedSettings<Group>> };

type Saves<Group extends SettingsGroup> = {
  save: (input: {
    body: SettingsOf<Group> & { seenVersion: number };
  }) => Promise<Result<SavedSettings<Group>>>;
  history: typeof listSettingsVersions;
  logo: typeof addLogo;
  mark: typeof addMark;
  test: typeof sendTestMessage;
};

/** The groups that the owner alone sets, which one call reads. */
type OwnersGroup = keyof ResponseBody<typeof getSettings> & SettingsGroup;

type RouteProps<Group extends SettingsGroup> = {
  loaderData: { saved: SavedSettings<Group>; known: ChannelSettings };
};

/** What some of the pages need beside their group. */
type Beside = { known: ChannelSettings; onUpload: UploadPicture; onTest: SendTest };

/** Loader, action and component of the page of a group of settings. */
export function settingsRoute<Group extends OwnersGroup>(
  group: Group,
  save: SaveCall<Group>,
  Page: ComponentType<SettingsPageProps<Group> & Beside>,
) {
  const clientLoader = keepingLast(async (args: ClientLoaderFunctionArgs) => {
    const settings = await staffApi(args, getSettings.access)(getSettings, {});
    const saved = settings[group] as unknown as SavedSettings<Group>; // by the same name
    return { saved, known: settings.known };
  });

  const clientAction = settingsAction({
    ...{ save, logo: addLogo, mark: addMark, test: sendTestMessage },
  });

  function SettingsRoute({ loaderData: { saved, known } }: RouteProps<Group>) {
    const { t } = useTranslation();
    const act = useAction<Saves<Group>>();
    const report = useReport();

    return (
      <Page
        saved={saved}
        known={known}
        {...useSaving(group)}
        onUpload={(kind, file, sending) =>
          act(kind, {}, { upload: { file, ...sending }, revalidate: false })
        }
        onTest={(body) =>
          report(act('test', { body }, { revalidate: false }), {
            done: t('messageSettings.tested'),
          })
        }
      />
    );
  }

  return { clientLoader, clientAction, SettingsRoute };
}

/** The action of a page of settings. Who has seen older ones is shown those of today, beside what they typed. */
export const settingsAction = (intents: Parameters<typeof actionOf>[0]) =>
  actionOf(
    { ...intents, history: listSettingsVersions },
    (refusal) => refusal?.code === 'settings.changed',
  );

/** What a page of settings does with what was typed, and who may see what was before. */
export function useSaving<Group extends SettingsGroup>(
  group: Group,
): Omit<SettingsPageProps<Group>, 'saved'> {
  const { t } = useTranslation();
  const showToast = useToast();
  const roleId = useSession(({ user }) => user?.roleId);
  const act = useAction<Saves<Group>>();

  return {
    onSave: (settings, seen) => act('save', { body: { ...settings, seenVersion: seen.version } }),
    onSaved: () => showToast({ tone: 'success', children: t('settings.saved') }),
    ...(can(roleId, listSettingsVersions.access) && {
      onHistory: (page) =>
        act('history', { params: { group }, query: { page } }, { revalidate: false }),
    }),
  };
}

export function SettingsError() {
  const { t } = useTranslation();
  return <PageError title={t('settings.failed')} />;
}
