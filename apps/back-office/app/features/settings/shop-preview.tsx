import { directionOf, type Locale, locales } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel, Segmented, Text } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './shop-preview.module.css';

export type PreviewWidth = 'phone' | 'desk';

type ShopPreviewProps = {
  /** Whether a part of it could not be loaded. */
  hasFailed?: boolean;
  /** A page of the shop, in a language. */
  children: (locale: Locale, width: PreviewWidth) => ReactNode;
};

/** A page of the shop as it will be, in both languages, on a phone and on a desk. */
export function ShopPreview({ hasFailed = false, children }: ShopPreviewProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  const [width, setWidth] = useState<PreviewWidth>('desk');

  return (
    <Panel flush title={t('shopPreview.title')}>
      <div className={styles.choices}>
        <Segmented
          label={t('shopPreview.language')}
          options={locales.map((value) => ({ value, label: t(`previewLanguage.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <Segmented
          label={t('shopPreview.width')}
          options={(['phone', 'desk'] as const).map((value) => ({
            value,
            label: t(`previewWidth.${value}`),
          }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      {hasFailed && (
        <Text size="xs" tone="muted" className={styles.failed}>
          {t('shopPreview.failed')}
        </Text>
      )}
      <div
        className={styles.frame}
        role="group"
        aria-label={t(`inLanguage.${language}`, { label: t('shopPreview.title') })}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard can scroll what is longer than its box only when it is focusable
        tabIndex={0}
      >
        <div
          className={styles.page}
          lang={language}
          dir={directionOf(language)}
          data-scheme="light"
          data-width={width}
        >
          {children(language, width)}
        </div>
      </div>
    </Panel>
  );
}
