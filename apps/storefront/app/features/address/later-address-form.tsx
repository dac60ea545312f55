import { type ComponentProps, lazy, Suspense } from 'react';

const AddressForm = lazy(async () => {
  const { AddressForm } = await import('./address-form.tsx');
  return { default: AddressForm };
});

/** The form of an address; its code comes when somebody is about to write one. */
export function LaterAddressForm(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense>
      <AddressForm {...props} />
    </Suspense>
  );
}
