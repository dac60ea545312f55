/** Addresses as browsers see them. */
export type Settings = { apiUrl: string; storefrontUrl: string };

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
  if (!response.ok) throw new Error(`/settings.json responded ${response.status}`);
  const settings: unknown = await response.json();
  if (!isSettings(settings)) throw new Error('/settings.json does not say where API and shop are');
  return settings;
}

/** Parsed by hand to keep a schema library out of the first bundle. */
function isSettings(value: unknown): value is Settings {
  const { apiUrl, storefrontUrl } = Object(value);
  return URL.canParse(apiUrl) && URL.canParse(storefrontUrl);
}
