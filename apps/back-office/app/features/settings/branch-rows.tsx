import { Branch } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { TextField } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { EditableRows } from '../../form/editable-rows.tsx';
import formPage from '../../form/form-page.module.css';
import { refusedByApi } from '../../form/use-edit-form.ts';
import { useFocusable } from '../../form/use-focusable.ts';
import { useInLanguage } from '../../form/use-in-language.ts';
import { useRowProblems } from './use-row-problems.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { rowsIn } from './rows-in.ts';

const noBranch: Branch = {
  ...{ name: '', nameAr: '', address: '', addressAr: '' },
  ...{ map: null, hours: null, hoursAr: null },
};

/** Where customers can come to. */
export function BranchRows({ form }: { form: SettingsForm<'shop'> }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const inLanguage = useInLanguage();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusable(form, 'branches', group);
  const error = form.errors['branches'];
  const problemsOf = useRowProblems<Branch>(Branch, Boolean(error));
  const optional = (label: string) => t('settings.optional', { label });
  const optionalIn = (locale: Locale, label: string) => {
    const said = inLanguage(locale, label);
    return { ...said, label: optional(said.label) };
  };

  return (
    <EditableRows
      group={group}
      label={t('shopSettings.branches')}
      labelHidden
      isRuled
      hint={t('shopSettings.branchesHint')}
      rows={rowsIn<Branch>(form.typed.branches)}
      empty={noBranch}
      onChange={(rows) => form.set('branches', JSON.stringify(rows))}
      error={error?.type === refusedByApi ? error.message : undefined}
      addLabel={t('shopSettings.addBranch')}
      removeLabel={(branch) => {
        const name = local(branch, 'name');
        return name ? t('shopSettings.removeBranch', { name }) : t('shopSettings.removeNewBranch');
      }}
      rowClassName={formPage.pair}
    >
      {(branch, change) => {
        const problems = problemsOf(branch);
        /** What is left empty is not said. */
        const field = (name: keyof Branch, isOptional = false) => ({
          value: branch[name] ?? '',
          error: problems[name],
          onChange: ({ target: { value } }: { target: { value: string } }) =>
            change({ [name]: isOptional && value === '' ? null : value }),
        });
        return (
          <>
            <TextField {...inLanguage('ar', t('shopSettings.branchName'))} {...field('nameAr')} />
            <TextField {...inLanguage('en', t('shopSettings.branchName'))} {...field('name')} />
            <TextField
              {...inLanguage('ar', t('shopSettings.branchAddress'))}
              {...field('addressAr')}
            />
            <TextField
              {...inLanguage('en', t('shopSettings.branchAddress'))}
              {...field('address')}
            />
            <TextField {...optionalIn('ar', t('shopSettings.hours'))} {...field('hoursAr', true)} />
            <TextField {...optionalIn('en', t('shopSettings.hours'))} {...field('hours', true)} />
            <TextField label={optional(t('settings.map'))} type="url" {...field('map', true)} />
          </>
        );
      }}
    </EditableRows>
  );
}
