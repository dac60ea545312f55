import type { ReactNode } from 'react';

import { NeedsScripts } from '../../../components/needs-scripts.tsx';

/** What stands in the place of the checkout where no script runs; without `children`, why there is none. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Here, as no page but this one needs it, and no browser with scripts. */}
      <style>{'noscript + * { display: none }'}</style>
      {children ?? <NeedsScripts />}
    </>
  );
}
