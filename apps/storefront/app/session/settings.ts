/** Run-time settings, which no build may contain, by their attribute on `<html>`: written there by the server. */
const attributes = {
  apiUrl: 'data-api-url',
  backOfficeUrl: 'data-back-office-url',
  storefrontUrl: 'data-storefront-url',
  authUrl: 'data-auth-url',
  mailingUrl: 'data-mailing-url',
  mailingServiceId: 'data-mailing-service-id',
  mailingTemplateId: 'data-mailing-template-id',
  mailingPublicKey: 'data-mailing-public-key',
  serviceWorker: 'data-service-worker',
} as const;

/** What depends on where the shop runs. */
export type Settings = Record<keyof typeof attributes, string>;

const names = Object.keys(attributes) as (keyof Settings)[]; // keys lose their type

/** Attributes for `<html>`; data, so that no script has to run for them. */
export function settingsAttributes(settings: Settings) {
  return Object.fromEntries(names.map((name) => [attributes[name], settings[name]]));
}

export function readSettings(root: HTMLElement): Settings {
  const values = names.map((name) => [name, root.getAttribute(attributes[name]) ?? '']);
  return Object.fromEntries(values);
}
