import type { Result } from '@craftsandore/api-client';
import type { StaffProduct } from '@craftsandore/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aDesign, aStaffProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { ProductPage } from './product-page.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  // Not in jsdom.
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

function renderPage(product: StaffProduct, isNew = false) {
  const done = vi.fn(async (): Promise<Result<never>> => accepted(null as never));
  const onSave = vi.fn(async () => accepted(product));
  const onSaveDesign = vi.fn(async (..._: unknown[]) => accepted(aDesign({ id: 99 })));
  const onDeletePhoto = vi.fn(async (..._: unknown[]) => accepted(null));
  renderInApp(
    <ProductPage
      product={product}
      isNew={isNew}
      categories={[{ id: 3, name: 'Boards', nameAr: 'ألواح', imageUrl: null, photo: null }]}
      onSave={onSave}
      onPublish={done}
      onHide={done}
      designCalls={{
        onSaveDesign,
        onDeleteDesign: done,
        onAddPhoto: done,
        onDeletePhoto,
        onSortPhotos: done,
      }}
    />,
  );
  return { onSave, onSaveDesign, onDeletePhoto };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save product' }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('saving the product saves a new design that is typed', async () => {
  const { onSave, onSaveDesign } = renderPage(aStaffProduct({ productDesigns: [] }), true);
  await userEvent.type(field(/Design name in Arabic/), 'جوز');
  await userEvent.type(field(/Design name in English/), 'Walnut');
  await userEvent.type(field(/Stock/), '7');
  await save();
  await waitFor(() => expect(onSaveDesign).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSaveDesign.mock.calls[0]?.[0]).toEqual({ nameAr: 'جوز', name: 'Walnut', stock: 7 });
});

test('the form of a first design is brought to light with its button', () => {
  renderPage(aStaffProduct({ productDesigns: [] }), true);
  expect(scrollIntoView.mock.contexts).toEqual([field(/Design name in Arabic/).closest('form')]);
});

test('a design that is half typed says what it lacks when the product is saved', async () => {
  const { onSave, onSaveDesign } = renderPage(aStaffProduct({ productDesigns: [] }), true);
  await userEvent.type(field(/Design name in Arabic/), 'جوز');
  await save();
  await waitFor(() => expect(field(/Design name in English/)).toBeInvalid());
  await waitFor(() => expect(field(/Design name in English/)).toHaveFocus());
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSaveDesign).not.toHaveBeenCalled();
});

test('the first closed design that cannot be saved is opened at its field', async () => {
  const { onSaveDesign } = renderPage(
    aStaffProduct({ productDesigns: [1, 2, 3].map((id) => aDesign({ id, name: `Wood ${id}` })) }),
  );
  const design = (id: number) =>
    within(screen.getAllByRole('article')[id - 1] ?? document.createElement('p'));
  const toggle = (id: number) => design(id).getByRole('button', { name: /^Details of/ });
  const stockOf = (id: number) => design(id).getByLabelText('Stock');
  for (const id of [2, 3]) {
    await userEvent.click(toggle(id));
    await userEvent.clear(stockOf(id));
    await userEvent.type(stockOf(id), 'many');
  }
  await userEvent.click(toggle(3));
  await userEvent.click(toggle(1));
  expect(stockOf(2)).not.toBeVisible();

  await save();
  await waitFor(() => expect(stockOf(2)).toBeVisible());
  expect(stockOf(2)).toBeInvalid();
  expect(stockOf(3)).not.toBeVisible();

  await userEvent.clear(stockOf(2));
  await userEvent.type(stockOf(2), '4');
  await save();
  await waitFor(() => expect(stockOf(3)).toBeVisible());
  expect(stockOf(3)).toHaveFocus();
  expect(onSaveDesign).toHaveBeenCalledOnce();
});

test('a closed design that the shop refuses is opened, and says why', async () => {
  const sentence = 'Another design has this name.';
  const { onSaveDesign } = renderPage(
    aStaffProduct({ productDesigns: [aDesign({ id: 1, name: 'Wood 1' })] }),
  );
  onSaveDesign.mockResolvedValueOnce(refused({ sentence }));
  const toggle = screen.getByRole('button', { name: /^Details of/ });
  await userEvent.type(field(/Design name in English/), 'en');
  await userEvent.click(toggle);
  await save();
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
  expect(screen.getByText(sentence)).toBeVisible();
});

test('asks before a photo is deleted', async () => {
  const photosUrls = ['/images/a-640.webp', '/images/b-640.webp'];
  const { onDeletePhoto } = renderPage(
    aStaffProduct({ productDesigns: [aDesign({ photosUrls })] }),
  );
  const first = () => screen.getByRole('button', { name: 'Delete photo 1 of 2' });
  await userEvent.click(first());
  expect(await screen.findByRole('alertdialog', { name: 'Delete this photo?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onDeletePhoto).not.toHaveBeenCalled();

  await userEvent.click(first());
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDeletePhoto).toHaveBeenCalledOnce());
  expect(onDeletePhoto.mock.calls[0]?.[1]).toBe(photosUrls[0]);
});
