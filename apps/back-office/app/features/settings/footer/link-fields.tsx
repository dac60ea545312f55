import { FooterAddress, type FooterLink } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Select, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { useRowProblems } from '../use-row-problems.ts';
import styles from './footer-page.module.css';
import type { Targets } from './use-link-names.ts';
import { useLinkNames } from './use-link-names.ts';

type LinkFieldsProps = Targets & {
  link: FooterLink;
  isWrong: boolean;
  onChange: (link: FooterLink) => void;
};

/** Where a link leads, and what it is called where that has no name of its own. */
export function LinkFields({ link, isWrong, onChange, pages, categories }: LinkFieldsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const nameOf = useLinkNames({ pages, categories });
  const gone = goneOf(link, { pages, categories });

  return (
    <div className={styles.link}>
      <Select
        label={t('footerSettings.leadsTo')}
        value={valueOf(link)}
        hint={gone && t(`footerGone.${gone}`)}
        onChange={({ target }) => onChange(linkOf(target.value))}
      >
        <option value="address">{t('footerSettings.address')}</option>
        {(gone === 'page' || gone === 'category') && (
          <option value={valueOf(link)}>{nameOf(link)}</option>
        )}
        <optgroup label={t('footerSettings.pages')}>
          {pages.map((page) => (
            <option key={page.slug} value={valueOf({ to: 'page', slug: page.slug })}>
              {page.state === 'draft'
                ? t('footerSettings.inDraft', { page: local(page, 'title') })
                : local(page, 'title')}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('footerSettings.categories')}>
          {categories.map((category) => (
            <option key={category.id} value={valueOf({ to: 'category', categoryId: category.id })}>
              {category.isHidden
                ? t('footerSettings.isHidden', { category: local(category, 'name') })
                : local(category, 'name')}
            </option>
          ))}
        </optgroup>
      </Select>
      {link.to === 'address' && <AddressFields {...{ link, isWrong, onChange }} />}
    </div>
  );
}

type AddressFieldsProps = {
  link: FooterAddress;
  isWrong: boolean;
  onChange: (link: FooterAddress) => void;
};

function AddressFields({ link, isWrong, onChange }: AddressFieldsProps) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const problems = useRowProblems<FooterAddress>(FooterAddress, isWrong)(link);
  const label = (field: 'label' | 'labelAr') => ({
    value: link[field] ?? '',
    error: problems[field],
    hint: !link[field] && t('footerSettings.labelHint'),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...link, [field]: target.value === '' ? null : target.value }),
  });

  return (
    <>
      <TextField
        label={t('footerSettings.href')}
        hint={!link.href && t('footerSettings.hrefHint')}
        type="url"
        value={link.href}
        error={problems.href}
        onChange={({ target }) => onChange({ ...link, href: target.value })}
      />
      <div className={formPage.pair}>
        <TextField {...inLanguage('ar', t('footerSettings.label'))} {...label('labelAr')} />
        <TextField {...inLanguage('en', t('footerSettings.label'))} {...label('label')} />
      </div>
    </>
  );
}

/** The value of an option. */
function valueOf(link: FooterLink): string {
  if (link.to === 'page') return `page ${link.slug}`;
  return link.to === 'category' ? `category ${link.categoryId}` : 'address';
}

function linkOf(value: string): FooterLink {
  const [to, what = ''] = value.split(' ');
  if (to === 'page') return { to, slug: what };
  if (to === 'category') return { to, categoryId: Number(what) };
  return { to: 'address', href: '', label: null, labelAr: null };
}

/** Why customers are not shown it; null where they are. */
function goneOf(link: FooterLink, { pages, categories }: Targets) {
  if (link.to === 'category') {
    const category = categories.find(({ id }) => id === link.categoryId);
    if (!category) return 'category';
    return category.isHidden ? 'hidden' : null;
  }
  if (link.to === 'address') return null;
  const page = pages.find(({ slug }) => slug === link.slug);
  if (!page) return 'page';
  return page.state === 'draft' ? 'draft' : null;
}
