import { pagePath, systemPages } from '@craftsandore/contract/plain';

/** The pages for everybody that are there whatever the shop sells. */
export const publicPages = ['/', '/products', '/contact', ...systemPages.map(pagePath)];
