export { aroundFee } from './around-fee.ts';
export { bostaNewsOf, type BostaType, bostaTypeOf } from './bosta.ts';
export {
  callTimes,
  confirmationOf,
  needsDeposit,
  isFinal,
  isQuiet,
  notQuiet,
  type Attempt,
  type Confirmation,
  type OrderToConfirm,
} from './confirmation.ts';
export { deliveryTo, type Delivery, type Made, makingDaysOf } from './delivery.ts';
export { exchangeOf } from './exchange.ts';
export { deliveryPromise, type DeliveryPromise } from './delivery-promise.ts';
export { footerColumnsOf, type LedTo } from './footer.ts';
export { allSections, featured, shownSections } from './home.ts';
export {
  canBeBought,
  homeLists,
  isNew,
  mostForGift,
  newestForHome,
  shownInList,
} from './home-lists.ts';
export { cairoClock, dayAfter, weekdayOf } from './days.ts';
export { shippingOptionsOf } from './shipping-options.ts';
export { dueForKept, isInPart, type Kept, keptOf, refusedOf } from './kept.ts';
export {
  canBeReceived,
  isOverdueBack,
  type Judged,
  judgedByLine,
  overdueSince,
  stateAfter,
} from './inspection.ts';
export {
  cashOf,
  cashSums,
  isBeside,
  leftToRefund,
  linesToAdd,
  type MoneyLine,
  moneyOf,
  openOf,
  owedBeside,
} from './money.ts';
export { lowestPrice, type LowestPrice, type PricedProduct, withPrices } from './lowest-price.ts';
export { dueOf, judgeLine, linesOf } from './remittance.ts';
export { parcelOf, type ParcelNews, type ParcelNow, verdictOn } from './parcel.ts';
export {
  alarmDueOn,
  answerDueOn,
  lastReturnDay,
  mayAskForReturn,
  nextReturnStates,
  onlyReasonsOf,
  receivedPieces,
  refundClock,
  refundDueOn,
  returnableOf,
  returnClock,
  worthOf,
} from './returns.ts';
export { happenedAt, linkEndOf, type Outcome, outcomeOf, sharesOf, takenAt } from './run.ts';
export { isWithin, nextEdge, type Span } from './span.ts';
export {
  announcementAt,
  announcementWillChange,
  sellerIdentityOf,
  shopAsDelivered,
  shopOf,
} from './shop.ts';
export { logoIn, shownLogo, type ShownLogo, shownPicture } from './logos.ts';
export {
  bestAnywhere,
  bestPromotion,
  type Charged,
  discountOf,
  type Given,
  type PromotionNow,
  type PromotionRefusal,
  type PromotionTerms,
  refusalOf,
  type Undiscounted,
} from './promotions.ts';
