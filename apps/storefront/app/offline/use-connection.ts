import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';

import { cachedAtAttribute } from '../navigation/cached-pages.ts';
import type { ToPage } from './messages.ts';

export type Connection = {
  /** `slow`: what is seen is a copy although there is a connection. */
  state: 'offline' | 'slow' | 'back' | undefined;
  /** When what is seen came from the shop. */
  seenAt: number;
  isTrying: boolean;
  tryNow: () => void;
};

/** For how long it is told that the connection is back. */
const backMs = 4_000;

/** Milliseconds before another try. */
const retryMs = 2_000;

/** Milliseconds to wait for a response before there is no connection. */
const patienceMs = 5_000;

/** Whether there is a connection, and how old what is seen is. */
export function useConnection(): Connection {
  const { key, pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const [isOffline, setOffline] = useState(
    () => !navigator.onLine && cachedAtOfDocument() !== null,
  );
  const [isBack, setBack] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [cachedAt, setCachedAt] = useState(cachedAtOfDocument);
  const [loadedAt, setLoadedAt] = useState(() => Date.now());
  const cachedData = useRef<number | null>(null);
  const shownKey = useRef(key);

  /** Where it is back, a copy is replaced by what the shop has now. Returns whether it is. */
  const check = useEffectEvent(async () => {
    setTrying(true);
    // Data that do not come would put a failure in the place of a copy that can be read.
    const isReached =
      (await canReach('/health/live')) &&
      (cachedAt === null || (await canReach(dataOf(pathname) + search)));
    setTrying(false);
    setOffline(!isReached);
    if (!isReached) return false;
    if (cachedAt !== null) {
      cachedData.current = null;
      await revalidator.revalidate();
      setCachedAt(cachedData.current);
    }
    setBack((isOffline || cachedAt !== null) && cachedData.current === null);
    return true;
  });

  useEffect(() => {
    let later: number | undefined;
    // A connection that has just come back may not carry everything at once, nor one that goes nothing.
    const look = async (triesLeft = 3) => {
      clearTimeout(later);
      if ((await check()) === navigator.onLine || triesLeft === 0) return;
      later = window.setTimeout(() => void look(triesLeft - 1), retryMs);
    };
    const handleChange = () => void look();
    if (!navigator.onLine || cachedAtOfDocument() !== null) handleChange();
    window.addEventListener('online', handleChange);
    window.addEventListener('offline', handleChange);
    return () => {
      clearTimeout(later);
      window.removeEventListener('online', handleChange);
      window.removeEventListener('offline', handleChange);
    };
  }, []);

  useEffect(() => {
    // Not where a page comes without protection.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const handleMessage = ({ data }: MessageEvent<ToPage>) => {
      cachedData.current = data.dataCachedAt;
      setCachedAt(data.dataCachedAt);
    };
    worker?.addEventListener('message', handleMessage);
    return () => worker?.removeEventListener('message', handleMessage);
  }, []);

  const handleNewPage = useEffectEvent(() => {
    setLoadedAt(Date.now());
    setCachedAt(cachedData.current);
    cachedData.current = null;
    if (isOffline) void check();
  });
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    handleNewPage();
  }, [key]);

  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), backMs);
    return () => clearTimeout(timer);
  }, [isBack]);

  return {
    state: isOffline ? 'offline' : cachedAt !== null ? 'slow' : isBack ? 'back' : undefined,
    seenAt: cachedAt ?? loadedAt,
    isTrying,
    tryNow: () => void check(),
  };
}

/** A copy of a page says when it was made. */
function cachedAtOfDocument(): number | null {
  const time = document.documentElement.getAttribute(cachedAtAttribute);
  return time === null ? null : Number(time);
}

/** Where the data of a page come from. */
const dataOf = (pathname: string) =>
  pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`;

/** A browser without a network says "offline" even for a shop on the same machine. */
const canReach = (address: string) =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
