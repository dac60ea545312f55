import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';

import { Checkbox } from '../checkbox/checkbox.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Radio } from '../radio-group/radio.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

type Order = {
  email: string;
  password: string;
  city: string;
  note: string;
  payment: string;
  terms: boolean;
  search: string;
};

function OrderForm({ onSubmit }: { onSubmit: (order: Order) => void }) {
  const { register, handleSubmit, formState } = useForm<Order>();
  const { errors } = formState;

  return (
    <form noValidate onSubmit={handleSubmit((order) => onSubmit(order))}>
      <TextField
        label="E-mail"
        type="email"
        error={errors.email?.message}
        {...register('email', { required: 'Please enter your e-mail.' })}
      />
      <PasswordField label="Password" revealLabel="Show password" {...register('password')} />
      <Select label="City" {...register('city')}>
        <option value="C">Cairo</option>
        <option value="DT">Damietta</option>
      </Select>
      <TextArea label="Note" {...register('note')} />
      <RadioGroup label="Payment">
        <Radio label="Cash" value="cash" {...register('payment')} />
        <Radio label="Card" value="card" {...register('payment')} />
      </RadioGroup>
      <Checkbox label="I agree" {...register('terms')} />
      <SearchBox label="Search" clearLabel="Clear" {...register('search')} />
      <button type="submit">Order</button>
    </form>
  );
}

test('every field takes what register() of react-hook-form gives', async () => {
  const onSubmit = vi.fn();
  render(<OrderForm onSubmit={onSubmit} />);

  await userEvent.type(screen.getByLabelText('E-mail'), 'salma@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'olive-board');
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Damietta');
  await userEvent.type(screen.getByLabelText('Note'), 'Call first');
  await userEvent.click(screen.getByLabelText('Card'));
  await userEvent.click(screen.getByLabelText('I agree'));
  await userEvent.type(screen.getByLabelText('Search'), 'bowl');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    email: 'salma@example.com',
    password: 'olive-board',
    city: 'DT',
    note: 'Call first',
    payment: 'card',
    terms: true,
    search: '',
  });
});

test('a refused form gives the first wrong field the focus and its reason', async () => {
  render(<OrderForm onSubmit={vi.fn()} />);
  const email = screen.getByLabelText('E-mail');

  await userEvent.click(screen.getByRole('button', { name: 'Order' }));

  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Please enter your e-mail.');
});

test('hint and error are both read out, the error first', () => {
  render(<TextField label="Postal code" hint="Five digits." error="Too short." />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too short. Five digits.');
});

test('a hidden label still names its field', () => {
  render(<TextField label="Search orders" labelHidden />);
  expect(screen.getByRole('textbox', { name: 'Search orders' })).toBeVisible();
});

test('a group of radios is named by its legend and explained by its error', () => {
  render(
    <RadioGroup label="Payment" error="Please choose.">
      <Radio label="Cash" name="payment" value="cash" />
    </RadioGroup>,
  );

  const group = screen.getByRole('radiogroup', { name: 'Payment' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Please choose.');
});

test('email and phone run left to right, a name follows the page', () => {
  render(
    <>
      <TextField label="E-mail" type="email" />
      <TextField label="Phone" type="tel" />
      <TextField label="Name" />
    </>,
  );

  expect(screen.getByLabelText('E-mail')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('dir');
});
