import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';

import elMessiri from './cuts/el-messiri-arabic.woff2?url';
import marcellusSigns from './cuts/marcellus-signs.woff2?no-inline';
import plexArabic400 from './cuts/plex-arabic-400.woff2?url';
import plexArabic500 from './cuts/plex-arabic-500.woff2?url';
import plexLatin400 from './cuts/plex-latin-400.woff2?url';
import plexLatin500 from './cuts/plex-latin-500.woff2?url';
import plexSigns500 from './cuts/plex-signs-500.woff2?no-inline';

/** The display face of each script and its text face in the weights of every page: what to preload for a language. */
export const fontFiles = {
  arabic: [elMessiri, marcellusSigns, plexArabic400, plexArabic500, plexSigns500, plexLatin400],
  latin: [marcellus, plexLatin400, plexLatin500],
} as const;
