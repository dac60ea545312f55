export { addressOf, networkOf, networkOfRequest } from './network-of.ts';
export { senderBehind } from './sender-behind.ts';
export { siteOf } from './site-of.ts';
