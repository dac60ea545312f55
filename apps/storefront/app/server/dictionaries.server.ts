import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';

/** The words of every language; a browser gets those of its own alone. */
export const dictionaries = { ar, en };
