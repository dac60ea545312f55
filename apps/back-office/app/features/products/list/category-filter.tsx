import type { Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Select } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './products-toolbar.module.css';

type CategoryFilterProps = {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
  categories?: Promise<Category[]>;
};

/** Narrows a list to a category; all of them are there once they have come. */
export function CategoryFilter({ value, onChange, categories }: CategoryFilterProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const options = categories ? use(categories) : [];

  return (
    <Select
      className={styles.select}
      label={t('products.category')}
      labelHidden
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
    >
      <option value="">{t('products.allCategories')}</option>
      {options.map((category) => (
        <option key={category.id} value={category.id}>
          {local(category, 'name')}
        </option>
      ))}
    </Select>
  );
}
