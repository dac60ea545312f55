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
  CartItem,
  emptyCart,
  getActiveCart,
  mergeCart,
  MergedLine,
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
} from './catalogue.ts';
export { ContactMessage, sendContactMessage } from './contact.ts';
export { Dashboard, getDashboard, lowStock } from './dashboard.ts';
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
export { ApiLog, listApiLogs, loggedMethods, statusClasses } from './logs.ts';
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
  OrderStatusId,
  OrderStatusName,
  OrderStep,
  paymentMethods,
  placeOrder,
  StaffOrder,
  StaffOrderDetails,
  staffOrderSorts,
} from './orders.ts';
export { Photo } from './photos.ts';
export * from './plain/index.ts';
export { getProfile, Profile } from './profile.ts';
export { Highlight, readings, SearchDetails, suggest } from './search.ts';
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
} from './staff-catalogue.ts';
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
} from './values.ts';
