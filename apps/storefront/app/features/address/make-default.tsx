import type { Result } from '@craftsandore/api-client';
import type { Address } from '@craftsandore/contract';
import { Button, useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

type MakeDefaultProps = {
  address: Address;
  /** What gets the focus: this button goes when it has done its work. */
  focusAfterId: string;
};

/** Makes an address the one that the cart begins with. */
export function MakeDefault({ address, focusAfterId }: MakeDefaultProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const fetcher = useFetcher<Result<unknown>>();
  const refusal = fetcher.data?.ok === false ? fetcher.data.refusal : null;
  const tell = useEffectEvent((sentence = t('address.failed')) =>
    showToast({ tone: 'danger', children: <bdi>{sentence}</bdi> }),
  );

  useEffect(() => {
    if (refusal) tell(refusal.sentence);
  }, [refusal]);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) document.getElementById(focusAfterId)?.focus();
    };
  }, [focusAfterId]);

  return (
    <Button
      ref={button}
      variant="quiet"
      size="sm"
      aria-label={t('address.makeDefaultNamed', { address: address.streetAddress })}
      loading={fetcher.state !== 'idle'}
      onClick={() =>
        void fetcher.submit(
          { id: address.id, isDefault: true },
          { method: 'patch', encType: 'application/json' },
        )
      }
    >
      {t('address.makeDefault')}
    </Button>
  );
}
