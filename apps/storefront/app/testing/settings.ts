import type { Settings } from '../session/settings.ts';

/** A place that the shop does not run in: nothing there responds. */
export const exampleSettings: Settings = {
  apiUrl: 'http://api.example',
  backOfficeUrl: 'http://staff.example',
  storefrontUrl: 'http://shop.example',
  authUrl: 'http://accounts.example',
  mailingUrl: 'http://mail.example/send',
  mailingServiceId: 'service',
  mailingTemplateId: 'template',
  mailingPublicKey: 'key',
  serviceWorker: 'off',
};
