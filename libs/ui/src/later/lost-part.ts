// A tab may be older than the files on the server: what it has not fetched yet may be gone.

declare global {
  /** React Router's list of pages; its address is another one in each build. */
  var __reactRouterManifest: { url: string } | undefined;
}

const lost = new WeakSet<Error>();

/** How long it is not asked again, whatever came of it: a part is asked for every few seconds, in every tab. */
const restMs = 30_000;
let askedAt = -Infinity;

/** Watches for chunks that fail to load. If a newer build has been deployed, reloads the page to use it. */
export function watchForLostParts(reload = () => location.reload()) {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload);
    void renewOldPage(reload);
  });
}

/** Whether this came of a part of the app itself that could not be had. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Drafts outlive it. Where the server has this very build, it would help nothing and never end. */
async function renewOldPage(reload: () => void) {
  const build = globalThis.__reactRouterManifest?.url;
  if (!build || Date.now() - askedAt < restMs) return;
  askedAt = Date.now();
  const response = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (response?.ok && !(await response.text()).includes(build)) reload();
}
