import { maxQuantity } from '@craftsandore/contract';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type QuantityNoteProps = {
  stock: number;
  /** Whether more was asked for than can be had. */
  isOver: boolean;
  className?: string | undefined;
};

/** Says beside a quantity why it cannot be what was asked for. */
export function QuantityNote({ stock, isOver, className }: QuantityNoteProps) {
  const { t } = useTranslation();
  const left = stock > 0 ? t('cart.left', { count: stock }) : t('product.soldOut');

  return (
    <Text role="status" size="sm" tone="danger" className={className}>
      {isOver && (stock > maxQuantity ? t('cart.most', { max: maxQuantity }) : left)}
    </Text>
  );
}
