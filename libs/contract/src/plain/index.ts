export { isGtin } from './barcodes.ts';
export { icoSides, logoFile, markFile, markSides } from './brand-files.ts';
export { type CartLink, cartLinkPath, nextOfCartLink, readCartLink } from './cart-links.ts';
export { type DeclineReason, declineReasons } from './decline-reasons.ts';
export { toLatinDigits } from './digits.ts';
export { categoryPath, productPath, slugOf } from './goods-paths.ts';
export { holdEnds, holdHours, type HoldState, holdStates } from './holds.ts';
export { fixedHomeSections, type HomeSection, homeSections, maxHeroProducts } from './home.ts';
export {
  maxImportLetters,
  maxImportRows,
  maxImportWorkbookBytes,
  maxListedImportRows,
  maxUnreadColumns,
  maxAddresses,
  maxAtOnce,
  maxDimensionMm,
  maxMakingDays,
  maxExportedEntries,
  maxExportedOrders,
  maxPrinted,
  maxFooterColumns,
  maxFooterLinks,
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
  customerMayChange,
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  orderStatusNames,
  remainingStatuses,
  staffMayChange,
  timelineOf,
} from './order-status.ts';
export {
  type CashPart,
  cashParts,
  lateAfterDays,
  type LineResult,
  lineResults,
  maxMoneyReference,
  maxRemittanceColumns,
  maxRemittanceLetters,
  maxRemittanceLines,
  maxWorkbookBytes,
  type MoneyKind,
  moneyKinds,
  type LedgerMethod,
  ledgerMethods,
  type MoneyMethod,
  moneyMethods,
} from './money.ts';
export { ownPath } from './own-path.ts';
export {
  type CarrierName,
  carrierNames,
  type CustomerFailedReason,
  customerFailedReasons,
  type CustomerParcelState,
  customerParcelStates,
  type FailedReason,
  failedReasons,
  maxTrackingNumber,
  openParcelParts,
  type ParcelPart,
  parcelParts,
  type ParcelState,
  labelSizes,
  type LabelSize,
  parcelStates,
  type PieceCondition,
  pieceConditions,
  receivableStates,
} from './parcels.ts';
export { pageCount } from './page-count.ts';
export {
  isReservedSlug,
  isSystemPage,
  pagePath,
  pagePhotoScheme,
  pageSlugPattern,
  systemPages,
  type SystemPage,
} from './pages.ts';
export {
  chatNumberPattern,
  ibanPattern,
  instapayPattern,
  mobileOrNonePattern,
  mobilePattern,
  notBlank,
  linkPattern,
  postalCodePattern,
  safeLinkPattern,
  shopNumberPattern,
  trackingNumberPattern,
  usualYear,
  webPattern,
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
export {
  type DestinationMethod,
  destinationMethods,
  isIban,
  isPayTo,
  maxPayTo,
  plainPayTo,
} from './refund-destinations.ts';
export {
  faultReasons,
  maxReturnPhotos,
  maxReturnWords,
  openReturnParts,
  type ReturnPart,
  returnParts,
  type ReturnReason,
  returnReasons,
  type ReturnState,
  returnStates,
  type ReturnWish,
  returnWishes,
  wayPayers,
} from './returns.ts';
export {
  isHandedOver,
  maxRunNote,
  maxStops,
  notReachedReasons,
  refusedReasons,
  runLinkDays,
  type RunState,
  runStates,
  type StopOutcome,
  stopOutcomes,
} from './runs.ts';
export { simpleEmail } from './simple-email.ts';
export { type ImportColumn, importColumns } from './import-columns.ts';
