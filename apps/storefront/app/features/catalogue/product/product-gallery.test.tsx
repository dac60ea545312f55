import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductGallery } from './product-gallery.tsx';

const design = aDesign({ photosUrls: ['/one.webp', '/two.webp'], photos: [] });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: 400, height: 400 }),
  );
  renderInApp(
    <>
      <ProductGallery product={aProduct()} design={design} />
      <History />
    </>,
    { path: '/product/1?design=7' },
  );
});

/** What a browser has of its own, and where it stands. */
function History() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser: Back</button>
      <output>{pathname + search + hash}</output>
    </>
  );
}

// The parent of the photo's box is scaled, the one above it listens.
const scaled = () => screen.getAllByRole('img')[0]?.closest<HTMLElement>('[style*=scale]');
const photo = () => screen.getAllByRole('img')[0] as HTMLElement;
const touch = { pointerType: 'touch', pointerId: 1 };
const zoomIn = () => userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));

test('a drag moves a photo that is close, no further than its edges, and slides nothing', async () => {
  const slides = vi.fn();
  document.addEventListener('touchstart', slides);
  fireEvent.touchStart(photo());
  expect(slides).toHaveBeenCalledOnce();

  for (let taken = 0; taken < 5; taken++) await zoomIn();
  fireEvent.touchStart(photo());
  expect(slides).toHaveBeenCalledOnce();

  fireEvent.pointerDown(photo(), { ...touch, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(photo(), { ...touch, clientX: 100, clientY: 200 });
  expect(scaled()).toHaveStyle({ scale: '2', transformOrigin: '75% 50%' });
  fireEvent.pointerMove(photo(), { ...touch, clientX: -900, clientY: 900 });
  expect(scaled()).toHaveStyle({ transformOrigin: '100% 0%' });
});

test('two fingers bring a photo closer, in steps of 0.2', () => {
  fireEvent.pointerDown(photo(), { ...touch, clientX: 150, clientY: 200 });
  fireEvent.pointerDown(photo(), { ...touch, pointerId: 2, clientX: 250, clientY: 200 });
  fireEvent.pointerMove(photo(), { ...touch, pointerId: 2, clientX: 335, clientY: 200 });
  expect(scaled()).toHaveStyle({ scale: '1.8' });
});

test('a tap opens the photo full screen, with arrows and keys, and gives the focus back', async () => {
  await userEvent.click(photo());
  const viewer = await screen.findByRole('dialog');
  expect(viewer).toHaveTextContent('1.0×');
  await userEvent.keyboard('+');
  expect(viewer).toHaveTextContent('1.2×');
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Show the photo full screen' })).toHaveFocus(),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('"Back" closes the photo, and stays on the page', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show the photo full screen' }));
  await screen.findByRole('dialog');
  expect(screen.getByText('/product/1?design=7#photo')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Browser: Back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('/product/1?design=7')).toBeInTheDocument();
});

test('a drag is no tap', () => {
  fireEvent.pointerDown(photo(), { ...touch, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(photo(), { ...touch, clientX: 150, clientY: 200 });
  fireEvent.pointerUp(photo(), { ...touch, clientX: 150, clientY: 200 });
  fireEvent.click(photo());
  expect(screen.getByRole('button', { name: 'Show the photo full screen' })).not.toHaveFocus();
});

test('each photo has a thumbnail, which shows it', async () => {
  const thumbnail = (place: number) => screen.getByRole('button', { name: `Photo ${place}` });
  expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(thumbnail(2));
  await waitFor(() => expect(thumbnail(2)).toHaveAttribute('aria-pressed', 'true'));
  expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'false');
});
