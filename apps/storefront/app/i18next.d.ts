import 'i18next';

import type { en } from '@craftsandore/i18n/storefront/en';

declare module 'i18next' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with i18next's
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}
