export {
  createHandOffCode,
  exchangeHandOffCode,
  getIdentityProvider,
  IdentityProvider,
  logoutEverywhere,
  requestPasswordReset,
  requestVerification,
  resetPassword,
  signInWithGoogle,
  verifyEmail,
} from './accounts.ts';
export {
  addAddress,
  Address,
  AddressFields,
  deleteAddress,
  listGovernorates,
  listMyAddresses,
  NewAddress,
  updateAddress,
} from './addresses.ts';
export { createBanner, deleteBanner, listBanners, setBannerActive } from './banners.ts';
export {
  addToCart,
  Cart,
  CartChange,
  CartItem,
  emptyCart,
  getActiveCart,
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
  rateProduct,
  Rating,
  Review,
} from './catalog.ts';
export { ContactMessage, sendContactMessage } from './contact.ts';
export { Dashboard, getDashboard, lowStock } from './dashboard.ts';
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
export {
  largestExport,
  largestId,
  largestImage,
  largestMerge,
  largestPrice,
  largestQuantity,
  longest,
} from './limits.ts';
export { ApiLog, listApiLogs, loggedMethods, statusClasses } from './logs.ts';
export { OrderStatusId, OrderStatusName } from './order-status.ts';
export {
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  orderStatusNames,
  statusesToCome,
} from './order-way.ts';
export {
  addOrderNote,
  changeOrderStatus,
  changeOrderStatuses,
  Checkout,
  CostBreakdown,
  CustomerOrder,
  CustomerOrderDetails,
  exportOrders,
  getCheckout,
  getMyOrder,
  getOrder,
  listMyOrders,
  listOrders,
  OrderLine,
  OrderNote,
  OrderStep,
  paymentMethods,
  placeOrder,
  StaffOrder,
  StaffOrderDetails,
  staffOrderSorts,
} from './orders.ts';
export { pageCount } from './page-count.ts';
export { photoSrcSet, photoUrl } from './photo-urls.ts';
export { Photo } from './photos.ts';
export { toPounds } from './pounds.ts';
export { priceInCart } from './price-in-cart.ts';
export { productSorts } from './product-sorts.ts';
export { getProfile, Profile } from './profile.ts';
export { Highlight, readings, SearchDetails, suggest } from './search.ts';
export { simpleEmail } from './simple-email.ts';
export {
  addDesignImage,
  createCategory,
  createProduct,
  deleteCategory,
  deleteDesign,
  deleteProduct,
  listStaffProducts,
  ProductFields,
  removeDesignImage,
  restoreProduct,
  saveDesign,
  sortDesignImages,
  StaffProduct,
  staffProductSorts,
  stockLevels,
  updateCategory,
  updateProduct,
} from './staff-catalog.ts';
export {
  ChangedCheck,
  createSynonyms,
  deleteSynonyms,
  dismissSearchMiss,
  explainSearch,
  Explanation,
  getSynonyms,
  listSearchMisses,
  listSynonyms,
  missSorts,
  searchFields,
  searchGrades,
  SearchMiss,
  SynonymFields,
  SynonymGroup,
  trySynonyms,
  updateSynonyms,
} from './staff-search.ts';
export { changeRole, getUser, listUsers, StaffUser, StaffUserDetails } from './staff-users.ts';
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
