import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ContactWidget } from './contact-widget.tsx';

const links = ['WhatsApp', 'Email', 'Facebook'].map((label) => ({
  href: `https://example.com/${label}`,
  label,
  icon: null,
}));

let wantsLessMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
});
afterEach(() => {
  wantsLessMotion = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('bounces for five seconds, every twenty', () => {
  render(<ContactWidget label="Contact us" links={links} />);
  const button = screen.getByRole('button', { name: 'Contact us' });
  expect(button).not.toHaveAttribute('data-bouncing');
  act(() => vi.advanceTimersByTime(20_000));
  expect(button).toHaveAttribute('data-bouncing');
  act(() => vi.advanceTimersByTime(5000));
  expect(button).not.toHaveAttribute('data-bouncing');
  act(() => vi.advanceTimersByTime(15_000));
  expect(button).toHaveAttribute('data-bouncing');
});

test('keeps still where less motion is wanted', () => {
  wantsLessMotion = true;
  render(<ContactWidget label="Contact us" links={links} />);
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.getByRole('button', { name: 'Contact us' })).not.toHaveAttribute('data-bouncing');
});

test('is tucked away until it is opened', () => {
  render(<ContactWidget label="Contact us" links={links} />);
  const widget = screen.getByRole('navigation', { name: 'Contact us' });
  expect(widget).toHaveAttribute('data-tucked');
  fireEvent.click(screen.getByRole('button', { name: 'Contact us' }));
  expect(widget).not.toHaveAttribute('data-tucked');
});

test('a press elsewhere closes its menu', () => {
  render(<ContactWidget label="Contact us" links={links} />);
  const button = screen.getByRole('button', { name: 'Contact us' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
