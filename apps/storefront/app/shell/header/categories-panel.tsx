import { woodLabel } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { CategoryPictures } from '../../components/category-pictures.tsx';
import type { CountedCategory } from '../../navigation/use-categories.ts';
import styles from './categories-panel.module.css';

type CategoriesPanelProps = {
  id: string;
  /** Null until they are there. */
  categories: readonly CountedCategory[] | null;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** A sheet under the header: ways into the catalogue, and the categories by their pictures. */
export function CategoriesPanel({ id, categories, opener, onClose }: CategoriesPanelProps) {
  const { t } = useTranslation();
  const { number, locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const total = categories?.reduce((sum, { count }) => sum + count, 0);

  const closeOn = useEffectEvent((event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    const { target } = event;
    const isElsewhere =
      event.type === 'pointerdown' &&
      target instanceof Node &&
      !root.current?.contains(target) &&
      !opener.current?.contains(target);
    if (!isEscape && !isElsewhere) return;
    if (isEscape) opener.current?.focus();
    onClose();
  });
  useEffect(() => {
    const listener = (event: Event) => closeOn(event);
    const types = ['keydown', 'pointerdown'];
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const stays = !relatedTarget || currentTarget.contains(relatedTarget);
    if (!stays && relatedTarget !== opener.current) onClose();
  }

  return (
    <div ref={root} id={id} className={styles.root} onBlur={handleBlur}>
      <div className={styles.inside}>
        <ul className={styles.ways}>
          <li>
            <Link to="/products">
              {t('home.allProducts')}
              {total !== undefined && <span>{number(total)}</span>}
            </Link>
          </li>
          <li>
            <Link to="/products?woods=olive">{woodLabel('olive', locale)}</Link>
          </li>
          <li>
            <Link to="/products?maxPrice=500">{t('nav.upTo500')}</Link>
          </li>
          <li>
            <Link to="/products?sort=best-selling">{t('products.sortBestSelling')}</Link>
          </li>
        </ul>
        <CategoryPictures categories={categories} />
      </div>
    </div>
  );
}
