import type {
  Banner,
  GoodReview,
  HomeSection,
  Photo as PhotoFiles,
  Product,
  StaffCategory,
  StaffProduct,
} from '@craftsandore/contract';
import { photoUrl } from '@craftsandore/contract';
import { createI18n, formattersFor, type Locale } from '@craftsandore/i18n';
import { useLater } from '@craftsandore/resilience';
import {
  canBeBought,
  type DeliveryPromise,
  featured,
  homeLists,
  lowestPrice,
  shownSections,
} from '@craftsandore/rules';
import { Logo, Photo, Price, RatingStars, RoundPhoto } from '@craftsandore/ui';
import type { ReactNode } from 'react';

import { useShop } from '../../../session/shop.ts';
import { fetchShopWords } from '../fetch-shop-words.ts';
import { type PreviewWidth, ShopPreview } from '../shop-preview.tsx';
import styles from './home-preview.module.css';
import type { Sections } from './section-order.tsx';

/** What the home page has now, beside what is chosen for it. */
export type ShownAtHome = {
  /** Null where nothing is delivered. */
  delivery: DeliveryPromise | null;
  latest: readonly Product[];
  bestsellers: readonly Product[];
  gifts: readonly Product[];
  banners: readonly Banner[];
  /** What an English page shows, and an Arabic one. */
  reviews: readonly GoodReview[];
  reviewsAr: readonly GoodReview[];
  /** Whether some of it could not be loaded. */
  hasFailed: boolean;
};

type HomePreviewProps = {
  heroProducts: readonly number[];
  sections: Sections;
  categoryIds: readonly number[];
  known: readonly StaffProduct[];
  categories: readonly StaffCategory[];
  shown: ShownAtHome;
};

/** The home page as it is arranged now, in outline. */
export function HomePreview(props: HomePreviewProps) {
  return (
    <ShopPreview hasFailed={props.shown.hasFailed}>
      {(locale, width) => <Outline key={locale} {...props} locale={locale} width={width} />}
    </ShopPreview>
  );
}

type OutlineProps = HomePreviewProps & { locale: Locale; width: PreviewWidth };

