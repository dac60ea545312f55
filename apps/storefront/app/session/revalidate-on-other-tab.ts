import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

import { useStorefront } from './context.ts';

/** Milliseconds: the other tab writes token and user one after the other, so wait for both. */
const hearsOutMs = 100;

const noKeys: readonly (string | null)[] = [];

/**
 * Reloads the data of a personal page when another tab has signed in or out, or has changed what the storage holds under
 * one of the keys. In this tab, signing in or out leads to another page anyway.
 */
export function useRevalidateOnOtherTab(keys = noKeys) {
  const { session } = useStorefront();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let shown = session.getState().token;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function check() {
      const { token } = session.getState();
      if (token !== shown) void revalidate();
      shown = token;
    }
    function handleStorage({ key }: StorageEvent) {
      if (keys.includes(key)) shown = ''; // is nobody's token
      clearTimeout(timer);
      timer = setTimeout(check, hearsOutMs);
    }
    window.addEventListener('storage', handleStorage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', handleStorage);
    };
  }, [session, revalidate, keys]);
}
