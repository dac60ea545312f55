/** The six plural categories of Arabic. */
type ArabicPlural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** What the Arabic dictionary must hold for an English one: the same keys, and all six forms of each plural. */
export type ArabicFor<English> = {
  [
    K in keyof English as K extends `${string}_one` | `${string}_other` ? never : K
  ]: English[K] extends string ? string : ArabicFor<English[K]>;
} & {
  [
    K in keyof English as K extends `${infer Base}_other` ? `${Base}_${ArabicPlural}` : never
  ]: string;
};

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** `cart.title` for `{ cart: { title } }`; plurals by their base. */
export type KeysOf<Dictionary> = {
  [K in keyof Dictionary & string]: Dictionary[K] extends string
    ? WithoutPlural<K>
    : `${K}.${KeysOf<Dictionary[K]>}`;
}[keyof Dictionary & string];
