import { categoryPhotos, productPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { CategoryCard } from '../category-card/category-card.tsx';
import { Photo } from '../photo/photo.tsx';
import { Carousel } from './carousel.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselIndicator } from './carousel-indicator.tsx';
import { CarouselSlides } from './carousel-slides.tsx';

const photos = [categoryPhotos.boards, categoryPhotos.utensils, categoryPhotos.bowls];
const tints = ['sand', 'clay', 'olive'] as const;

/** Six category cards, three of them in view on a wide screen. */
const categories = (names: string[]) => (
  <>
    <CarouselControls />
    <CarouselSlides perView={{ base: 1.16, sm: 2, lg: 3 }} gap="20px">
      {[...names, ...names].map((name, index) => (
        <CategoryCard
          key={index}
          name={name}
          href={`#category-${index}`}
          headingLevel={2}
          tint={tints[index % 3] ?? 'sand'}
          photo={
            <Photo
              src={photos[index % 3]}
              alt=""
              ground="fill"
              ratio="16 / 10"
              width={960}
              height={600}
              priority
            />
          }
        />
      ))}
    </CarouselSlides>
  </>
);

const meta = {
  title: 'Collections/Carousel',
  component: Carousel,
  args: {
    count: 6,
    label: words({ ar: 'الفئات', en: 'Categories' }),
    labels: words({
      ar: {
        carousel: 'عارض شرائح',
        previous: 'السابق',
        next: 'التالي',
        pause: 'إيقاف الحركة',
        play: 'تشغيل الحركة',
        slide: (place: number) => `شريحة ${place.toLocaleString('ar-EG')}`,
      },
      en: {
        carousel: 'carousel',
        previous: 'Previous',
        next: 'Next',
        pause: 'Pause',
        play: 'Play',
        slide: (place: number) => `Slide ${place}`,
      },
    }),
    children: words({
      ar: categories(['ألواح التقطيع', 'أدوات الطهي', 'سلطانيات وأطباق']),
      en: categories(['Cutting boards', 'Cooking utensils', 'Bowls & plates']),
    }),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {};

export const HidesWhatIsOffScreen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const inertSlides = () => canvasElement.querySelectorAll('[role=group][inert]').length;
    await waitFor(() => expect(inertSlides()).toBeGreaterThan(0));

    const first = canvas.getByRole('group', { name: args.labels.slide(1) });
    await userEvent.click(canvas.getByRole('button', { name: args.labels.next }));
    await waitFor(() => expect(first).toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: args.labels.previous }));
    await waitFor(() => expect(first).not.toHaveAttribute('inert'));
  },
};

const heroPhotos = [productPhotos.fruitBowl, productPhotos.saladBowl, productPhotos.tray];

export const Fading: Story = {
  args: {
    mode: 'fade',
    count: 3,
    autoplayMs: 5500,
    label: words({ ar: 'منتجات مختارة', en: 'Featured products' }),
    children: (
      <>
        <div style={{ inlineSize: '20rem' }}>
          <CarouselSlides>
            {heroPhotos.map((photo) => (
              <Photo key={photo} src={photo} alt="" priority />
            ))}
          </CarouselSlides>
        </div>
        <CarouselIndicator format={(place, places) => `${place} / ${places}`} />
        <CarouselControls />
      </>
    ),
  },
};

export const ArrowKeysFollowTheReading: Story = {
  args: Fading.args,
  play: async ({ args, canvas, globals }) => {
    const mark = (place: number) => canvas.getByRole('button', { name: args.labels.slide(place) });
    mark(1).focus();

    // It is fetched after the first view, and until it is there a press moves nothing.
    await import('keen-slider');
    await userEvent.keyboard(globals.locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(mark(2)).toHaveAttribute('aria-current', 'true'));
  },
};

export const CanBeStopped: Story = {
  args: Fading.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.pause }));
    await expect(canvas.getByRole('button', { name: args.labels.play })).toBeVisible();
  },
};
