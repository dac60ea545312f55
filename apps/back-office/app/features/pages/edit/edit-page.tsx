import type { Result } from '@craftsandore/api-client';
import { pagePath, type StaffPage } from '@craftsandore/contract';
import { otherLocale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { FormError, Panel, TextField } from '@craftsandore/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import { FormMessage } from '../../../form/form-message.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useDeletionOfPage } from '../../../list/use-deletion-of-page.ts';
import { useCloseDialog, useFocusAfterDialog } from '../../../navigation/dialogs.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { deletePagePath } from '../page-paths.ts';
import { PageState } from '../page-state.tsx';
import { CompareVersion, type VersionCalls } from './compare-version.tsx';
import styles from './edit-page.module.css';
import { type AddPhoto, LanguagePane } from './language-pane.tsx';
import { LanguagesCompared } from './languages-compared.tsx';
import { PageConflictNotice } from './page-conflict-notice.tsx';
import { publishedWords } from './page-fields.ts';
import { PageHead } from './page-head.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageSaveBar } from './page-save-bar.tsx';
import { PageVersions, type Versions } from './page-versions.tsx';
import { useComparedVersion } from './use-compared-version.ts';
import { type PageForm, type SavePage, usePageForm } from './use-page-form.ts';
import { type PreviewPage, usePreview } from './use-preview.ts';
import { WordsDiff } from './words-diff.tsx';

export type EditPageProps = VersionCalls & {
  page: StaffPage;
  versions: Versions;
  shopUrl: string;
  onPreview: PreviewPage;
  onPhoto: AddPhoto;
  onSave: SavePage;
  /** With what was typed, if anything was. */
  onPublish: SavePage;
  onWithdraw: () => Promise<Result<unknown>>;
  onDelete: () => Promise<Result<unknown>>;
  onDeleted: () => void;
  /** Told what was done. */
  onDone: (what: 'saved' | 'published' | 'restored', page: StaffPage) => void;
};

/** A page in both languages, from the first word to the shop. */
export function EditPage(props: EditPageProps) {
  return (
    <UnsavedGuard>
      <PageEditor key={props.page.slug} {...props} />
    </UnsavedGuard>
  );
}

function PageEditor({
  page,
  versions,
  shopUrl,
  onPreview,
  onPhoto,
  onSave,
  onPublish,
  onWithdraw,
  onDelete,
  onDeleted,
  onDone,
  ...calls
}: EditPageProps) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const sentenceOf = useRefusalSentence();
  const formId = useId();
  const form = usePageForm(page);
  const { typed, refusal, conflict } = form;
  const shown = usePreview(typed, onPreview);
  const [isPreviewed, setPreviewed] = useState(true);
  const languages = [locale, otherLocale(locale)];
  const words = publishedWords(page);
  const deletion = useDeletionOfPage(deletePagePath(page.slug), {
    onDelete: async () => {
      const { ok } = await onDelete();
      if (ok) form.discard(); // nothing is unsaved any more: leave without a question
      return ok;
    },
    onDeleted,
  });
  const compared = useComparedVersion(page.slug);
  const close = useCloseDialog();
  useFocusAfterDialog(useRef(null));

  const publish = form.submitWith(onPublish, (saved) => onDone('published', saved));

  return (
    <>
      <PageHead
        page={page}
        shopUrl={shopUrl}
        isPreviewed={isPreviewed}
        onPreviewed={setPreviewed}
        onWithdraw={() => void onWithdraw()}
        onDelete={deletion.ask}
      />
      <form
        id={formId}
        noValidate
        className={styles.stack}
        onSubmit={form.submitWith(onSave, (saved) => onDone('saved', saved))}
      >
        <Panel
          flush
          title={
            <span className={styles.head}>
              <bdi dir="ltr" className={styles.path}>
                {pagePath(page.slug)}
              </bdi>
              <PageState state={page.state} />
            </span>
          }
        >
          <div className={styles.message}>
            <FormMessage>
              {conflict ? (
                <PageConflictNotice conflict={conflict} typed={typed} />
              ) : (
                refusal && <FormError>{sentenceOf(refusal)}</FormError>
              )}
            </FormMessage>
          </div>
          {!page.isSystem && <Address form={form} />}
          <div className={styles.panes}>
            {languages.map((language) => (
              <LanguagePane
                key={language}
                language={language}
                form={form}
                rendered={shown.preview?.[language]}
                onPhoto={onPhoto}
              />
            ))}
          </div>
          {shown.preview && <LanguagesCompared preview={shown.preview} />}
        </Panel>
        {isPreviewed && <PagePreview languages={languages} typed={typed} shown={shown} />}
      </form>
      <div className={styles.below}>
        <PageVersions page={page} versions={versions} />
        <Panel title={t('pages.sincePublished')}>
          {words ? <WordsDiff before={words} after={typed} /> : t('pages.neverPublished')}
        </Panel>
      </div>
      <PageSaveBar formId={formId} page={page} form={form} onPublish={publish} />
      <ConfirmDialog
        {...deletion.dialog}
        title={t('pages.deleteTitle', { page: local(page, 'title') })}
        description={t('pages.deleteWords')}
        confirmLabel={t('form.delete')}
        cancelLabel={t('action.cancel')}
      />
      {compared !== undefined && (
        <CompareVersion
          {...calls}
          key={compared}
          page={page}
          number={compared}
          isDirty={form.isDirty}
          onClose={close}
          onRestored={() => {
            onDone('restored', page);
            close();
          }}
        />
      )}
    </>
  );
}

function Address({ form }: { form: PageForm }) {
  const { t } = useTranslation();
  return (
    <div className={styles.address}>
      <TextField
        {...form.register('slug')}
        label={t('pages.address')}
        hint={t('pages.addressHint')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        error={form.errors.slug?.message}
      />
    </div>
  );
}
