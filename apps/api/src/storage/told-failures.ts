import { Problem } from '../problem.ts';
import type { PhotoStore } from './photo-store.ts';

/** The same store for calls: where it fails, whoever called is told that it is no fault of the photo's. */
export function tellingFailures(store: PhotoStore): PhotoStore {
  const told = (cause: unknown): never => {
    throw new Problem('image.store_failed', { cause, retryAfter: 30 });
  };
  return {
    has: (name) => store.has(name).catch(told),
    read: (name) => store.read(name).catch(told),
    write: (name, content) => store.write(name, content).catch(told),
    remove: (names) => store.remove(names).catch(told),
  };
}
