import type { Address } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  Card,
  FormError,
  Heading,
  type HeadingLevel,
  IconButton,
  Select,
  TextField,
  XIcon,
} from '@craftsandore/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFetcher } from 'react-router-dom';

import { useShop } from '../../shop/shop.ts';
import { useDraft } from '../../shop/use-draft.ts';
import { fetchSchemas, useSchemaForm } from '../../shop/use-schema-form.ts';
import styles from './address-form.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import type { AddressOutcome } from './save-address.ts';

type AddressFormProps = {
  id: string;
  governorates: readonly string[];
  /** The saved address that is to be changed; without it, a new one. */
  address?: Address | undefined;
  headingLevel: HeadingLevel;
  onCancel: () => void;
};

/** A new address, or a saved one. Sent to the route that shows it, which closes it when the address is saved. */
export function AddressForm({
  id,
  governorates,
  address,
  headingLevel,
  onCancel,
}: AddressFormProps) {
  const { t } = useLocale();
  const { session } = useShop();
  const titleId = useId();
  const fetcher = useFetcher<AddressOutcome>();
  const refusal = fetcher.data;
  const form = useSchemaForm(({ NewAddress }) => NewAddress, address && { defaultValues: address });
  const { register, reset, setFocus, handleSubmit } = form;
  const { errors, isDirty } = form.formState;

  const draft = useDraft(`address:${address?.id ?? 'new'}`, (fields) =>
    reset(fields, { keepDefaultValues: true, keepFieldsRef: true }),
  );
  // Saved or given up. After the end of a session the draft is kept for its owner.
  const handleClose = useEffectEvent(() => {
    if (session.getState().token) draft.forget();
  });

  useEffect(() => () => handleClose(), []);
  useEffect(() => setFocus('streetAddress'), [setFocus]);

  const save = handleSubmit((fields, event) => {
    const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter; // a form's submit event
    const then = submitter?.getAttribute('value') ?? '';
    const sent = { ...fields, then, ...(address && { id: address.id }) };
    return fetcher.submit(sent, { method: 'post', encType: 'application/json' });
  });

  return (
    <Card>
      <form
        id={id}
        className={styles.root}
        aria-labelledby={titleId}
        noValidate
        onFocus={() => void fetchSchemas()}
        onInput={({ currentTarget }) => draft.keep(currentTarget)}
        onSubmit={save}
      >
        <header className={styles.head}>
          <Heading level={headingLevel} size="h4" id={titleId}>
            {address ? t('address.change') : t('address.new')}
          </Heading>
          <IconButton label={t('action.close')} onClick={onCancel}>
            <XIcon />
          </IconButton>
        </header>
        <LeaveGuard isUnsaved={isDirty && fetcher.state === 'idle'} />
        <FormError>{refusal && <Refusal outcome={refusal} />}</FormError>
        <TextField
          {...register('streetAddress')}
          label={t('address.street')}
          error={errors.streetAddress?.message}
          autoComplete="street-address"
        />
        <div className={styles.pair}>
          <Select
            {...register('governorate')}
            label={t('place.governorate')}
            error={errors.governorate?.message}
            autoComplete="address-level1"
            {...(!address && { defaultValue: '' })}
          >
            <option value="" disabled>
              {t('address.chooseGovernorate')}
            </option>
            {governorates.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <TextField
            {...register('city')}
            label={t('place.city')}
            error={errors.city?.message}
            autoComplete="address-level2"
          />
          <TextField
            {...register('postalCode')}
            label={t('place.postalCode')}
            hint={t('address.postalCodeHint')}
            error={errors.postalCode && t('address.postalCodeInvalid')}
            autoComplete="postal-code"
            inputMode="numeric"
          />
          <TextField
            {...register('phoneNumber')}
            type="tel"
            label={t('address.phone')}
            hint={<bdi dir="ltr">0100 000 0000</bdi>}
            error={errors.phoneNumber && t('address.phoneInvalid')}
            autoComplete="tel"
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" loading={fetcher.state !== 'idle'}>
            {t('address.save')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Arabic in both languages, except for the errors of single fields (specification, section 8). */
function Refusal({ outcome }: { outcome: AddressOutcome }) {
  const { t } = useLocale();
  if (outcome.refusal === 'field') return <bdi>{outcome.sentence}</bdi>;
  return (
    <bdi lang="ar">
      {outcome.refusal === 'duplicate' ? t('address.duplicate') : t('address.failed')}
    </bdi>
  );
}
