import { type ReactNode, use } from 'react';

type AfterProps = { all: readonly Promise<unknown>[]; children: ReactNode };

/** Waits for all of these: what comes above something that is there already would move it. Belongs into a `Suspense`. */
export function After({ all, children }: AfterProps) {
  for (const one of all) use(one);
  return children;
}
