import { useState } from 'react';

/** What was loaded, or what is newer until something else is loaded. */
export function useNewer<T>(loaded: T): [shown: T, setNewer: (newer: T) => void] {
  const [newer, setNewer] = useState({ of: loaded, shown: loaded });
  return [newer.of === loaded ? newer.shown : loaded, (shown) => setNewer({ of: loaded, shown })];
}
