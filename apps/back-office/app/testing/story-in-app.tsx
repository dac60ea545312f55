import { isLocale, type Locale } from '@craftsandore/i18n';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

import { InApp } from './in-app.tsx';
import { sessionOf } from './session-of.ts';

/** Puts a story into the app, where somebody of Sales is signed in. */
export const inApp: Decorator = (Story, { globals }) => {
  const locale: Locale = isLocale(globals['locale']) ? globals['locale'] : 'ar';
  return (
    <AppOfStory key={locale} locale={locale}>
      <Story />
    </AppOfStory>
  );
};

function AppOfStory({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [session] = useState(() => sessionOf('Sales'));
  return (
    <InApp locale={locale} session={session}>
      {children}
    </InApp>
  );
}
