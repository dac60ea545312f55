import { useLocale } from '@craftsandore/i18n/react';
import { Logo, logoFiles } from '@craftsandore/ui';

import { useShop } from '../session/context.ts';

/** The logo of a page that begins with it. React moves the link into the head, so that the file comes with the styles. */
export function PreloadedLogo() {
  const { locale } = useLocale();
  const { logos } = useShop();
  const script = locale === 'ar' ? 'arabic' : 'latin';

  return (
    <>
      <link rel="preload" href={logos.light?.url ?? logoFiles[script]} as="image" />
      <Logo />
    </>
  );
}
