import { deleteCategory, photoUrl, type StaffCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  type DataTableColumn,
  IconButton,
  Link,
  PencilIcon,
  Photo,
  Tag,
  TrashIcon,
} from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useOpenDialog } from '../../../navigation/dialogs.ts';
import { categoryDialogPath } from '../category-paths.ts';
import styles from './categories-table.module.css';

/** Where the products of a category are listed. */
export type ProductsHref = (category: StaffCategory) => string;

export function useCategoryColumns(productsHref: ProductsHref): DataTableColumn<StaffCategory>[] {
  const { t } = useTranslation();

  return [
    {
      id: 'category',
      header: t('categories.category'),
      rowHeader: true,
      stacked: 'full',
      cell: (category) => <CategoryNames category={category} />,
    },
    {
      id: 'products',
      header: t('nav.products'),
      cell: (category) => <ProductCount category={category} href={productsHref(category)} />,
    },
    {
      id: 'actions',
      header: t('categories.actions'),
      headerHidden: true,
      align: 'end',
      stacked: 'end',
      cell: (category) => <CategoryActions category={category} />,
    },
  ];
}

type Cell = { category: StaffCategory };

function CategoryNames({ category: { name, nameAr, photo, imageUrl, isHidden } }: Cell) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [here, there] = locale === 'ar' ? [nameAr, name] : [name, nameAr];

  return (
    <span className={styles.category}>
      <Photo
        // Twice as many pixels, for dense screens.
        src={photo ? photoUrl(photo, 128) : imageUrl}
        alt=""
        ratio="16 / 10"
        width={64}
        height={40}
      />
      <span className={styles.two}>
        <bdi>{here}</bdi>
        <bdi lang={locale === 'ar' ? 'en' : 'ar'} className={styles.small}>
          {there}
        </bdi>
        {isHidden && <Tag>{t('categories.hidden')}</Tag>}
      </span>
    </span>
  );
}

/** How many there are, and how many of them customers see where that is not all. */
function ProductCount({
  category: { productCount, publishedCount },
  href,
}: Cell & { href: string }) {
  const { t } = useTranslation();
  const words = t('categories.holds', { count: productCount });

  return (
    <span className={styles.count}>
      {productCount > 0 ? (
        <Link href={href}>{words}</Link>
      ) : (
        <span className={styles.muted}>{words}</span>
      )}
      {publishedCount < productCount && (
        <span className={styles.small}>{t('categories.inShop', { count: publishedCount })}</span>
      )}
    </span>
  );
}

/** Each in a dialog of its own. */
function CategoryActions({ category }: Cell) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const roleId = useSession(({ user }) => user?.roleId);
  const open = useOpenDialog();
  const name = { category: local(category, 'name') };
  const edit = categoryDialogPath(category.id, 'edit');
  const remove = categoryDialogPath(category.id, 'delete');

  return (
    <span className={styles.actions}>
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
  );
}
