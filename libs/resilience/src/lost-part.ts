declare global {
  /** React Router's list of pages; its address differs in each build. */
  var __reactRouterManifest: { url: string } | undefined;
}

const lost = new WeakSet<Error>();

/** A part may fail every few seconds, in every tab: the server is asked no more often than this. */
const minMsBetweenChecks = 30_000;
let checkedAt = -Infinity;

/**
 * Watches for chunks that fail to load. A tab may be older than the files on the server; if a newer build has been
 * deployed, the page reloads to use it.
 */
export function watchForLostParts(reload = () => location.reload()) {
  const manifest = globalThis.__reactRouterManifest?.url;
  if (!manifest) throw new Error('React Router no longer gives the address of its manifest');

  window.addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload);
    void reloadIfNewer(manifest, reload);
  });
}

/** Whether a part of the app itself failed to load. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Drafts survive the reload. With the same build on the server it would not help, and never end. */
async function reloadIfNewer(manifest: string, reload: () => void) {
  if (Date.now() - checkedAt < minMsBetweenChecks) return;
  checkedAt = Date.now();
  const response = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (response?.ok && !(await response.text()).includes(manifest)) reload();
}
