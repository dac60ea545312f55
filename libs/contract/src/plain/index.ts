export { toLatinDigits } from './digits.ts';
export {
  maxAddresses,
  maxAtOnce,
  maxDimensionMm,
  maxExportedOrders,
  maxId,
  maxImageBytes,
  maxLength,
  maxMergedLines,
  maxProductPrice,
  maxQuantity,
  maxReviewPhotos,
  maxSaved,
  maxStock,
  minLength,
  minPhotoSize,
  type PhotoSize,
} from './limits.ts';
export {
  customerMayCancel,
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  orderStatusNames,
  remainingStatuses,
  timelineOf,
} from './order-status.ts';
export { pageCount } from './page-count.ts';
export {
  mobileOrNonePattern,
  mobilePattern,
  notBlank,
  postalCodePattern,
  usualYear,
} from './patterns.ts';
export { photoSrcSet, photoUrl } from './photo-urls.ts';
export * from './previews.ts';
export { toPounds, type Piastres } from './pounds.ts';
export { priceInCart } from './price-in-cart.ts';
export {
  careHints,
  finishes,
  woods,
  type CareHint,
  type Finish,
  type Wood,
} from './product-attributes.ts';
export { productSorts } from './product-sorts.ts';
export { shopPhone } from './shop-phone.ts';
export { simpleEmail } from './simple-email.ts';
