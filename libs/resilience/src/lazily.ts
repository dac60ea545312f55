import { type ComponentType, lazy } from 'react';

import { withRetry } from './with-retry.ts';

/** A component whose code loads when it is first rendered, or from `prefetch()` on. Put it in `Suspense`. */
export function lazily<Props>(fetchComponent: () => Promise<ComponentType<Props>>) {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;
  const load = () =>
    (fetched ??= withRetry(fetchComponent).then((component) => ({ default: component })));
  return Object.assign(lazy(load), { prefetch: () => void load() });
}
