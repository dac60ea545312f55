import type { CarouselLabels } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** The words of every carousel's controls. */
export function useCarouselLabels(): CarouselLabels {
  const { t } = useTranslation();
  return {
    carousel: t('carousel.role'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slide: (place) => t('carousel.slide', { place }),
  };
}
