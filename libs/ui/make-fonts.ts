import { writeFileSync } from 'node:fs';

import { cutFonts } from './src/base/font-cuts.ts';

// What it writes is committed: run `npm run fonts` here after src/base/fonts.css or the package of a font has changed.

for (const { file, content } of await cutFonts()) writeFileSync(file, content);
