import type { FooterColumn, PageLink, StaffCategory } from '@craftsandore/contract';
import { formatPhone, type Locale } from '@craftsandore/i18n';
import { useLater } from '@craftsandore/resilience';
import { footerColumnsOf } from '@craftsandore/rules';
import { Logo, Rings } from '@craftsandore/ui';

import { useShop } from '../../../session/shop.ts';
import { fetchShopWords } from '../fetch-shop-words.ts';
import { type PreviewWidth, ShopPreview } from '../shop-preview.tsx';
import styles from './footer-preview.module.css';

type FooterPreviewProps = {
  columns: FooterColumn[];
  categories: readonly StaffCategory[];
  published: readonly PageLink[];
};

/** The foot of every page as it is arranged now. */
export function FooterPreview(props: FooterPreviewProps) {
  return (
    <ShopPreview>
      {(locale, width) => <Foot key={locale} {...props} locale={locale} width={width} />}
    </ShopPreview>
  );
}

type FootProps = FooterPreviewProps & { locale: Locale; width: PreviewWidth };

function Foot({ columns, categories, published, locale, width }: FootProps) {
  const words = useLater(fetchShopWords[locale], true)?.open;
  const { names, contacts } = useShop();
  const ledTo = {
    pages: new Map(published.map((page) => [page.slug, page])),
    categories: new Map(
      categories.flatMap((category) => (category.isHidden ? [] : [[category.id, category]])),
    ),
  };
  const isArabic = locale === 'ar';

  return (
    <div className={styles.root} data-ground="inverse" data-width={width} inert>
      <Rings size="lg" tone="inverse" className={styles.rings} />
      <p className={styles.call}>{words?.footer.contactUs}</p>
      <div className={styles.columns}>
        <Logo />
        {footerColumnsOf({ columns }, ledTo, names).map(({ title, titleAr, links }, column) => (
          <div key={column}>
            <p className={styles.title}>
              <bdi>{isArabic ? titleAr : title}</bdi>
            </p>
            {links.map(({ label, labelAr }, place) => (
              <p key={place}>
                <bdi>{isArabic ? labelAr : label}</bdi>
              </p>
            ))}
          </div>
        ))}
        <div>
          <p className={styles.title}>{words?.footer.talkToUs}</p>
          <p>
            <bdi dir="ltr">{formatPhone(contacts.phone)}</bdi>
          </p>
          <p>
            <bdi dir="ltr">{contacts.email}</bdi>
          </p>
        </div>
      </div>
    </div>
  );
}
