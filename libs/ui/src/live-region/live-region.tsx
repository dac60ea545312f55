import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type LiveRegionProps = {
  /** What has changed. The region stays in the page while it is silent, or nothing would be read. */
  children: ReactNode;
  /** `assertive` interrupts: for failures only. */
  urgency?: 'polite' | 'assertive';
};

/** Says a change that can be seen elsewhere: a cart count, a number of results. */
export function LiveRegion({ children, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgency === 'assertive' ? 'alert' : 'status'}>{children}</VisuallyHidden>
  );
}
