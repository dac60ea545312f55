import { maxQuantity } from '@craftsandore/contract';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type QuantityNoteProps = {
  stock: number;
  /** How many of them are in the cart already, where more are to be added. */
  held?: number;
  /** Whether more was asked for than can be had. */
  isOver: boolean;
  className?: string | undefined;
};

/** Says beside a quantity why it cannot be what was asked for. */
export function QuantityNote({ isOver, className, ...limits }: QuantityNoteProps) {
  const words = useLimitWords(limits);

  return (
    <Text role="status" size="sm" tone="danger" className={className}>
      {isOver && words}
    </Text>
  );
}

/** Why no more can be had of a design. */
export function useLimitWords({ stock, held = 0 }: Pick<QuantityNoteProps, 'stock' | 'held'>) {
  const { t } = useTranslation();
  const left = t('cart.left', { count: stock - held });

  if (stock <= 0) return t('product.soldOut');
  if (stock > maxQuantity) return t('cart.most', { max: maxQuantity });
  if (held >= stock) return t('cart.allInCart');
  return held > 0 ? t('cart.leftBesides', { left }) : left;
}
