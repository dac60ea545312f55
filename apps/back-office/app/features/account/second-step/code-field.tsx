import { TextField, type TextFieldProps } from '@craftsandore/ui';

/** Where a code of six digits is typed or filled in by the phone, or a recovery code. */
export function CodeField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      dir="ltr"
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}
