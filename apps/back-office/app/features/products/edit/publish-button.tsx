import type { StaffProduct } from '@craftsandore/contract';
import { Button } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type PublishButtonProps = {
  product: StaffProduct;
  onPublish: () => Promise<unknown>;
  onHide: () => Promise<unknown>;
};

/** Puts a draft into the shop, and hides what is there. */
export function PublishButton({ product, onPublish, onHide }: PublishButtonProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);

  async function change() {
    setPending(true);
    await (product.isPublished ? onHide() : onPublish());
    setPending(false);
  }

  return (
    <Button
      variant={product.isPublished ? 'secondary' : 'primary'}
      loading={isPending}
      onClick={() => void change()}
    >
      {t(product.isPublished ? 'product.hide' : 'product.publish')}
    </Button>
  );
}
