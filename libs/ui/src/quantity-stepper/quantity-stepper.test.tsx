import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { parseQuantity } from './parse-quantity.ts';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

function Counting({ onChange, ...props }: Partial<QuantityStepperProps>) {
  const [value, setValue] = useState(props.value ?? 1);
  return (
    <QuantityStepper
      label="Quantity"
      decreaseLabel="Less"
      increaseLabel="More"
      removeLabel="Remove"
      max={9}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const button = (name: string) => screen.getByRole('button', { name });

test('counts up and down between its bounds', async () => {
  render(<Counting max={2} />);
  expect(button('Less')).toBeDisabled();

  await userEvent.click(button('More'));
  expect(quantity()).toHaveValue('2');
  expect(button('More')).toBeDisabled();

  await userEvent.click(button('Less'));
  expect(quantity()).toHaveValue('1');
});

test('responds to the arrow keys', async () => {
  render(<Counting value={3} />);
  await userEvent.type(quantity(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(quantity()).toHaveAttribute('aria-valuenow', '4');
});

test('takes the thing away where the cart asks for it', async () => {
  const onRemove = vi.fn();
  render(<Counting onRemove={onRemove} />);
  await userEvent.click(button('Remove'));
  expect(onRemove).toHaveBeenCalledOnce();
});

test.each([
  ['٤', 4],
  ['7', 7],
  ['99', 9],
  ['0', 1],
])('reads what is typed (%s) when it is left, within its bounds', async (typed, expected) => {
  const onChange = vi.fn();
  render(<Counting value={2} onChange={onChange} />);

  await userEvent.clear(quantity());
  await userEvent.type(quantity(), typed);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();

  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
});

test.each(['', 'two', '-3', '1.5'])('keeps the number when %j is typed', async (typed) => {
  const onChange = vi.fn();
  render(<Counting value={2} onChange={onChange} />);

  await userEvent.clear(quantity());
  if (typed) await userEvent.type(quantity(), typed);
  await userEvent.tab();

  expect(quantity()).toHaveValue('2');
  expect(onChange).not.toHaveBeenCalled();
});

test('tells that more was asked for than there are, until something else is', async () => {
  const onOver = vi.fn();
  render(<Counting value={2} max={3} onOver={onOver} />);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '٩٩٩{Enter}');
  expect(quantity()).toHaveValue('3');
  expect(onOver).toHaveBeenLastCalledWith(true);
  await userEvent.click(button('Less'));
  expect(onOver).toHaveBeenLastCalledWith(false);
});

test('Escape drops what was typed', async () => {
  render(<Counting value={2} />);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '8{Escape}');
  expect(quantity()).toHaveValue('2');
});

test('says the new number politely, in the digits of the page', async () => {
  render(<Counting format={(value) => `<${value}>`} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.click(button('More'));

  expect(screen.getByRole('status')).toHaveTextContent('Quantity: <2>');
  expect(quantity()).toHaveValue('<2>');
});

test('parses whole numbers in both digit sets', () => {
  expect(parseQuantity(' ١٢ ')).toBe(12);
  expect(parseQuantity('12')).toBe(12);
  expect(parseQuantity('١٢ قطعة')).toBeUndefined();
});
