import type { Refusal, Result } from '@craftsandore/api-client';
import type { Address, ErrorCode } from '@craftsandore/contract';
import {
  Button,
  Card,
  FormError,
  Heading,
  type HeadingLevel,
  IconButton,
  TextField,
  XIcon,
} from '@craftsandore/ui';
import {
  type ComponentProps,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { attemptCall } from '../../session/attempt-call.ts';
import { useStorefront } from '../../session/context.ts';
import { LeaveGuard } from '../../form/leave-guard.tsx';
import { PlaceFields } from '../../form/place-fields.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { fetchSchemas, useSchemaForm } from '../../form/use-schema-form.ts';
import styles from './address-form.module.css';
import { SecondNumberField } from './second-number-field.tsx';

type AddressFormProps = {
  id: string;
  governorates: readonly string[];
  /** The saved address that is to be changed; without it, a new one. */
  address?: Address | undefined;
  headingLevel: HeadingLevel;
  /** Unless nobody has asked for the form. */
  takesFocus?: boolean;
  onCancel: () => void;
};

/** A new address, or a saved one. Sent to the route that shows it, which closes it when the address is saved. */
export function AddressForm({
  id,
  governorates,
  address,
  headingLevel,
  takesFocus = true,
  onCancel,
}: AddressFormProps) {
  const { t } = useTranslation();
  const { api, session } = useStorefront();
  const titleId = useId();
  const fetcher = useFetcher<Result<unknown>>();
  const result = fetcher.data;
  const form = useSchemaForm(({ NewAddress }) => NewAddress, address && { defaultValues: address });
  const { register, putBack, getValues, setValue, setFocus, handleSubmit } = form;
  const { errors, isDirty } = form.formState;

  const draft = useDraft(`address:${address?.id ?? 'new'}`, putBack);
  // Saved or given up. After the end of a session the draft is kept for its owner.
  const handleClose = useEffectEvent(() => {
    if (session.getState().token) draft.remove();
  });

  useEffect(() => () => handleClose(), []);
  useEffect(() => {
    if (takesFocus) setFocus('governorate');
  }, [takesFocus, setFocus]);

  // Offered, as it stands in the profile: who receives something may be somebody else.
  const isNew = !address;
  const offer = useEffectEvent((phoneNumber: string) => {
    if (!getValues('phoneNumber')) setValue('phoneNumber', phoneNumber);
  });
  useEffect(() => {
    if (!isNew) return;
    void attemptCall(({ getProfile }) => api(getProfile, {})).then((profile) => {
      if (profile.ok && profile.value.phoneNumber) offer(profile.value.phoneNumber);
    });
  }, [api, isNew]);

  // At once, unlike the state: a second press may come before the next render. What is saved stays so until the form closes.
  const isSending = useRef(false);
  useEffect(() => {
    if (result && !result.ok) isSending.current = false;
  }, [result]);

  function handleSave(event: SubmitEvent<HTMLFormElement>) {
    const submitter = event.nativeEvent.submitter;
    const then = submitter?.getAttribute('value') ?? '';
    return handleSubmit((fields) => {
      if (isSending.current) return;
      isSending.current = true;
      const sent = { ...fields, then, ...(address && { id: address.id }) };
      // Who stays on the page stays where they are on it.
      const preventScrollReset = then === '';
      return fetcher.submit(sent, {
        method: 'post',
        encType: 'application/json',
        preventScrollReset,
      });
    })(event);
  }

  return (
    <Card>
      <form
        id={id}
        className={styles.root}
        aria-labelledby={titleId}
        noValidate
        onFocus={() => void fetchSchemas()}
        onInput={({ currentTarget }) => draft.keep(currentTarget)}
        onSubmit={(event) => void handleSave(event)}
      >
        <header className={styles.head}>
          <Heading level={headingLevel} size="h4" id={titleId}>
            {address ? t('address.change') : t('address.new')}
          </Heading>
          <IconButton label={t('action.close')} onClick={onCancel}>
            <XIcon />
          </IconButton>
        </header>
        <LeaveGuard
          isUnsaved={isDirty && fetcher.state === 'idle'}
          reason={t('address.leaveReason')}
        />
        <FormError>{result && !result.ok && <Reason refusal={result.refusal} />}</FormError>
        <PlaceFields
          field={(name) => ({
            ...register(name),
            error: errors[name]?.message,
            ...(name === 'governorate' && !address && { defaultValue: '' }),
          })}
          governorates={governorates.map((name) => ({ value: name, label: name }))}
        />
        <div className={styles.pair}>
          <PhoneField
            register={() => register('phoneNumber')}
            isInvalid={errors.phoneNumber !== undefined}
          />
          <SecondNumberField
            register={() => register('secondPhoneNumber')}
            isInvalid={errors.secondPhoneNumber !== undefined}
            startsOpen={Boolean(getValues('secondPhoneNumber'))}
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

type PhoneFieldProps = Pick<ComponentProps<typeof SecondNumberField>, 'register' | 'isInvalid'>;

/** A component of its own, so that the form knows it after the fields above it: the first faulty one gets the focus. */
function PhoneField({ register, isInvalid }: PhoneFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...register()}
      type="tel"
      label={t('address.phone')}
      hint={<bdi dir="ltr">0100 000 0000</bdi>}
      error={isInvalid && t('address.phoneInvalid')}
      autoComplete="tel"
    />
  );
}

/** Arabic in both languages (specification, section 8), except for what the customer can mend. */
function Reason({ refusal: { code, sentence } }: { refusal: Refusal }) {
  const { t } = useTranslation();
  if (code && saidByApi.includes(code)) return <bdi>{sentence}</bdi>;
  return (
    <bdi lang="ar">
      {code === 'address.duplicate' ? t('address.duplicate') : t('address.failed')}
    </bdi>
  );
}

const saidByApi: ErrorCode[] = [
  'address.phone_invalid',
  'address.governorate_unknown',
  'address.too_many',
];
