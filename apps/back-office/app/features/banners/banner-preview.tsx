import { photoUrl } from '@craftsandore/contract';
import { directionOf, type Locale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Photo, Rings, Segmented } from '@craftsandore/ui';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../components/as-in-shop.tsx';
import { phonePhotoOf, type TypedBanner } from './banner-fields.ts';
import styles from './banner-preview.module.css';

type Screen = 'desk' | 'phone';

/** The first banner of the home page is wide, those beside it are narrow. */
export type BannerPlace = 'wide' | 'narrow';

type BannerPreviewProps = { typed: TypedBanner; src: string | undefined; place: BannerPlace };

/** The banner as customers would see it with the values typed so far, on both screens and in both languages. */
export function BannerPreview({ typed, src, place }: BannerPreviewProps) {
  const { t } = useTranslation();
  const { locale: own } = useLocale();
  const [screen, setScreen] = useState<Screen>('desk');
  const [locale, setLocale] = useState<Locale>(own);
  const [header, details] =
    locale === 'ar' ? [typed.headerAr, typed.detailsAr] : [typed.header, typed.details];
  const onPhone = screen === 'phone' ? phonePhotoOf(typed) : null;
  const shown = onPhone ? photoUrl(onPhone, 800) : src;
  const focalPoint = onPhone ? 'center' : `${typed.focalX}% ${typed.focalY}%`;

  return (
    <div className={styles.root}>
      <div className={styles.choices}>
        <Segmented
          label={t('banners.screen')}
          options={[
            { value: 'desk', label: t('banners.desk') },
            { value: 'phone', label: t('banners.phone') },
          ]}
          value={screen}
          onChange={setScreen}
        />
        <Segmented
          label={t('banners.language')}
          options={[
            { value: 'ar', label: t('banners.ar') },
            { value: 'en', label: t('banners.en') },
          ]}
          value={locale}
          onChange={setLocale}
        />
      </div>
      <div
        className={styles.window}
        role="group"
        aria-label={t('form.preview')}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it is as wide as in the shop: the keyboard can scroll it only when it is focusable
        tabIndex={0}
        dir={directionOf(locale)} // What is wider than the screen is shown from where its words start.
      >
        <AsInShop>
          <div
            className={styles.banner}
            data-screen={screen}
            data-place={place}
            lang={locale}
            style={{ '--focal-point': focalPoint } as CSSProperties} // React's type knows no custom properties.
          >
            <div className={styles.words}>
              <bdi className={styles.header}>{header || t('banners.header')}</bdi>
              <bdi className={styles.details}>{details}</bdi>
            </div>
            {shown ? (
              <Photo src={shown} alt="" ground="fill" ratio="fill-box" className={styles.photo} />
            ) : (
              <span className={styles.missing}>
                <Rings size="sm" />
              </span>
            )}
          </div>
        </AsInShop>
      </div>
    </div>
  );
}
