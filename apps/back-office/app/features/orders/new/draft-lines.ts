import {
  type Hold,
  maxQuantity,
  type Photo,
  type Piastres,
  piastres,
  priceInCart,
  priceOf,
  type Product,
  type Quote,
} from '@craftsandore/contract';

/** A design as it can be added to an order. */
export type FoundDesign = {
  productDesignId: number;
  name: string;
  nameAr: string;
  designName: string;
  designNameAr: string;
  photo: Photo | undefined;
  photoUrl: string | undefined;
  unitPrice: Piastres;
  stock: number;
  /** Of making; null where it is kept ready. */
  madeToOrderDays: number | null;
};

export type DraftLine = FoundDesign & { quantity: number };

/** The designs of products, in their order. */
export const designsOf = (products: readonly Product[]): FoundDesign[] =>
  products.flatMap((product) =>
    product.productDesigns.map((design) => ({
      productDesignId: design.id,
      name: product.name,
      nameAr: product.nameAr,
      designName: design.name,
      designNameAr: design.nameAr,
      photo: design.photos[0],
      photoUrl: design.photosUrls[0],
      unitPrice: priceInCart({ price: priceOf(product, design) }),
      stock: design.stock,
      madeToOrderDays: product.madeToOrderDays,
    })),
  );

/** How many of a design one order may have. */
export const mostOf = ({ stock }: FoundDesign) => Math.min(stock, maxQuantity);

/** One piece more, in the line that there is or in a new one. */
export function withOneMore(lines: readonly DraftLine[], found: FoundDesign): DraftLine[] {
  const isThere = lines.some(({ productDesignId }) => productDesignId === found.productDesignId);
  if (!isThere) return [...lines, { ...found, quantity: 1 }];
  return lines.map((line) =>
    line.productDesignId === found.productDesignId
      ? { ...line, quantity: Math.min(line.quantity + 1, Math.max(mostOf(line), line.quantity)) }
      : line,
  );
}

/** What can be had of the lines that were asked for, at the prices of now, with what is held for who orders. */
export function linesOf(quoted: Quote['lines'], hold: Hold | null = null): DraftLine[] {
  const held = new Map(
    hold?.state === 'held'
      ? hold.lines.map(({ productDesignId, quantity }) => [productDesignId, quantity])
      : [],
  );
  return quoted
    .map(({ productDesignId, productDesign, unitPrice, available, quantity }) => {
      const stock = available + (held.get(productDesignId) ?? 0);
      return {
        productDesignId,
        name: productDesign.product.name,
        nameAr: productDesign.product.nameAr,
        designName: productDesign.name,
        designNameAr: productDesign.nameAr,
        photo: productDesign.photos[0],
        photoUrl: productDesign.photosUrls[0],
        unitPrice,
        stock,
        madeToOrderDays: productDesign.product.madeToOrderDays ?? null,
        quantity: Math.min(quantity, stock, maxQuantity),
      };
    })
    .filter(({ quantity }) => quantity > 0);
}

export const subtotalOf = (lines: readonly DraftLine[]): Piastres =>
  piastres(lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));

/** As a call names them. */
export const piecesOf = (lines: readonly Pick<DraftLine, 'productDesignId' | 'quantity'>[]) =>
  lines.map(({ productDesignId, quantity }) => ({ productDesignId, quantity }));
