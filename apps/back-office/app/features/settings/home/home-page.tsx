import type { StaffCategory, StaffProduct } from '@craftsandore/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { rowsIn } from '../rows-in.ts';
import { SettingsFormPage, type SettingsPageProps } from '../settings-form-page.tsx';
import { FeaturedCategories } from './featured-categories.tsx';
import { HeroProducts } from './hero-products.tsx';
import { HomePreview, type ShownAtHome } from './home-preview.tsx';
import { SectionOrder, type Sections } from './section-order.tsx';
import { useNames } from './use-names.ts';
import type { FindProducts } from './use-found-products.ts';

type HomePageProps = SettingsPageProps<'home'> & {
  /** Those that were chosen, also those out of the shop. */
  products: readonly StaffProduct[];
  categories: readonly StaffCategory[];
  /** For the preview. */
  shown: ShownAtHome;
  onFind: FindProducts;
};

/** What the home page shows, and in which order. (Business, section 3.) */
export function HomePage({ products, categories, shown, onFind, ...props }: HomePageProps) {
  const { t } = useTranslation();
  const nameOf = useNames();
  /** What was found and chosen since the page was loaded. */
  const [found, setFound] = useState<readonly StaffProduct[]>([]);
  const known = [...products, ...found];

  function wordsOf(field: string, value: string): string {
    const names =
      field === 'sections'
        ? rowsIn<Sections[number]>(value).map(({ name }) => t(`homeSection.${name}`))
        : rowsIn<number>(value).map((id) =>
            nameOf(field === 'categories' ? categories : known, id),
          );
    return names.join(t('form.comma'));
  }

  return (
    <SettingsFormPage
      {...props}
      group="home"
      title={t('nav.homePage')}
      meta={t('homeSettings.words')}
      names={{
        heroProducts: t('homeSettings.heroProducts'),
        sections: t('homeSettings.sections'),
        categories: t('homeSettings.categories'),
      }}
      wordsOf={wordsOf}
      preview={({ typed }) => (
        <HomePreview
          heroProducts={rowsIn<number>(typed.heroProducts)}
          sections={rowsIn<Sections[number]>(typed.sections)}
          categoryIds={rowsIn<number>(typed.categories)}
          {...{ known, categories, shown }}
        />
      )}
    >
      {(form) => (
        <>
          <HeroProducts
            form={form}
            known={known}
            onFind={onFind}
            onAdd={(product) => setFound([...found, product])}
          />
          <SectionOrder form={form} />
          <FeaturedCategories form={form} categories={categories} />
        </>
      )}
    </SettingsFormPage>
  );
}
