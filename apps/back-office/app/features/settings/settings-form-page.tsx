import type { SavedSettings, SettingsGroup } from '@craftsandore/contract';
import { type ReactNode, useId } from 'react';

import { SettingsBar } from '../../form/settings-bar.tsx';
import {
  type HistoryWords,
  type ReadHistory,
  SettingsHistory,
} from '../../form/settings-history.tsx';
import { SettingsMessage } from '../../form/settings-message.tsx';
import { UnsavedGuard } from '../../form/unsaved-guard.tsx';
import { SettingsHeader } from '../../shell/settings-header.tsx';
import styles from './settings-form-page.module.css';
import { type SaveSettings, type SettingsForm, useSettingsForm } from './use-settings-form.ts';

/** What a page of settings is given by its route. */
export type SettingsPageProps<Group extends SettingsGroup> = {
  saved: SavedSettings<Group>;
  onSave: SaveSettings<Group>;
  onSaved: () => void;
  /** Not for those who may not see who has saved what. */
  onHistory?: ReadHistory;
};

type Props<Group extends SettingsGroup> = SettingsPageProps<Group> & {
  group: Group;
  title: string;
  meta: string;
  /** What fields are called. */
  names: Record<string, string>;
  /** What a value is for people; that of most fields is what was typed. */
  wordsOf?: (field: string, value: string) => string;
  rowsOf?: HistoryWords['rowsOf'];
  children: (form: SettingsForm<Group>) => ReactNode;
  /** What customers will see of it. */
  preview: (form: SettingsForm<Group>) => ReactNode;
};

/** A group of the owner's settings: one form with one save, and beside it what customers will see. */
export function SettingsFormPage<Group extends SettingsGroup>(props: Props<Group>) {
  return (
    <UnsavedGuard>
      <SettingsHeader title={props.title} meta={props.meta} />
      <Form {...props} />
    </UnsavedGuard>
  );
}

function Form<Group extends SettingsGroup>({
  group,
  saved,
  onSave,
  onSaved,
  onHistory,
  names,
  wordsOf = (_, value) => value,
  rowsOf,
  children,
  preview,
}: Props<Group>) {
  const formId = useId();
  const form = useSettingsForm(group, saved, onSave);
  const words = { nameOf: (field: string) => names[field] ?? field, valueOf: wordsOf };

  return (
    <>
      <form id={formId} noValidate className={styles.root} onSubmit={form.submit(onSaved)}>
        <div className={styles.fields}>
          <SettingsMessage form={form} {...words} />
          {children(form)}
        </div>
        <div className={styles.preview}>{preview(form)}</div>
      </form>
      {onHistory && (
        <SettingsHistory
          {...words}
          {...(rowsOf && { rowsOf })}
          form={form}
          fieldsOf={form.fieldsOfSaved}
          newest={saved.version}
          onRead={onHistory}
        />
      )}
      <SettingsBar formId={formId} form={form} saved={saved} />
    </>
  );
}
