import { attempt } from '@craftsandore/api-client';
import {
  addPagePhoto,
  type CallInput,
  deletePage,
  getPageVersion,
  getStaffPage,
  listPageVersions,
  previewPage,
  publishPage,
  restorePage,
  updatePage,
  withdrawPage,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { editPagePath, pagesPath } from '../features/pages/page-paths.ts';
import { actionOf, type Call, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useReport } from '../navigation/use-report.ts';
import { settingsContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/edit-page';

// Forms are heavy; theirs comes while the frame already stands.
const EditPage = lazily(() =>
  import('../features/pages/edit/edit-page.tsx').then(({ EditPage }) => EditPage),
);

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const versionsPerPage = 20;

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getStaffPage.access);
  const params = pathParams(getStaffPage, args.params);
  const asked = Number(new URL(args.request.url).searchParams.get('page'));
  const query = { page: asked > 0 ? asked : 1, perPage: versionsPerPage };
  const versions = api(listPageVersions, { params, query });
  versions.catch(() => undefined); // it is refused below, once the page is there
  return {
    page: await api(getStaffPage, { params }),
    versions: await versions,
    shopUrl: args.context.get(settingsContext).storefrontUrl,
  };
});

type Change = CallInput<typeof updatePage>;

/** Saves what was typed, if anything was, and shows it to customers. */
async function saveAndPublish({ params, body }: Change, { api }: Call) {
  const { seenVersion, ...words } = body;
  const isTyped = Object.keys(words).length > 0;
  const saved = isTyped
    ? await attempt(api(updatePage, { params, body }))
    : { ok: true as const, value: { slug: params.slug, version: seenVersion } };
  if (!saved.ok) return saved;
  const { slug, version } = saved.value;
  return attempt(api(publishPage, { params: { slug }, body: { seenVersion: version } }));
}

const intents = {
  save: updatePage,
  publish: saveAndPublish,
  withdraw: withdrawPage,
  restore: restorePage,
  delete: deletePage,
  preview: previewPage,
  version: getPageVersion,
  photo: addPagePhoto,
};
// What others have saved meanwhile is shown beside what was typed; what was saved and not published is saved.
export const clientAction = actionOf(intents, (refusal) =>
  ['page.changed', 'page.unready'].includes(refusal?.code ?? ''),
);

export default function EditPageRoute({
  loaderData: { page, versions, shopUrl },
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const report = useReport();
  const act = useAction<typeof intents>();
  const { slug } = page;
  const params = { slug };
  const seen = { seenVersion: page.version };
  // The page that has moved is read at its new address.
  const staying = (other: string) => (other === slug ? {} : ({ revalidate: false } as const));

  return (
    <EditPage
      page={page}
      versions={versions}
      shopUrl={shopUrl}
      onPreview={(body) => act('preview', { body }, { revalidate: false })}
      onPhoto={(file, sending) =>
        act('photo', {}, { upload: { file, ...sending }, revalidate: false })
      }
      onReadVersion={(number) =>
        act('version', { params: { slug, number } }, { revalidate: false })
      }
      onSave={(words, { version: seenVersion }) =>
        act('save', { params, body: { ...words, seenVersion } }, staying(words.slug))
      }
      onPublish={(words, { version: seenVersion }) =>
        act('publish', { params, body: { ...words, seenVersion } }, staying(words.slug))
      }
      onWithdraw={() =>
        report(act('withdraw', { params, body: seen }), { done: t('pages.withdrawn') })
      }
      onRestore={(number) => act('restore', { params, body: { ...seen, number } })}
      onDelete={() => report(act('delete', { params }, { revalidate: false }))}
      onDeleted={() => {
        showToast({ tone: 'success', children: t('pages.deleted') });
        void navigate(pagesPath, { replace: true });
      }}
      onDone={(what, saved) => {
        showToast({ tone: 'success', children: t(`pageDone.${what}`) });
        if (saved.slug !== slug) void navigate(editPagePath(saved.slug), { replace: true });
      }}
    />
  );
}
