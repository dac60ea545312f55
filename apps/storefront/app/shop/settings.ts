/** Addresses that a build must not know: the server writes them on `<html>`, the browser reads them there. */
export type Settings = { apiUrl: string; backOfficeUrl: string; storefrontUrl: string };

/** Attributes for `<html>`; data, so that no script has to run for them. */
export function settingsAttributes({ apiUrl, backOfficeUrl, storefrontUrl }: Settings) {
  return {
    'data-api-url': apiUrl,
    'data-back-office-url': backOfficeUrl,
    'data-storefront-url': storefrontUrl,
  };
}

export function readSettings({ dataset }: HTMLElement): Settings {
  const { apiUrl = '', backOfficeUrl = '', storefrontUrl = '' } = dataset;
  return { apiUrl, backOfficeUrl, storefrontUrl };
}
