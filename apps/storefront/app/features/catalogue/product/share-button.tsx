import { Button, ShareIcon, useToast } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useSharedAddress } from './use-shared-address.ts';

type ShareButtonProps = {
  /** What is shared, in words. */
  title: string;
};

/** Shares the link of the page: with the device's share sheet, or else by copying it. */
export function ShareButton({ title }: ShareButtonProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const url = useSharedAddress();

  async function handleShare() {
    const canShare: boolean = 'share' in navigator; // in fewer browsers than the types say
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', children: t('share.copied') });
    } catch (error) {
      // Closing the share sheet is no failure. After any other error the link can still be copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ children: <ByHand url={url} /> });
    }
  }

  return (
    <Button variant="quiet" size="sm" iconBefore={<ShareIcon />} onClick={() => void handleShare()}>
      {t('share.share')}
    </Button>
  );
}

function ByHand({ url }: { url: string }) {
  const { t } = useTranslation();

  return (
    <>
      {t('share.byHand')} <bdi dir="ltr">{url}</bdi>
    </>
  );
}
