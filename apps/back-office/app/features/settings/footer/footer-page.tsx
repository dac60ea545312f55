import { type FooterColumn, maxFooterColumns, type PageLink } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ArrangeList,
  Button,
  FormError,
  IconButton,
  Panel,
  PlusIcon,
  Text,
  TrashIcon,
} from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import { refusedByApi } from '../../../form/use-edit-form.ts';
import { useFocusable } from '../../../form/use-focusable.ts';
import { rowsIn } from '../rows-in.ts';
import { SettingsFormPage, type SettingsPageProps } from '../settings-form-page.tsx';
import type { SettingsForm } from '../use-settings-form.ts';
import { ColumnPanel } from './column-panel.tsx';
import styles from './footer-page.module.css';
import { FooterPreview } from './footer-preview.tsx';
import type { Targets } from './use-link-names.ts';
import { useRowKeys } from './use-row-keys.ts';

type FooterPageProps = SettingsPageProps<'footer'> &
  Targets & {
    /** As customers read them. */
    published: readonly PageLink[];
  };

/** The columns of links at the foot of every page. (Business, section 3.) */
export function FooterPage({ pages, categories, published, ...props }: FooterPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();

  return (
    <SettingsFormPage
      {...props}
      group="footer"
      title={t('nav.footer')}
      meta={t('footerSettings.words')}
      names={{ columns: t('footerSettings.columns') }}
      wordsOf={(_, value) =>
        rowsIn<FooterColumn>(value)
          .map((column) => local(column, 'title'))
          .join(t('form.comma'))
      }
      preview={({ typed }) => (
        <FooterPreview
          columns={rowsIn<FooterColumn>(typed.columns)}
          {...{ categories, published }}
        />
      )}
    >
      {(form) => <Columns form={form} pages={pages} categories={categories} />}
    </SettingsFormPage>
  );
}

const noColumn: FooterColumn = { title: '', titleAr: '', links: [] };

function Columns({ form, ...targets }: Targets & { form: SettingsForm<'footer'> }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const words = useArrangeWords();
  const group = useRef<HTMLDivElement>(null);
  useFocusable(form, 'columns', group);
  const columns = rowsIn<FooterColumn>(form.typed.columns);
  const { keys, arrange } = useRowKeys(columns.length);
  const error = form.errors['columns'];
  const set = (next: FooterColumn[]) => form.set('columns', JSON.stringify(next));
  const nameOf = (column: FooterColumn) => local(column, 'title') || t('footerSettings.newColumn');

  function focusOn(selector: string) {
    // What is looked for is rendered first.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  function remove(key: number) {
    set(
      arrange(
        columns,
        keys.filter((each) => each !== key),
      ),
    );
    focusOn('[data-adds=column]');
  }

  return (
    <div ref={group} className={styles.root}>
      <Panel title={t('footerSettings.columns')}>
        <div className={styles.fields}>
          <Text size="sm" tone="muted">
            {t('footerSettings.columnsHint')}
          </Text>
          {error?.type === refusedByApi && <FormError>{error.message}</FormError>}
          {columns.length > 0 && (
            <ArrangeList
              label={t('footerSettings.columns')}
              words={words}
              onArrange={(order) => set(arrange(columns, order))}
              rows={columns.map((column, index) => {
                const name = nameOf(column);
                const key = keys[index] ?? index;
                return {
                  id: key,
                  name,
                  children: <bdi>{name}</bdi>,
                  end: (
                    <IconButton
                      label={t('footerSettings.removeColumn', { name })}
                      onClick={() => remove(key)}
                    >
                      <TrashIcon />
                    </IconButton>
                  ),
                };
              })}
            />
          )}
          {columns.length < maxFooterColumns && (
            <Button
              variant="quiet"
              size="sm"
              className={styles.add}
              data-adds="column"
              iconBefore={<PlusIcon />}
              onClick={() => {
                set([...columns, noColumn]);
                focusOn('section:last-child input');
              }}
            >
              {t('footerSettings.addColumn')}
            </Button>
          )}
        </div>
      </Panel>
      {columns.map((column, index) => (
        <ColumnPanel
          key={keys[index] ?? index}
          {...targets}
          column={column}
          name={nameOf(column)}
          isWrong={Boolean(error)}
          onChange={(fields) => set(columns.with(index, { ...column, ...fields }))}
        />
      ))}
    </div>
  );
}
