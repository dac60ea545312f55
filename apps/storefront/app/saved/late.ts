/** What comes once a page has nothing better to do. */
export { SaveHeart } from './save-heart.tsx';
export { SavedDot } from './saved-dot.tsx';
