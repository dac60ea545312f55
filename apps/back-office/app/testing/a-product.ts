import {
  type DesignPhoto,
  type PhotoWords,
  piastres,
  type Product,
  type ProductDesign,
  type StaffProduct,
} from '@craftsandore/contract';

/** A design with pieces in stock and no photos. */
export function aDesign(facts: Partial<ProductDesign> = {}): ProductDesign {
  return {
    id: 71,
    productId: 7,
    name: 'Long, 44 × 18 cm',
    nameAr: 'طويل ٤٤ × ١٨ سم',
    wood: null,
    stock: 12,
    photosUrls: [],
    photos: [],
    ...facts,
  };
}

/** A photo of a design, and what it shows. */
export const aDesignPhoto = (key: string, words: PhotoWords = {}): DesignPhoto => ({
  ...{ base: `https://api.example/images/${key}`, widths: [320, 640], width: 640, height: 640 },
  ...{ color: '#c8a060', ...words },
});

/** A product of one design. */
export function aProduct(facts: Partial<Product> = {}): Product {
  return {
    id: 7,
    name: 'Live-edge olive board',
    nameAr: 'لوح زيتون بحواف طبيعية',
    description: 'Cut from a single plank.',
    descriptionAr: 'مقطوع من لوح واحد.',
    price: piastres(84_000),
    weight: 1.3,
    categoryId: 3,
    category: { name: 'Cutting boards', nameAr: 'ألواح التقطيع' },
    productDesigns: [aDesign()],
    rating: { averageRating: 0, ratingsCount: 0 },
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    finish: null,
    care: [],
    origin: null,
    isFoodSafe: null,
    madeToOrderDays: null,
    inTheBox: null,
    inTheBoxAr: null,
    seoTitle: null,
    seoTitleAr: null,
    seoDescription: null,
    seoDescriptionAr: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    version: 1,
    ...facts,
  };
}

/** A product as the staff's list shows it. */
export function aStaffProduct(facts: Partial<StaffProduct> = {}): StaffProduct {
  const product = aProduct(facts);
  return {
    ...product,
    totalStock: product.productDesigns.reduce((sum, { stock }) => sum + stock, 0),
    soldCount: 4,
    isPublished: true,
    archivedAt: null,
    publishAt: null,
    removedAt: null,
    ...facts,
  };
}
