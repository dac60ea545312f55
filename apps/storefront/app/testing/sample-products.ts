import { type CartItem, type Category, piastres, type Product } from '@craftsandore/contract';
import { categoryPhotos, productPhotos } from '@craftsandore/stories';

import type { ListedProduct } from '../features/catalogue/list/listed-product.ts';
import { aCartItem, aDesign, aListedProduct, aProduct } from './a-product.ts';

const bowls = { name: 'Bowls & plates', nameAr: 'سلطانيات وأطباق' };
const utensils = { name: 'Cooking utensils', nameAr: 'أدوات الطهي' };
const trays = { name: 'Serving & trays', nameAr: 'تقديم وصواني' };

const inDesign = (photo: string, stock = 9) => [aDesign({ photosUrls: [photo], stock })];

/** Products with photos: a long name, one that is sold out, one that nobody has rated. */
export const sampleProducts: readonly Product[] = [
  aProduct({
    id: 1,
    name: 'Footed fruit bowl',
    nameAr: 'طبق فاكهة بقاعدة',
    price: piastres(89_000),
    category: bowls,
    productDesigns: inDesign(productPhotos.fruitBowl),
  }),
  aProduct({
    id: 2,
    name: 'Olive wood salad bowl with a pair of serving spoons',
    nameAr: 'سلطانية سلطة من خشب الزيتون مع ملعقتي تقديم',
    price: piastres(125_000),
    category: bowls,
    productDesigns: inDesign(productPhotos.saladBowl),
    rating: { averageRating: 5, ratingsCount: 1 },
  }),
  aProduct({
    id: 3,
    name: 'Set of beech spoons',
    nameAr: 'طقم ملاعق من خشب الزان',
    price: piastres(32_050),
    category: utensils,
    productDesigns: inDesign(productPhotos.spoons, 0),
  }),
  aProduct({
    id: 4,
    name: 'Serving tray with handles',
    nameAr: 'صينية تقديم بمقابض',
    price: piastres(85_000),
    category: trays,
    productDesigns: inDesign(productPhotos.tray),
    rating: { averageRating: 0, ratingsCount: 0 },
  }),
];

/** The same as lists have them. */
export const listedProducts: ListedProduct[] = sampleProducts.map(aListedProduct);

const photos = [categoryPhotos.bowls, categoryPhotos.utensils, categoryPhotos.boards];

export const sampleCategories: readonly Category[] = [bowls, utensils, trays].map(
  (names, index) => ({ ...names, id: index + 1, imageUrl: photos[index] ?? null, photo: null }),
);

/** A cart of the first two products: one piece of the one, three of the other. */
export const sampleCart: readonly CartItem[] = sampleProducts.slice(0, 2).map((product, index) => {
  const { productDesigns, ...rest } = product;
  const [design = aDesign()] = productDesigns;
  return {
    ...aCartItem(index + 1, 1 + 2 * index),
    productDesign: { ...design, id: index + 1, product: rest },
  };
});
