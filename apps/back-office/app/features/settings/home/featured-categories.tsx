import type { StaffCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ArrangeList,
  Button,
  IconButton,
  Panel,
  PlusIcon,
  Select,
  Text,
  TrashIcon,
} from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import { rowsIn } from '../rows-in.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import styles from './home-page.module.css';
import { useNames } from './use-names.ts';

type FeaturedCategoriesProps = {
  form: SettingsForm<'home'>;
  categories: readonly StaffCategory[];
};

/** The categories of carousel, header and menu: chosen, and put into an order. */
export function FeaturedCategories({ form, categories }: FeaturedCategoriesProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const words = useArrangeWords();
  const nameOf = useNames();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('');
  const ids = rowsIn<number>(form.typed.categories);
  const others = categories.filter(({ id }) => !ids.includes(id));
  const set = (next: number[]) => form.set('categories', JSON.stringify(next));

  function add() {
    if (chosen) set([...ids, Number(chosen)]);
    setChosen('');
  }

  function remove(id: number) {
    set(ids.filter((each) => each !== id));
    // The button that was pressed is gone.
    requestAnimationFrame(() => group.current?.querySelector('select')?.focus());
  }

  return (
    <Panel title={t('homeSettings.categories')}>
      <div ref={group} className={styles.fields}>
        <Text size="sm" tone="muted">
          {t('homeSettings.categoriesHint')}
        </Text>
        {ids.length > 0 && (
          <ArrangeList
            label={t('homeSettings.categories')}
            words={words}
            onArrange={set}
            rows={ids.map((id) => {
              const gone = goneOf(categories.find((category) => category.id === id));
              return {
                id,
                name: nameOf(categories, id),
                children: (
                  <span className={styles.words}>
                    <bdi>{nameOf(categories, id)}</bdi>
                    {gone && <span className={styles.gone}>{t(`homeGone.${gone}`)}</span>}
                  </span>
                ),
                end: (
                  <IconButton
                    label={t('homeSettings.remove', { name: nameOf(categories, id) })}
                    onClick={() => remove(id)}
                  >
                    <TrashIcon />
                  </IconButton>
                ),
              };
            })}
          />
        )}
        {others.length > 0 && (
          <div className={styles.adder}>
            <Select
              label={t('homeSettings.addCategory')}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{t('homeSettings.choose')}</option>
              {others.map((category) => (
                <option key={category.id} value={category.id}>
                  {local(category, 'name')}
                </option>
              ))}
            </Select>
            <Button variant="secondary" iconBefore={<PlusIcon />} onClick={add}>
              {t('homeSettings.add')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Why customers are not shown it everywhere; null where they are. */
function goneOf(category: StaffCategory | undefined): 'deleted' | 'hidden' | 'empty' | null {
  if (!category) return 'deleted';
  if (category.isHidden) return 'hidden';
  return category.publishedCount === 0 ? 'empty' : null;
}
