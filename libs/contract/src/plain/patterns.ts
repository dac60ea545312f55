/** Digits of either script are Latin already. Digits, a leading +20, 0020 or 0; the API checks again with a real phone library. */
export const mobilePattern = /^(?:\+?20|0020|0)?1[0125]\d{8}$/;

export const mobileOrNonePattern = /^(?:(?:\+?20|0020|0)?1[0125]\d{8})?$/;

/** Optional everywhere in Egypt: five digits, or the newer seven. */
export const postalCodePattern = /^(?:\d{5}|\d{7})?$/;

/** As banks in Egypt give them, without spaces; its check digits are another question. */
export const ibanPattern = /^EG\d{27}$/;

export const instapayPattern = /^[a-z0-9][a-z0-9._-]{1,49}@instapay$/;

/** What a carrier prints and scanners read. */
export const trackingNumberPattern = /^[A-Za-z0-9][A-Za-z0-9/-]*$/;

/** Of a year that the shop's clocks may show: others, such as 0 and 10000, PostgreSQL does not take. */
export const usualYear = /^(?:19[7-9]|2)/;

/** Anything but spaces alone. */
export const notBlank = /\S/;

/** In international form, or one of the five digits that every phone in Egypt may dial. */
export const shopNumberPattern = /^(?:\+[1-9]\d{7,14}|1\d{4})$/;

/** In international form alone: messengers know no other. */
export const chatNumberPattern = /^\+[1-9]\d{7,14}$/;

/** As it begins: an address on the web, never a script. */
export const webPattern = /^https?:\/\//i;

/** A page of the shop, from its first slash on, or a whole address on the web; never a script. */
export const linkPattern = /^(?:https?:\/\/[^\s/\\]+(?:\/\S*)?|\/(?:[^\s/\\]\S*)?)$/i;

/** The same for what customers are led to: on the web over an encrypted connection only. */
export const safeLinkPattern = /^(?:https:\/\/[^\s/\\]+(?:\/\S*)?|\/(?:[^\s/\\]\S*)?)$/i;

/** `00:00` to `23:59`. */
export const timeOfDayPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
