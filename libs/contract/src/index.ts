export {
  Password,
  register,
  Registration,
  requestPasswordReset,
  requestVerification,
  resetPassword,
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
  type NewPlace,
  updateAddress,
} from './addresses.ts';
export {
  Banner,
  createBanner,
  deleteBanner,
  listActiveBanners,
  listBanners,
  setBannerActive,
} from './banners.ts';
export {
  addToCart,
  Cart,
  CartItem,
  emptyCart,
  getActiveCart,
  mergeCart,
  MergedLine,
  removeFromCart,
  undoMerge,
} from './cart.ts';
export {
  Category,
  Facets,
  getProduct,
  listCategories,
  listFacets,
  listGoesWith,
  listProducts,
  listProductsById,
  PageOfProducts,
  Product,
  ProductDesign,
  type ProductFilters,
  ProductQuery,
} from './catalogue.ts';
export { ContactMessage, sendContactMessage } from './contact.ts';
export { Dashboard, getDashboard, lowStock, type Figures } from './dashboard.ts';
export { CustomerRecord } from './customer-record.ts';
export {
  changeCustomer,
  customerSorts,
  getCustomer,
  listCustomers,
  mergeCustomers,
  proveNumber,
  StaffCustomer,
  StaffCustomerDetails,
} from './customers.ts';
export {
  DeliverySettings,
  getDeliverySettings,
  getShippingOptions,
  saveDeliverySettings,
  type SavedDeliverySettings,
  ShippingOptions,
} from './delivery.ts';
export {
  endpoint,
  type Access,
  type CallInput,
  type Endpoint,
  type ParsedInput,
  type ResponseBody,
} from './endpoint.ts';
export { ErrorBody, errors, isErrorCode, type ErrorCode } from './errors.ts';
export { findGovernorate, governorates, type GovernorateCode } from './governorates.ts';
export {
  cancelTrackedOrder,
  claimOrder,
  findOrderStatus,
  openAccountOfOrder,
  placeGuestOrder,
  type Quote,
  quoteOrder,
  type Tracked,
  trackOrder,
} from './guest-orders.ts';
export { ApiLog, listApiLogs, loggedMethods, statusClasses } from './logs.ts';
export {
  addOrderNote,
  Cancellation,
  cancelReasons,
  cancelMyOrder,
  changeOrderStatus,
  changeOrderStatuses,
  Checkout,
  CostBreakdown,
  CustomerOrder,
  CustomerOrderDetails,
  exportOrders,
  getCheckout,
  type ListedOrder,
  maxShownProducts,
  getMyOrder,
  getOrder,
  listMyOrders,
  listOrders,
  OrderLine,
  OrderNote,
  orderSources,
  OrderStatusId,
  OrderStatusName,
  OrderStep,
  paymentMethods,
  placeOrder,
  Promised,
  StaffOrder,
  StaffOrderDetails,
  staffOrderSorts,
} from './orders.ts';
export { Photo } from './photos.ts';
export * from './plain/index.ts';
export { ProductAttributes } from './product-attributes.ts';
export { changeEmail, changePassword, getProfile, Profile, updateProfile } from './profile.ts';
export {
  askQuestion,
  listOwnQuestions,
  listQuestions,
  OwnQuestion,
  Question,
} from './questions.ts';
export {
  addReviewPhoto,
  getOwnReview,
  GoodReview,
  listGoodReviews,
  listReviews,
  OwnReview,
  rateProduct,
  Rating,
  removeReviewPhoto,
  reportReview,
  Review,
  type ReviewsMeta,
  type ReviewSummary,
} from './ratings.ts';
export { RoleIdOnWire, RoleNameOnWire } from './role-on-wire.ts';
export { forgetProduct, listSaved, SavedProduct, saveProducts } from './saved.ts';
export { Highlight, readings, SearchDetails, suggest } from './search.ts';
export {
  createHandOffCode,
  Credentials,
  exchangeHandOffCode,
  getIdentityProvider,
  IdentityProvider,
  login,
  logout,
  logoutEverywhere,
  NewSession,
  SessionUser,
  signInWithGoogle,
} from './sessions.ts';
export {
  addDesignImage,
  createCategory,
  createProduct,
  deleteCategory,
  deleteDesign,
  deleteProduct,
  EditableCategory,
  getStaffProduct,
  hideProduct,
  listStaffCategories,
  listStaffProducts,
  ProductFields,
  publishProduct,
  removeDesignImage,
  restoreProduct,
  saveDesign,
  sortDesignImages,
  StaffCategory,
  StaffProduct,
  staffProductSorts,
  stockLevels,
  updateCategory,
  updateProduct,
} from './staff-catalogue.ts';
export {
  ChangedCheck,
  createSynonymGroup,
  deleteSynonymGroup,
  dismissSearchMiss,
  explainSearch,
  Explanation,
  getSynonymGroup,
  listSearchMisses,
  listSynonymGroups,
  missSorts,
  searchFields,
  searchGrades,
  SearchMiss,
  SynonymFields,
  SynonymGroup,
  trySynonyms,
  updateSynonymGroup,
} from './staff-search.ts';
export {
  listStaffQuestions,
  moderateQuestion,
  questionParts,
  type StaffQuestion,
} from './staff-questions.ts';
export {
  listStaffReviews,
  moderateReview,
  moderateReviewPhoto,
  reviewParts,
  reviewPhotoStates,
  type StaffReview,
} from './staff-reviews.ts';
export { addStockAlert, stopStockAlerts } from './stock-alerts.ts';
export { changeRole, getUser, listUsers, StaffUser, StaffUserDetails } from './staff-users.ts';
export {
  Day,
  Email,
  Id,
  IdInUrl,
  line,
  Money,
  PageMeta,
  pageMeta,
  PageQuery,
  PhoneNumber,
  PhoneNumberOrNone,
  piastres,
  PostalCode,
  text,
  Timestamp,
} from './values.ts';
