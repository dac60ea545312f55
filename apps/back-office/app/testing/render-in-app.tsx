import type { Locale } from '@craftsandore/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { InApp } from './in-app.tsx';
import { sessionOf } from './session-of.ts';
import { Notices } from './with-notices.tsx';

type Surroundings = { locale?: Locale; session?: ReturnType<typeof sessionOf> };

/** Renders a part of the app with the words, links, notices and session that it has in the app. */
export function renderInApp(
  part: ReactNode,
  { locale = 'en', session = sessionOf('Sales') }: Surroundings = {},
) {
  return render(part, {
    wrapper: ({ children }) => (
      <InApp locale={locale} session={session}>
        <Notices>{children}</Notices>
      </InApp>
    ),
  });
}
