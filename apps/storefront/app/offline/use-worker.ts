import { useIdle } from '@craftsandore/resilience';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import type { ToWorker } from './messages.ts';

const laterMs = 5_000;

/** Registers the service worker once the page is idle, and tells it what is read; takes it away where there is to be none. */
export function useWorker(isOn: boolean) {
  const isIdle = useIdle();
  const { pathname, search } = useLocation();
  const isFirstPage = useRef(true);

  useEffect(() => {
    const isPossible: boolean = 'serviceWorker' in navigator; // in secure places alone
    if (!isIdle || !isPossible) return;
    if (!isOn) return void removeWorker().catch(() => undefined);
    // A list that is filtered has addresses without end: only those that are opened are cached.
    const isWanted = search === '' || isFirstPage.current;
    isFirstPage.current = false;
    if (isWanted && !savesData()) void tellWorker(pathname + search).catch(() => undefined);
  }, [isOn, isIdle, pathname, search]);
}

async function tellWorker(page: string) {
  await pageHasLoaded();
  await navigator.serviceWorker.register('/service-worker.js');
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const worker = await controller();
  const tell = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    worker?.postMessage({ page, files } satisfies ToWorker);
  };
  tell();
  if (isFirstVisit) setTimeout(tell, laterMs); // what was under way went past the worker
}

/** What a page loads from then on goes through the worker. */
async function controller(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((done) => {
      serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  }
  return serviceWorker.controller;
}

/** Nothing of a first view waits for it. */
const pageHasLoaded = () =>
  new Promise<unknown>((done) => {
    if (document.readyState === 'complete') done(null);
    else window.addEventListener('load', done, { once: true });
  });

async function removeWorker() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Whether somebody has asked their browser to load as little as it can. */
function savesData(): boolean {
  const said: object = navigator; // browsers that know of it have a `connection`
  return 'connection' in said && Object(said.connection).saveData === true;
}
