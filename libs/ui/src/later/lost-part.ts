// A tab may be older than the files on the server: what it has not fetched yet may be gone.

declare global {
  /** React Router's list of pages; its address is another one in each build. */
  var __reactRouterManifest: { url: string } | undefined;
}

const lost = new WeakSet<Error>();

/** How long an answer stands: a part that is asked for again and again need not ask for a page each time. */
const standsForMs = 30_000;
let answeredAt = -Infinity;

/** Watches for parts of the app that cannot be had. Where a newer build has come, the page is loaded anew with it. */
export function watchForLostParts() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload);
    void renewOldPage();
  });
}

/** Whether this came of a part of the app itself that could not be had. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Drafts outlive it. Where the server has this very build, it would help nothing and never end. */
async function renewOldPage() {
  if (Date.now() - answeredAt < standsForMs) return;
  const build = globalThis.__reactRouterManifest?.url;
  const response = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!build || !response?.ok) return;
  answeredAt = Date.now();
  if (!(await response.text()).includes(build)) location.reload();
}
