import { deleteCategory, photoUrl, type Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { IconButton, Panel, PencilIcon, Photo, Text, TrashIcon } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useFocusAfterDialog, useOpenDialog } from '../../navigation/dialogs.ts';
import styles from './category-list.module.css';
import { categoryDialogPath } from './category-paths.ts';

type CategoryListProps = { categories: Category[] };

/** The categories that there are. One is changed, or deleted, in a dialog of its own. */
export function CategoryList({ categories }: CategoryListProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const roleId = useSession(({ user }) => user?.roleId);
  const open = useOpenDialog();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDialog(list);

  return (
    <Panel
      title={t('categories.soFar')}
      actions={
        <Text as="span" size="sm" tone="muted">
          {number(categories.length)}
        </Text>
      }
    >
      <ul ref={list} tabIndex={-1} className={styles.root}>
        {categories.map((category) => {
          const name = { category: local(category, 'name') };
          const edit = categoryDialogPath(category.id, 'edit');
          const remove = categoryDialogPath(category.id, 'delete');
          return (
            <li key={category.id} className={styles.category}>
              <Photo
                src={category.photo ? photoUrl(category.photo, 112) : category.imageUrl}
                alt=""
                ratio="16 / 10"
                width={56}
                height={35}
              />
              <bdi className={styles.name}>{local(category, 'name')}</bdi>
              <span className={styles.buttons}>
                <IconButton
                  size="sm"
                  label={t('categories.edit', name)}
                  data-opens={edit}
                  onClick={() => open(edit)}
                >
                  <PencilIcon />
                </IconButton>
                {can(roleId, deleteCategory.access) && (
                  <IconButton
                    size="sm"
                    label={t('categories.delete', name)}
                    data-opens={remove}
                    onClick={() => open(remove)}
                  >
                    <TrashIcon />
                  </IconButton>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {categories.length === 0 && (
        <Text size="sm" tone="muted">
          {t('categories.none')}
        </Text>
      )}
    </Panel>
  );
}
