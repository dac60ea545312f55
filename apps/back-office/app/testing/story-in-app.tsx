import { isLocale, type Locale } from '@craftsandore/i18n';
import type { RoleName } from '@craftsandore/roles';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

import { InApp } from './in-app.tsx';
import { sessionOf } from './session-of.ts';

/** Puts a story into the app, where somebody of Sales, or of its parameter `role`, is signed in. */
export const inApp: Decorator = (Story, { globals, parameters }) => {
  const locale: Locale = isLocale(globals['locale']) ? globals['locale'] : 'ar';
  return (
    <AppOfStory key={locale} locale={locale} role={parameters['role'] ?? 'Sales'}>
      <Story />
    </AppOfStory>
  );
};

type AppOfStoryProps = { locale: Locale; role: RoleName; children: ReactNode };

function AppOfStory({ locale, role, children }: AppOfStoryProps) {
  const [session] = useState(() => sessionOf(role));
  return (
    <InApp locale={locale} session={session}>
      {children}
    </InApp>
  );
}
