import type { CartItem } from '@craftsandore/contract';
import { useSession } from '@craftsandore/session';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  PageHeader,
  TrashIcon,
  UndoIcon,
} from '@craftsandore/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { HeadTags } from '../../seo/head-tags.tsx';
import { signInPath } from '../../session/next-page.ts';
import { useCart } from '../../cart/cart-context.ts';
import { useUndoMerge } from '../../cart/use-undo-merge.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-page.module.css';
import { CartRowsSkeleton } from './cart-rows-skeleton.tsx';
import { CartSummary, type WayOn } from './cart-summary.tsx';
import { handFocusOn } from './hand-focus-on.ts';
import { useRemoval } from './use-removal.ts';
import { useSteadyOrder } from './use-steady-order.ts';

type CartPageProps = {
  /** Where the order should go: chosen below the lines. */
  delivery: ReactNode;
  wayOn: WayOn;
  /** The name of the governorate of the chosen address. */
  governorate?: string | undefined;
};

export function CartPage({ delivery, ...summary }: CartPageProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession(({ token }) => token !== null);
  const items = useCart((cart) => cart.items);
  const empty = useCart((cart) => cart.empty);
  const mergeId = useCart((cart) => cart.merge?.id ?? null);
  const handleRemoval = useRemoval();
  const handleUndo = useUndoMerge();

  return (
    <Container>
      <HeadTags title={t('cart.title')} />
      <PageHeader
        title={t('cart.title')}
        actions={
          <>
            {mergeId && (
              <Button
                ref={handFocusOn}
                variant="quiet"
                size="sm"
                iconBefore={<UndoIcon />}
                onClick={handleUndo}
              >
                {t('cart.unmerge')}
              </Button>
            )}
            {isSignedIn && items && items.length > 1 && (
              <Button
                ref={handFocusOn}
                variant="quiet"
                size="sm"
                iconBefore={<TrashIcon />}
                onClick={() =>
                  void handleRemoval({
                    lines: items,
                    change: empty(),
                    done: t('cart.cleared'),
                    failed: t('cart.clearFailed'),
                  })
                }
              >
                {t('cart.clear')}
              </Button>
            )}
          </>
        }
      />
      <Content delivery={delivery} {...summary} />
    </Container>
  );
}

const noLines: readonly CartItem[] = [];

/** Begins at its top: "Back" would put it where the page stood while it had lines, which is below its end now. */
function Empty() {
  const { t } = useTranslation();

  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);

  return (
    <EmptyState
      title={t('cart.empty')}
      action={<ButtonLink href="/products">{t('cart.browse')}</ButtonLink>}
    />
  );
}

function Content({ delivery, ...summary }: CartPageProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const items = useCart((cart) => cart.items);
  const lines = useSteadyOrder(items ?? noLines);
  const failure = useCart((cart) => cart.failure);
  const load = useCart((cart) => cart.load);

  if (failure?.status === 401) {
    return (
      <EmptyState
        role="alert"
        title={t('auth.pleaseLogin')}
        action={<ButtonLink href={signInPath(pathname + search)}>{t('auth.signIn')}</ButtonLink>}
      />
    );
  }
  if (failure) {
    return (
      <ErrorState
        title={<bdi>{failure.sentence ?? t('cart.failed')}</bdi>}
        action={<Button onClick={() => void load()}>{t('action.retry')}</Button>}
      />
    );
  }
  if (!items) return <CartRowsSkeleton />;
  if (items.length === 0) return <Empty />;

  return (
    <div className={styles.columns}>
      <div>
        <ul className={styles.lines}>
          {lines.map((item) => (
            <CartLine key={item.productDesignId} item={item} />
          ))}
        </ul>
        {delivery}
      </div>
      <CartSummary items={items} {...summary} />
    </div>
  );
}
