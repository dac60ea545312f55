import { z } from 'zod';

const Settings = z.object({ apiUrl: z.url(), storefrontUrl: z.url() });
export type Settings = z.infer<typeof Settings>;

let known: Promise<Settings> | undefined;

/** Where API and shop are, asked of the site's own server once. A failure is not remembered. */
export function readSettings(): Promise<Settings> {
  known ??= fetchSettings().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function fetchSettings(): Promise<Settings> {
  const response = await fetch('/settings.json');
  if (!response.ok) throw new Error(`/settings.json answered ${response.status}`);
  return Settings.parse(await response.json());
}
