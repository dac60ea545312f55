export { auditActLabel, type AuditField, auditWords } from './audit-words.ts';
export { addressInBuilding, addressLines, addressText, joinAddress } from './address-lines.ts';
export { careLabel, finishLabel, woodLabel } from './attribute-labels.ts';
export { bostaSentence } from './bosta-sentence.ts';
export { carrierLabel, cashExportWords, remittanceWords } from './cash-words.ts';
export { careReason, fakeOrderWords } from './care-reason.ts';
export { cancelReasonLabel } from './cancel-reason-label.ts';
export {
  designCount,
  lastPiecesBadge,
  madeBadge,
  newBadge,
  shopRatingWords,
  woodNames,
} from './card-words.ts';
export { copiedName } from './copied-name.ts';
export { createI18n } from './create-i18n.ts';
export { customerRecord } from './customer-record.ts';
export { declineReasonWords } from './decline-reason-words.ts';
export { deliveryDays } from './delivery-days.ts';
export { deskFigureWords } from './desk-figure-words.ts';
export {
  formatPhone,
  formatTimestamp,
  formattersFor,
  type Formatters,
  type MoneyParts,
  type TotalsSign,
} from './formatters.ts';
export {
  defaultLocale,
  directionOf,
  directionOfText,
  isLocale,
  languageOfText,
  localeCookie,
  localeInCookie,
  localeInHeader,
  locales,
  otherLocale,
  type Direction,
  type Locale,
} from './locale.ts';
export { llmsWords } from './llms-words.ts';
export { orderExportWords } from './order-export-words.ts';
export {
  type ImportRefusal,
  importRefusalSentence,
  productFileWords,
} from './product-file-words.ts';
export { orderStatusLabel } from './order-status-label.ts';
export { refusedShareLabels } from './cost-labels.ts';
export { parcelStateLabel } from './parcel-state-label.ts';
export { returnStateLabel } from './return-state-label.ts';
export { photoWords } from './photo-words.ts';
export { parcelLabelWords, pickListWords } from './printed-words.ts';
export { foodSafeWords, productFacts, type ProductFacts } from './product-facts.ts';
export { archivedWords, type ArchivedWords } from './archived-words.ts';
export { questionWords, type QuestionWords } from './question-words.ts';
export { reportWords } from './report-words.ts';
export { refusalSentence, validationSentence, type ValidationIssue } from './sentences.ts';
