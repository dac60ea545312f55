import type { Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Carousel,
  CarouselControls,
  CarouselSlides,
  CategoryCard,
  type CategoryTint,
  Container,
  Heading,
} from '@craftsandore/ui';

import { ProductPhoto } from '../../shop/product-photo.tsx';
import { useCarouselLabels } from '../../shop/use-carousel-labels.ts';
import styles from './categories-carousel.module.css';

const tints: readonly CategoryTint[] = ['sand', 'clay', 'olive'];

export function CategoriesCarousel({ categories }: { categories: readonly Category[] }) {
  const { t, local } = useLocale();
  const labels = useCarouselLabels();

  return (
    <div className={styles.root} data-ground="inverse">
      <Container>
        <Carousel label={t('home.chooseCategory')} labels={labels} count={categories.length}>
          <div className={styles.head}>
            <Heading level={2}>{t('home.chooseCategory')}</Heading>
            <CarouselControls />
          </div>
          <CarouselSlides perView={{ base: 1.15, sm: 2, lg: 3 }} gap="20px">
            {categories.map((category, index) => (
              <CategoryCard
                key={category.id}
                href={`/categoryIds/${category.id}`}
                name={local(category, 'name')}
                tint={tints[index % tints.length] ?? 'sand'}
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
    </div>
  );
}
