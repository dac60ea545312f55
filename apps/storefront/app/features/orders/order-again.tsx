import { attempt } from '@craftsandore/api-client';
import type { OrderLine } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, UndoIcon, useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useCart } from '../../cart/cart-context.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { useStorefront } from '../../session/context.ts';
import styles from './order-again.module.css';

/**
 * Puts an order's lines into the cart, as far as they can be had, and says what cannot. Pressed twice it is as good as once: of
 * what the cart holds already the larger quantity counts.
 */
export function OrderAgain({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { api } = useStorefront();
  const restore = useCart((cart) => cart.restore);
  const showToast = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);

  /** @returns why it came to nothing; null where it did not. */
  async function order(): Promise<string | null> {
    const done = await attempt(
      import('./put-back.ts').then(({ putBack }) => putBack(lines, api, restore)),
    );
    if (!done.ok) return done.refusal.sentence ?? t('failure.connection');
    if (!done.value) return t('orderAgain.nothing');

    const missing = done.value.map((shortage) => {
      const product = local(shortage, 'name');
      const { got } = shortage;
      return got > 0 ? t('orderAgain.fewer', { product, got }) : t('orderAgain.gone', { product });
    });
    showToast({ children: [t('orderAgain.done'), ...missing].join(' ') });
    await navigate('/cart');
    return null;
  }

  const handleAgain = useOneAtATime(async () => {
    setBusy(true);
    setSentence(null);
    setSentence(await order());
    setBusy(false);
  });

  return (
    <div className={styles.root}>
      <FormError>{sentence && <bdi>{sentence}</bdi>}</FormError>
      <Button
        variant="secondary"
        iconBefore={<UndoIcon />}
        loading={isBusy}
        onClick={() => void handleAgain()}
      >
        {t('orderAgain.again')}
      </Button>
    </div>
  );
}
