import fruitBowl from './camphor-fruit-bowl-1.webp';
import bowls from './cat-bowls-plates.webp';
import utensils from './cat-cooking-utensils.webp';
import boards from './cat-cutting-boards.webp';
import saladBowl from './olive-salad-bowl-1.webp';
import spoons from './beech-spoon-set-1.webp';
import tray from './walnut-serving-tray-1.webp';

/** Sample photos of the catalogue: square ones of products, wide ones of categories. */
export const productPhotos = { fruitBowl, saladBowl, spoons, tray };
export const categoryPhotos = { boards, bowls, utensils };
