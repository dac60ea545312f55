/** Without an own value it has that of its product. */
type Own<T> = T | null | undefined;

/** What a design costs: its own price, else the product's. */
export const priceOf = <P extends number>(
  product: { price: P },
  design: { price?: Own<P> } | undefined,
): P => design?.price ?? product.price;

/** What a design weighs, in kilograms: by itself, else as the product does. */
export const weightOf = (
  product: { weight: number },
  design: { weight?: Own<number> } | undefined,
): number => design?.weight ?? product.weight;
