import { type ComponentType, lazy } from 'react';

import { patiently } from './patiently.ts';

/** A part of a page that the server writes, and that comes to life when its code has come; put it in `Suspense`. */
export function lazily<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await patiently(fetchPart) }));
}
