import type { Result } from '@craftsandore/api-client';
import type { SynonymGroup } from '@craftsandore/contract';
import { Button, PageHeader, TrashIcon } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { SaveBar } from '../../../form/save-bar.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useCloseDialog, useFocusAfterDialog, useOpenDialog } from '../../../navigation/dialogs.ts';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { deleteGroupPath, synonymsPath } from '../synonym-filters.ts';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { type TrySynonyms, useTrial } from '../trial/use-trial.ts';
import { DeleteGroup } from './delete-group.tsx';
import { isSame, problemOf, termsIn } from './synonym-fields.ts';
import { SynonymForm } from './synonym-form.tsx';
import { type SaveGroup, useSynonymForm } from './use-synonym-form.ts';

type SynonymGroupPageProps = {
  /** Missing until it has been made. */
  group: SynonymGroup | undefined;
  /** What a new group begins with. */
  firstTerm?: string | undefined;
  onTry: TrySynonyms;
  onSave: SaveGroup;
  onSaved: () => void;
  /** Missing for a group that is not yet there. */
  onDelete?: () => Promise<Result<unknown>>;
  onDeleted?: () => void;
};

/** A group of synonyms: its words are tried before they are saved. */
export function SynonymGroupPage(props: SynonymGroupPageProps) {
  return (
    <UnsavedGuard>
      <GroupPageForm key={props.group?.id} {...props} />
    </UnsavedGuard>
  );
}

function GroupPageForm({
  group,
  firstTerm,
  onTry,
  onSave,
  onSaved,
  onDelete,
  onDeleted,
}: SynonymGroupPageProps) {
  const { t } = useTranslation();
  const formId = useId();
  const statusId = useId();
  const list = useWayBack(synonymsPath());
  const form = useSynonymForm(group, firstTerm);
  const trial = useTrial(onTry);
  const [wasAsked, setAsked] = useState(false);
  const deletion = useTrial(onTry);

  const terms = termsIn(form.typed.terms);
  const isTried = Boolean(trial.tried?.result?.ok && isSame(trial.tried.attempt.terms, terms));
  const isAsItWas = Boolean(group && isSame(group.terms, terms));
  const mustBeTried = !isTried && !isAsItWas && (form.isDirty || !group);
  const problem = problemOf(form.typed.terms);

  function tryTerms(query: string) {
    setAsked(true);
    if (problem) form.setFocus('terms');
    else void trial.run({ terms, ...(group && { id: group.id }), ...(query && { query }) });
  }

  const deletePath = group && deleteGroupPath(group.id);
  const isDeleting = useLocation().pathname === deletePath;
  const openDialog = useOpenDialog();
  const closeDialog = useCloseDialog();
  useFocusAfterDialog(useRef(null));

  // First the dialog's entry of the history goes, then the group's: Back would lead to a group that is gone.
  const [isDeleted, setDeleted] = useState(false);
  const leaveDeleted = useEffectEvent(() => onDeleted?.());
  useEffect(() => {
    if (isDeleted && !isDeleting) leaveDeleted();
  }, [isDeleted, isDeleting]);

  const tryDeletion = () => group && void deletion.run({ id: group.id, terms: [] });
  const beginDeletion = useEffectEvent(tryDeletion);
  useEffect(() => {
    if (isDeleting) void beginDeletion();
  }, [isDeleting]);

  const title = t(group ? 'synonyms.change' : 'synonyms.add');

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.synonyms') }}
        title={title}
        actions={
          deletePath && (
            <Button
              variant="danger-quiet"
              iconBefore={<TrashIcon />}
              data-opens={deletePath}
              onClick={() => openDialog(deletePath)}
            >
              {t('synonyms.delete')}
            </Button>
          )
        }
      />
      <div className={columns.columns}>
        <SynonymForm
          id={formId}
          form={form}
          problem={wasAsked ? problem : undefined}
          onSubmit={form.submitWith(onSave, onSaved)}
        />
        <TrialPanel trial={trial} onTry={tryTerms} />
      </div>
      <SaveBar
        statusId={statusId}
        status={mustBeTried ? t('synonyms.tryFirst') : form.isDirty && t('form.unsaved')}
      >
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          disabled={mustBeTried}
          aria-describedby={mustBeTried ? statusId : undefined}
          loading={form.isSaving}
        >
          {t('synonyms.save')}
        </Button>
      </SaveBar>
      {isDeleting && onDelete && (
        <DeleteGroup
          trial={deletion}
          onTry={tryDeletion}
          onDelete={onDelete}
          onClose={closeDialog}
          onDeleted={() => {
            // Nothing is unsaved any more, so leave without a question.
            form.discard();
            setDeleted(true);
            closeDialog();
          }}
        />
      )}
    </>
  );
}
