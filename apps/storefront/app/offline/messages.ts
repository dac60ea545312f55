/** What a page tells the service worker once it is idle. */
export type ToWorker = {
  /** The page that is read, to be cached unless it is. */
  page: string;
  /** The addresses of what it has loaded until now, of which the worker knows nothing on a first visit. */
  files: string[];
};

/** What the worker tells a page whose data it took from its cache. */
export type ToPage = { dataCachedAt: number };
