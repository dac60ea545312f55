import type { Category } from '@craftsandore/contract';
import { categoryPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import { canInShop } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  Carousel,
  CarouselControls,
  CarouselSlides,
  CategoryCard,
  type CategoryTint,
  Container,
  Heading,
  IconButton,
  TrashIcon,
} from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../components/product-photo.tsx';
import { useCarouselLabels } from '../../components/use-carousel-labels.ts';
import styles from './categories-carousel.module.css';

const tints: readonly CategoryTint[] = ['sand', 'clay', 'olive'];

// Only admins need it.
const fetchDeletion = () => import('./delete-category.tsx');

type CategoriesCarouselProps = { categories: readonly Category[] };

export function CategoriesCarousel({ categories: all }: CategoriesCarouselProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const labels = useCarouselLabels();
  const mayDelete = canInShop(
    useSession(({ user }) => user?.roleId),
    'category:delete',
  );
  const [asked, setAsked] = useState<Category | null>(null);
  const deletion = useLater(fetchDeletion, asked !== null);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page reads the list anew; until it has, what was deleted is not shown.
  const categories = all.filter(({ id }) => !deleted.includes(id));

  function handleClose({ isDeleted }: { isDeleted: boolean }) {
    setAsked(null);
    if (!asked || !isDeleted) return;
    setDeleted([...deleted, asked.id]);
    // The button that opened the question is gone.
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <div className={styles.root} data-ground="inverse">
      <Container>
        <Carousel label={t('home.chooseCategory')} labels={labels} count={categories.length}>
          <div className={styles.head}>
            <Heading level={2} ref={heading} tabIndex={-1}>
              {t('home.chooseCategory')}
            </Heading>
            <CarouselControls />
          </div>
          <CarouselSlides perView={{ base: 1.15, sm: 2, lg: 3 }} gap="20px">
            {categories.map((category, index) => (
              <CategoryCard
                key={category.id}
                href={categoryPath(category.id, local(category, 'name'))}
                name={local(category, 'name')}
                tint={tints[index % tints.length] ?? 'sand'}
                actions={
                  mayDelete && (
                    <IconButton
                      variant="paper"
                      label={t('categories.delete', { category: local(category, 'name') })}
                      onClick={() => setAsked(category)}
                    >
                      <TrashIcon />
                    </IconButton>
                  )
                }
                photo={
                  <ProductPhoto
                    photo={category.photo}
                    url={category.imageUrl}
                    alt=""
                    ground="fill"
                    ratio="16 / 10"
                    sizes="(width < 640px) 80vw, (width < 1024px) 46vw, min(30vw, 27rem)"
                  />
                }
              />
            ))}
          </CarouselSlides>
        </Carousel>
      </Container>
      {asked && deletion && <deletion.DeleteCategory category={asked} onClose={handleClose} />}
    </div>
  );
}
