export { categoryPhotos, productPhotos } from './photos/photos.ts';
export { inLocale, type Locale, words } from './words.ts';
