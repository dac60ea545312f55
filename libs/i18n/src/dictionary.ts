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
