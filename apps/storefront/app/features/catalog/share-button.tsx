import { useLocale } from '@craftsandore/i18n/react';
import { Button, ShareIcon, useToast } from '@craftsandore/ui';

import { useCanonicalAddress } from '../../seo/use-canonical-address.ts';

type ShareButtonProps = {
  /** What is shared, in words. */
  title: string;
  className?: string | undefined;
};

/** Hands on the address of the page: to what the device shares with, or else to be pasted. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const { t } = useLocale();
  const showToast = useToast();
  const url = useCanonicalAddress();

  async function handleShare() {
    const canShare: boolean = 'share' in navigator; // in fewer browsers than the types say
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', children: t('share.copied') });
    } catch (error) {
      // Whoever closes the sheet has decided; anything else leaves the address to copy by hand.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ children: <ByHand url={url} /> });
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      className={className}
      iconBefore={<ShareIcon />}
      onClick={() => void handleShare()}
    >
      {t('share.share')}
    </Button>
  );
}

function ByHand({ url }: { url: string }) {
  const { t } = useLocale();

  return (
    <>
      {t('share.byHand')} <bdi dir="ltr">{url}</bdi>
    </>
  );
}
