import type { Address } from '@craftsandore/contract';
import { addressLines } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Heading, PlusIcon, RadioCard, RadioGroup } from '@craftsandore/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { AddressParts } from '../../components/address-parts.tsx';
import styles from './address-chooser.module.css';
import { LaterAddressForm } from './later-address-form.tsx';
import type { useAddressChoice } from './use-address-choice.ts';

type AddressChooserProps = {
  addresses: readonly Address[];
  governorates: readonly string[];
  choice: ReturnType<typeof useAddressChoice>;
  formId: string;
};

/** Where the order should go: one of the saved addresses, or a new one. */
export function AddressChooser({ addresses, governorates, choice, formId }: AddressChooserProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { chosenId, choose, isAdding, isAddingUnasked, setAdding } = choice;
  const opener = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLElement>(null);
  const end = () => root.current?.getBoundingClientRect().bottom ?? 0;
  const endOfForm = useRef(0);
  const wasAdding = useRef(isAdding);

  // The form takes the place of its button; when it goes, the focus goes back there. What follows stays where it is on the
  // screen, under the thumb that has pressed, and the focus does not come by scrolling through the page.
  useLayoutEffect(() => {
    if (wasAdding.current && !isAdding) {
      scrollBy({ top: end() - endOfForm.current, behavior: 'instant' });
      opener.current?.focus();
    }
    wasAdding.current = isAdding;
  }, [isAdding]);

  return (
    <section ref={root} className={styles.root}>
      <Heading level={2} size="h3">
        {t('address.where')}
      </Heading>
      {addresses.length > 0 && (
        <RadioGroup label={t('address.saved')} labelHidden layout="grid">
          {addresses.map((address) => {
            const [street = [], ...others] = addressLines(address, locale);
            return (
              <RadioCard
                key={address.id}
                name="address"
                value={address.id}
                checked={address.id === chosenId}
                onChange={() => choose(address.id)}
                label={<AddressParts parts={street} />}
                description={<AddressParts parts={others.flat()} />}
              />
            );
          })}
        </RadioGroup>
      )}
      {isAdding ? (
        <LaterAddressForm
          id={formId}
          headingLevel={3}
          governorates={governorates}
          takesFocus={!isAddingUnasked}
          onCancel={() => setAdding(false)}
          onGone={() => (endOfForm.current = end())}
        />
      ) : (
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          className={styles.add}
          iconBefore={<PlusIcon />}
          aria-expanded="false"
          onClick={() => setAdding(true)}
        >
          {t('address.add')}
        </Button>
      )}
    </section>
  );
}
