export {
  addAddress,
  Address,
  AddressFields,
  listGovernorates,
  listMyAddresses,
  NewAddress,
} from './addresses.ts';
export {
  addToCart,
  Cart,
  CartChange,
  CartItem,
  emptyCart,
  getActiveCart,
  largestMerge,
  mergeCart,
  removeFromCart,
} from './cart.ts';
export {
  Banner,
  Category,
  getProduct,
  listActiveBanners,
  listCategories,
  listProducts,
  listReviews,
  Product,
  ProductDesign,
  ProductPage,
  ProductQuery,
  productSorts,
  rateProduct,
  Rating,
  Review,
} from './catalog.ts';
export { toLatinDigits } from './digits.ts';
export {
  endpoint,
  type Access,
  type CallInput,
  type Endpoint,
  type ParsedInput,
  type Reply,
} from './endpoint.ts';
export { ErrorBody, errors, isErrorCode, type ErrorCode } from './errors.ts';
export { findGovernorate, governorates, type GovernorateCode } from './governorates.ts';
export { largestId } from './largest-id.ts';
export { largestQuantity } from './largest-quantity.ts';
export {
  nextOrderStatuses,
  OrderStatus,
  OrderStatusId,
  OrderStatusName,
  orderStatusName,
  orderStatusNames,
} from './order-status.ts';
export {
  changeOrderStatus,
  Checkout,
  CostBreakdown,
  CustomerOrder,
  CustomerOrderDetails,
  getCheckout,
  getMyOrder,
  getOrder,
  listMyOrders,
  listOrders,
  OrderLine,
  OrderStep,
  paymentMethods,
  placeOrder,
  StaffOrder,
  StaffOrderDetails,
} from './orders.ts';
export { photoSrcSet, photoUrl } from './photo-urls.ts';
export { Photo } from './photos.ts';
export { priceInCart } from './price-in-cart.ts';
export { getProfile, Profile } from './profile.ts';
export {
  Credentials,
  login,
  logout,
  NewSession,
  Password,
  register,
  Registration,
  RoleIdOnWire,
  RoleNameOnWire,
  SessionUser,
} from './users.ts';
export {
  Email,
  Id,
  IdInUrl,
  Money,
  PageMeta,
  pageMeta,
  PageQuery,
  PhoneNumber,
  piastres,
  PostalCode,
  text,
  Timestamp,
  type Piastres,
} from './values.ts';
