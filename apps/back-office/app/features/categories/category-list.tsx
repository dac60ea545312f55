import type { Result } from '@craftsandore/api-client';
import { deleteCategory, photoUrl, type Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { IconButton, Panel, PencilIcon, Photo, Text, TrashIcon } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import styles from './category-list.module.css';
import { DeleteCategory } from './delete-category.tsx';
import { EditCategory } from './edit-category.tsx';
import type { SaveCategory } from './use-category-form.ts';

export type CategoryCalls = {
  onSave: SaveCategory;
  onDelete: (category: Category) => Promise<Result<unknown>>;
};

type CategoryListProps = CategoryCalls & { categories: Category[] };

/** The categories that there are. One is changed, or deleted, in a dialog of its own. */
export function CategoryList({ categories, onSave, onDelete }: CategoryListProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const roleId = useSession(({ user }) => user?.roleId);
  const [asked, setAsked] = useState<{ to: 'edit' | 'delete'; category: Category }>();
  const list = useRef<HTMLUListElement>(null);

  function close() {
    // With flushSync: an open dialog would keep the focus.
    flushSync(() => setAsked(undefined));
    // The button that opened it may be gone with its category.
    const isGone = !categories.some(({ id }) => id === asked?.category.id);
    if (isGone) list.current?.focus();
  }

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
                  onClick={() => setAsked({ to: 'edit', category })}
                >
                  <PencilIcon />
                </IconButton>
                {can(roleId, deleteCategory.access) && (
                  <IconButton
                    size="sm"
                    label={t('categories.delete', name)}
                    onClick={() => setAsked({ to: 'delete', category })}
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
      {asked?.to === 'edit' && (
        <EditCategory category={asked.category} onSave={onSave} onClose={close} />
      )}
      {asked?.to === 'delete' && (
        <DeleteCategory onDelete={() => onDelete(asked.category)} onClose={close} />
      )}
    </Panel>
  );
}
