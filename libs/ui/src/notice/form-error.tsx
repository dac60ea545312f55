import type { ReactNode } from 'react';

import { Notice } from './notice.tsx';

/** Why the whole form was refused, read out as it appears. Renders nothing while there is none. */
export function FormError({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <Notice tone="danger" role="alert">
      {children}
    </Notice>
  );
}
