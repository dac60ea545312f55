export const bannersPath = '/banner-list';
export const addBannerPath = '/add-banner';
