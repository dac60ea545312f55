import { FooterColumn, type FooterLink, maxFooterLinks } from '@craftsandore/contract';
import {
  ArrangeList,
  Button,
  ChevronDownIcon,
  IconButton,
  Panel,
  PlusIcon,
  TextField,
  TrashIcon,
} from '@craftsandore/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { useRowProblems } from '../use-row-problems.ts';
import styles from './footer-page.module.css';
import type { Targets } from './use-link-names.ts';
import { LinkFields } from './link-fields.tsx';
import { useLinkNames } from './use-link-names.ts';
import { useRowKeys } from './use-row-keys.ts';

type ColumnPanelProps = Targets & {
  column: FooterColumn;
  name: string;
  /** Whether something is wrong with the columns, which is said then. */
  isWrong: boolean;
  onChange: (fields: Partial<FooterColumn>) => void;
};

const noLink: FooterLink = { to: 'address', href: '', label: null, labelAr: null };

/** A column of the footer: its title in both languages, and its links in an order. */
export function ColumnPanel({ column, name, isWrong, onChange, ...targets }: ColumnPanelProps) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const words = useArrangeWords();
  const nameOf = useLinkNames(targets);
  const group = useRef<HTMLDivElement>(null);
  const problems = useRowProblems<FooterColumn>(FooterColumn, isWrong)(column);
  const { links } = column;
  const { keys, arrange } = useRowKeys(links.length);
  // One that was just added is to be filled in.
  const [isClosed, setClosed] = useState(Boolean(column.title || column.titleAr || links.length));
  const isFolded = isClosed && Object.keys(problems).length === 0;
  const fieldsId = useId();

  function focusOn(selector: string) {
    // What is looked for is rendered first.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  function remove(key: number) {
    onChange({
      links: arrange(
        links,
        keys.filter((each) => each !== key),
      ),
    });
    focusOn('[data-adds=link]');
  }

  return (
    <Panel
      {...(isFolded && { className: styles.folded })}
      title={<bdi>{t('footerSettings.columnOf', { name })}</bdi>}
      actions={
        <IconButton
          className={styles.fold}
          label={t('footerSettings.links', { name })}
          aria-expanded={!isFolded}
          aria-controls={fieldsId}
          onClick={() => setClosed(!isFolded)}
        >
          <ChevronDownIcon />
        </IconButton>
      }
    >
      <div ref={group} id={fieldsId} className={styles.fields}>
        <div className={formPage.pair}>
          <TextField
            {...inLanguage('ar', t('footerSettings.columnTitle'))}
            value={column.titleAr}
            error={problems.titleAr}
            onChange={({ target }) => onChange({ titleAr: target.value })}
          />
          <TextField
            {...inLanguage('en', t('footerSettings.columnTitle'))}
            value={column.title}
            error={problems.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </div>
        {links.length > 0 && (
          <ArrangeList
            label={t('footerSettings.links', { name })}
            words={words}
            onArrange={(order) => onChange({ links: arrange(links, order) })}
            rows={links.map((link, index) => {
              const key = keys[index] ?? index;
              return {
                id: key,
                name: nameOf(link),
                children: (
                  <LinkFields
                    {...targets}
                    link={link}
                    isWrong={isWrong}
                    onChange={(next) => onChange({ links: links.with(index, next) })}
                  />
                ),
                end: (
                  <IconButton
                    label={t('footerSettings.removeLink', { name: nameOf(link) })}
                    onClick={() => remove(key)}
                  >
                    <TrashIcon />
                  </IconButton>
                ),
              };
            })}
          />
        )}
        {links.length < maxFooterLinks && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.add}
            data-adds="link"
            iconBefore={<PlusIcon />}
            onClick={() => {
              onChange({ links: [...links, noLink] });
              focusOn('li:last-child select');
            }}
          >
            {t('footerSettings.addLink')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
