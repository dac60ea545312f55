import type { Result } from '@craftsandore/api-client';
import {
  Button,
  ButtonLink,
  CopyIcon,
  FormError,
  LinkIcon,
  Text,
  TextField,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOneCall } from '../../../form/use-one-call.ts';
import { useShop } from '../../../session/shop.ts';
import { type DraftLine, piecesOf } from './draft-lines.ts';
import styles from './new-order-page.module.css';

export type MakeCartLink = (items: ReturnType<typeof piecesOf>) => Promise<Result<{ url: string }>>;

type CartLinkProps = {
  lines: readonly DraftLine[];
  /** In international form; null while there is none. */
  phoneNumber: string | null;
  onLink: MakeCartLink;
};

/** Sends the lines as a link that fills the customer's cart, instead of ordering for them. */
export function CartLink({ lines, phoneNumber, onLink }: CartLinkProps) {
  const { t } = useTranslation();
  const { nameAr: shop } = useShop().names;
  const { run, isPending, refusal } = useOneCall();
  const [made, setMade] = useState<{ url: string; of: readonly DraftLine[] }>();
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  // Of other lines it is another link.
  const url = made && made.of === lines ? made.url : null;

  async function make() {
    setCopied(undefined);
    const result = await run(() => onLink(piecesOf(lines)));
    if (result?.ok) setMade({ ...result.value, of: lines });
  }

  const words = copied === 'copied' ? t('phoneOrder.copied') : t('phoneOrder.copyFailed');
  const chat = `https://wa.me/${(phoneNumber ?? '').replace(/\D/g, '')}`;

  return (
    <div className={styles.link}>
      <Button
        type="button"
        variant="secondary"
        iconBefore={<LinkIcon />}
        loading={isPending}
        disabled={lines.length === 0}
        onClick={() => void make()}
      >
        {t('phoneOrder.link')}
      </Button>
      <Text size="xs" tone="muted">
        {t('phoneOrder.linkWords')}
      </Text>
      <FormError>{refusal && `${t('phoneOrder.linkFailed')} ${refusal}`}</FormError>
      {url && (
        <>
          <TextField
            label={t('phoneOrder.linkReady')}
            type="url"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <div className={styles.buttons}>
            <Button
              type="button"
              variant="secondary"
              size="sm"
              iconBefore={<CopyIcon />}
              onClick={() =>
                void navigator.clipboard.writeText(url).then(
                  () => setCopied('copied'),
                  () => setCopied('copyFailed'),
                )
              }
            >
              {t('phoneOrder.copy')}
            </Button>
            <ButtonLink
              href={`${chat}?text=${encodeURIComponent(t('phoneOrder.linkMessage', { shop, url }))}`}
              target="_blank"
              rel="noreferrer"
              variant="secondary"
              size="sm"
              iconBefore={<WhatsAppIcon />}
            >
              {t('phoneOrder.send')}
            </ButtonLink>
          </div>
        </>
      )}
      <Text size="xs" role="status">
        {url && copied && words}
      </Text>
    </div>
  );
}
