/** Digits of either script are Latin already. Digits, a leading +20, 0020 or 0; the API checks again with a real phone library. */
export const mobilePattern = /^(?:\+?20|0020|0)?1[0125]\d{8}$/;

export const mobileOrNonePattern = /^(?:(?:\+?20|0020|0)?1[0125]\d{8})?$/;

/** Optional everywhere in Egypt: five digits, or the newer seven. */
export const postalCodePattern = /^(?:\d{5}|\d{7})?$/;

/** Of a year that the shop's clocks may show: others, such as 0 and 10000, PostgreSQL does not take. */
export const usualYear = /^(?:19[7-9]|2)/;

/** Anything but spaces alone. */
export const notBlank = /\S/;
