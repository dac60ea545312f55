import { useLocale } from '@craftsandore/i18n/react';
import { Breadcrumbs } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { canonicalAddress } from './canonical-address.ts';
import { useStorefront } from '../session/context.ts';
import { jsonLd, StructuredData } from './structured-data.tsx';
import { useCanonicalAddress } from './use-canonical-address.ts';

export type Step = { href: string; label: string };

type PageTrailProps = {
  /** What is between home and this page. */
  trail: readonly Step[];
  current: string;
  className?: string | undefined;
};

/** The way from the top of the shop to this page, for people and for search engines. */
export function PageTrail({ trail, current, className }: PageTrailProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { storefrontUrl } = useStorefront().settings;
  const here = useCanonicalAddress();
  const wholeTrail = [{ href: '/home', label: t('nav.home') }, ...trail];
  const addressOf = (href: string) =>
    new URL(canonicalAddress(href, '', locale), storefrontUrl).href; // with its letters encoded

  return (
    <>
      <Breadcrumbs
        {...(className && { className })}
        label={t('nav.breadcrumbs')}
        trail={wholeTrail}
        current={current}
      />
      <StructuredData
        json={
          import.meta.env.SSR
            ? jsonLd(
                trailData([
                  ...wholeTrail.map(({ href, label }) => ({ label, href: addressOf(href) })),
                  { label: current, href: here },
                ]),
              )
            : ''
        }
      />
    </>
  );
}

/** Of steps with their whole addresses. */
export function trailData(steps: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ href, label }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: href,
    })),
  };
}
