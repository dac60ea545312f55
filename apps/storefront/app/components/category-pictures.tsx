import { categoryPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { Skeleton } from '@craftsandore/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import type { CountedCategory } from '../navigation/use-categories.ts';
import styles from './category-pictures.module.css';
import { ProductPhoto } from './product-photo.tsx';

/** Two rows on the desk; more are on the page of all products. */
const most = 8;

const places = Array.from({ length: most }, (_, place) => place);

type CategoryPicturesProps = {
  /** Null until they are there. */
  categories: readonly CountedCategory[] | null;
  className?: string | undefined;
};

/** The featured categories, each by its picture and with how many products it has. */
export function CategoryPictures({ categories, className }: CategoryPicturesProps) {
  const { local, number } = useLocale();

  return (
    <ul className={clsx(styles.root, className)} aria-busy={!categories}>
      {!categories &&
        places.map((place) => (
          <li key={place} className={styles.category}>
            <span className={styles.picture} />
            <Skeleton shape="text" />
          </li>
        ))}
      {categories
        ?.filter(({ isOther }) => !isOther)
        .slice(0, most)
        .map((category) => (
          <li key={category.id}>
            <Link
              className={styles.category}
              to={categoryPath(category.id, local(category, 'name'))}
            >
              <span className={styles.picture}>
                <ProductPhoto
                  photo={category.photo}
                  url={category.imageUrl}
                  alt=""
                  ground="fill"
                  ratio="16 / 10"
                  sizes="(width < 1024px) 46vw, 15rem"
                />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{local(category, 'name')}</span>
                <span className={styles.count}>{number(category.count)}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
