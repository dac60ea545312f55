export const bannersPath = '/banner-list';
/** The address of the dialog that deletes a banner. */
export const deleteBannerPath = (id: number) => `${bannersPath}/${id}/delete`;
export const addBannerPath = '/add-banner';
export const updateBannerPath = (id: number) => `/update-banner/${id}`;
