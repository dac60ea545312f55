import elMessiri from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2?url';
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import plexLatin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';

/** The display and the text face of each script: what a page preloads for its own language. */
export const fontFiles = {
  arabic: [elMessiri, plexArabic],
  latin: [marcellus, plexLatin],
} as const;
