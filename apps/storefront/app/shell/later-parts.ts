export { CartNotices } from '../cart/cart-notices.tsx';
export { Habits } from '../navigation/habits.ts';
export { Offline } from '../offline/offline.tsx';
export { QuickContact } from './quick-contact.tsx';