function Outline({ heroProducts, sections, categoryIds, known, shown, ...props }: OutlineProps) {
  const { locale, width } = props;
  const words = useLater(fetchShopWords[locale], true)?.open;
  const { partners } = useShop();
  const { number } = formattersFor(locale);
  const reviews = locale === 'ar' ? shown.reviewsAr : shown.reviews;
  const inLanguage = (thing: { name: string; nameAr: string }) =>
    locale === 'ar' ? thing.nameAr : thing.name;

  const lists = homeLists(shown, new Date());
  const chosen = heroProducts.flatMap((id) => known.filter((product) => product.id === id));
  const shownSlides = chosen.filter(
    (product) => product.isPublished && product.removedAt === null && canBeBought(product),
  );
  const slides: readonly Product[] = shownSlides.length > 0 ? shownSlides : lists.products;
  const categories = featured(
    props.categories.filter(({ isHidden }) => !isHidden),
    categoryIds,
  );
  const [slide] = slides;
  if (!words) return null;
  const { t: inShop } = createI18n(locale, { translation: words });

  const row = (title: string, products: readonly Product[], isFirstLarge = false) =>
    products.length > 0 && (
      <section className={styles.part}>
        <p className={styles.title}>{title}</p>
        <ul className={styles.products} data-first-large={isFirstLarge || undefined}>
          {products.map((product) => (
            <li key={product.id} className={styles.product}>
              <Picture of={product.productDesigns[0]?.photos[0]} />
              <bdi>{inLanguage(product)}</bdi>
              <Amount of={product} locale={locale} from={words.shop.from} />
            </li>
          ))}
        </ul>
      </section>
    );

  const parts: Record<HomeSection, ReactNode> = {
    promises: (
      <section className={styles.promises}>
        <p>{words.promises.cash}</p>
        {shown.delivery && (
          <p>{inShop('promises.days', { count: shown.delivery.days, defaultValue: '' })}</p>
        )}
        <p>{words.promises.returns}</p>
      </section>
    ),
    banners: shown.banners.length > 0 && (
      <section className={styles.banners}>
        {shown.banners.slice(0, 3).map(({ id, value }) => (
          <div key={id} className={styles.banner}>
            <p className={styles.title}>{locale === 'ar' ? value.headerAr : value.header}</p>
            <Picture of={value.photo} ratio="16 / 10" />
          </div>
        ))}
      </section>
    ),
    products: row(words.home.productsTitle, lists.products.slice(0, 9), true),
    categories: (
      <section className={styles.band} data-ground="inverse">
        <p className={styles.title}>{words.home.chooseCategory}</p>
        <ul className={styles.categories}>
          {categories.slice(0, width === 'desk' ? 3 : 1).map((category) => (
            <li key={category.id}>
              <Picture of={category.photo} ratio="16 / 10" />
              <bdi>{inLanguage(category)}</bdi>
            </li>
          ))}
        </ul>
      </section>
    ),
    bestsellers: row(words.products.sortBestSelling, lists.bestsellers),
    newest: row(words.home.new, lists.newest),
    story: (
      <section className={styles.halves}>
        <span className={styles.block} />
        <p className={styles.title}>{words.home.story}</p>
      </section>
    ),
    gifts: row(words.home.gifts, lists.gifts),
    reviews: reviews.length > 0 && (
      <section className={styles.part}>
        <p className={styles.title}>{words.home.reviews}</p>
        <ul className={styles.reviews}>
          {reviews.slice(0, 3).map(({ id, rating, comment }) => (
            <li key={id}>
              <RatingStars value={rating} label={number(rating)} />
              <bdi>{comment}</bdi>
            </li>
          ))}
        </ul>
      </section>
    ),
    contact: (
      <section className={styles.halves}>
        <span className={styles.block} />
        <div className={styles.form}>
          <p className={styles.title}>{words.contact.title}</p>
          <span />
          <span />
          <span />
        </div>
      </section>
    ),
  };

  return (
    <div className={styles.root} data-width={width} inert>
      <div className={styles.header}>
        <Logo />
      </div>
      {slide && (
        <section className={styles.hero}>
          <div className={styles.copy}>
            <bdi>{inLanguage(slide.category)}</bdi>
            <p className={styles.display}>
              <bdi>{inLanguage(slide)}</bdi>
            </p>
            <p className={styles.way}>
              <span className={styles.button}>{words.home.discoverMore}</span>
              <Amount of={slide} locale={locale} from={words.shop.from} />
            </p>
            <bdi>{`${number(1)} / ${number(slides.length)}`}</bdi>
          </div>
          <RoundPhoto className={styles.round}>
            <Picture of={slide.productDesigns[0]?.photos[0]} ground="fill" />
          </RoundPhoto>
        </section>
      )}
      {shownSections(sections).map((name) => (
        <div key={name} data-section={name}>
          {parts[name]}
        </div>
      ))}
      {partners.length > 0 && (
        <section className={styles.partners}>
          {partners.map((partner) => (
            <bdi key={partner.name}>{inLanguage(partner)}</bdi>
          ))}
        </section>
      )}
    </div>
  );
}

type AmountProps = { of: Product; locale: Locale; from: string };

function Amount({ of: product, locale, from }: AmountProps) {
  const { price, isFrom } = lowestPrice(product);
  return (
    <span>
      {isFrom && `${from} `}
      <Price {...formattersFor(locale).moneyParts(price)} />
    </span>
  );
}

type PictureProps = {
  of: PhotoFiles | null | undefined;
  ratio?: string;
  ground?: 'tile' | 'fill';
};

/** In outline, a small file is enough. */
function Picture({ of: photo, ...rest }: PictureProps) {
  return <Photo {...rest} src={photo && photoUrl(photo, 320)} alt="" />;
}
