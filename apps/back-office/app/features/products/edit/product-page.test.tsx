import type { Result } from '@craftsandore/api-client';
import type { StaffProduct } from '@craftsandore/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { aDesign, aDesignPhoto, aStaffProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { ProductPage } from './product-page.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  // Not in jsdom.
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

function renderPage(first: StaffProduct, isNew = false) {
  const done = vi.fn(async (): Promise<Result<never>> => accepted(null as never));
  const onSave = vi.fn(async (..._: unknown[]): Promise<Result<StaffProduct>> => accepted(first));
  const onSaveDesign = vi.fn(async (..._: unknown[]) => accepted(aDesign({ id: 99 })));
  const onCopy = vi.fn(async () => undefined);
  const onDescribePhoto = vi.fn(async (..._: unknown[]) => accepted(aDesignPhoto('a')));
  const onArchive = vi.fn(async () => accepted(null));
  const onSchedule = vi.fn(async (_: string): Promise<Result<null>> => accepted(null));
  const onDeletePhoto = vi.fn(async (..._: unknown[]) => accepted(null));
  const page = (product: StaffProduct) => (
    <ProductPage
      product={product}
      isNew={isNew}
      categories={[{ id: 3, name: 'Boards', nameAr: 'ألواح', imageUrl: null, photo: null }]}
      onSave={onSave}
      onCopy={onCopy}
      statusCalls={{ onPublish: done, onHide: done, onArchive, onSchedule }}
      designCalls={{
        onSaveDesign,
        onDeleteDesign: done,
        onAddPhoto: done,
        onDeletePhoto,
        onDescribePhoto,
        onSortPhotos: done,
      }}
    />
  );
  const { rerender } = renderInApp(page(first));
  return {
    onSave,
    onCopy,
    onSaveDesign,
    onArchive,
    onSchedule,
    onDeletePhoto,
    onDescribePhoto,
    now: (product: StaffProduct) => rerender(page(product)),
  };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save product' }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('saving the product saves a new design that is typed', async () => {
  const { onSave, onSaveDesign } = renderPage(aStaffProduct({ productDesigns: [] }), true);
  await userEvent.type(field(/Design name in Arabic/), 'جوز');
  await userEvent.type(field(/Design name in English/), 'Walnut');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wood' }), 'Walnut');
  await userEvent.type(field(/Stock/), '7');
  await userEvent.type(field(/SKU/), ' TRY-٣٠ ');
  await save();
  await waitFor(() => expect(onSaveDesign).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSaveDesign.mock.calls[0]?.[0]).toEqual({
    nameAr: 'جوز',
    name: 'Walnut',
    wood: 'walnut',
    stock: 7,
    sku: 'TRY-30',
    barcode: null,
    price: null,
    weight: null,
  });
});

test('says beside its field which design has a SKU already, and which barcode cannot be', async () => {
  const { onSaveDesign } = renderPage(
    aStaffProduct({ productDesigns: [aDesign({ sku: 'BRD-1', barcode: '96385074' })] }),
  );
  const sentence = '“BRD-2” is the SKU of Tray, Oak. Please choose another one.';
  onSaveDesign.mockResolvedValueOnce(
    refused({ code: 'design.sku_taken', sentence, details: [{ path: 'sku', message: sentence }] }),
  );
  expect(field(/Barcode/)).toHaveValue('96385074');
  await userEvent.type(field(/Barcode/), '{Backspace}5');
  await save();
  await waitFor(() => expect(field(/Barcode/)).toHaveAccessibleDescription(/check each digit/));
  expect(onSaveDesign).not.toHaveBeenCalled();

  await userEvent.clear(field(/Barcode/));
  await userEvent.type(field(/SKU/), '{Backspace}2');
  await save();
  await waitFor(() =>
    expect(field(/SKU/)).toHaveAccessibleDescription(expect.stringContaining(sentence)),
  );
  expect(onSaveDesign.mock.calls[0]?.[0]).toMatchObject({
    sku: 'BRD-2',
    barcode: null,
    price: null,
    weight: null,
  });
});

test('saves what the product is like as far as it is known', async () => {
  const { onSave } = renderPage(aStaffProduct({ care: ['oil-monthly'] }));
  await userEvent.type(field(/Length/), '٣٨٠');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Finish' }), 'Wax');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Safe for food' }), 'No');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Made in' }), 'Damietta');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wash by hand in lukewarm water' }));
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    lengthMm: 380,
    widthMm: null,
    finish: 'wax',
    isFoodSafe: false,
    origin: 'EG-DT',
    care: ['hand-wash', 'oil-monthly'],
  });
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

describe('what photos show', () => {
  const photos = [
    aDesignPhoto('a', { alt: 'From above', altAr: 'من أعلى' }),
    aDesignPhoto('b', { altAr: 'من الجانب' }),
  ];
  const photosUrls = photos.map(({ base }) => `${base}-640.webp`);
  const product = (own = photos) =>
    aStaffProduct({ productDesigns: [aDesign({ photosUrls, photos: own })] });
  const second = () => within(screen.getByRole('form', { name: 'Photo 2 of 2' }));
  const inEnglish = () => second().getByRole('textbox', { name: /English/ });

  test('is said to be missing where either language lacks it', () => {
    const { now } = renderPage(product());
    expect(screen.getByText('1 photo without its words')).toBeVisible();
    now(product([...photos.slice(0, 1), aDesignPhoto('b', { alt: 'Side', altAr: 'جانب' })]));
    expect(screen.queryByText(/without (its|their) words/)).not.toBeInTheDocument();
  });

  test('is saved with the product, and stays typed where it is refused', async () => {
    const { onDescribePhoto } = renderPage(product());
    onDescribePhoto.mockResolvedValueOnce(refused({ sentence: 'Not now.' }));
    await userEvent.type(inEnglish(), 'From the side');
    await save();
    expect(await second().findByText('Not now.')).toBeVisible();
    expect(inEnglish()).toHaveValue('From the side');

    onDescribePhoto.mockResolvedValueOnce(
      accepted(aDesignPhoto('b', { alt: 'From the side', altAr: 'من الجانب' })),
    );
    await userEvent.click(second().getByRole('button', { name: 'Save words' }));
    await waitFor(() => expect(onDescribePhoto).toHaveBeenCalledTimes(2));
    expect(onDescribePhoto.mock.calls[1]?.[1]).toEqual({
      imageurl: photosUrls[1],
      alt: 'From the side',
      altAr: 'من الجانب',
    });
  });

  test('is still there after a reload that came before it was saved', async () => {
    renderPage(product());
    await userEvent.type(inEnglish(), 'From the side');
    cleanup();
    renderPage(product());
    expect(inEnglish()).toHaveValue('From the side');
    await userEvent.click(second().getByRole('button', { name: 'Discard' }));
    expect(inEnglish()).toHaveValue('');
  });
});

async function addWalnut(product: StaffProduct) {
  const page = renderPage(product, true);
  const walnut = aDesign({ id: 99, nameAr: 'جوز', name: 'Walnut' });
  page.onSaveDesign.mockImplementationOnce(async () => {
    page.now({ ...product, productDesigns: [walnut] });
    return accepted(walnut);
  });
  await userEvent.type(field(/Design name in Arabic/), 'جوز');
  await userEvent.type(field(/Design name in English/), 'Walnut');
  await userEvent.type(field(/Stock/), '7');
}

test('the focus goes to the design that Enter has added', async () => {
  await addWalnut(aStaffProduct({ productDesigns: [] }));
  await userEvent.keyboard('{Enter}');
  const toggle = await screen.findByRole('button', { name: /^Details of .*Walnut/ });
  await waitFor(() => expect(toggle).toHaveFocus());
});

test('the focus stays on the button that saves a new design with its product', async () => {
  await addWalnut(aStaffProduct({ productDesigns: [] }));
  await save();
  await screen.findByRole('button', { name: /^Details of .*Walnut/ });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save product' })).toHaveFocus());
});

test('a product that was made and published here is called by its name, and said to be in the shop', () => {
  const product = aStaffProduct({ isPublished: false });
  const { now } = renderPage(product, true);
  const heading = () => screen.getByRole('heading', { level: 1 });
  expect(heading()).toHaveTextContent('Create Product');
  expect(screen.getByText('Draft')).toBeVisible();

  now({ ...product, isPublished: true });
  expect(heading()).toHaveTextContent(product.name);
  expect(screen.getByText('In the shop')).toBeVisible();
});

describe('the status of a product', () => {
  const later = '2099-03-01T08:00:00.000Z';
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  test('offers what can be done from where it stands', () => {
    const { now } = renderPage(aStaffProduct());
    expect(names()).toEqual(expect.arrayContaining(['Archive', 'Hide from the shop']));
    expect(names()).not.toContain('Publish later');

    now(aStaffProduct({ isPublished: false, archivedAt: '2026-11-02T09:00:00.000Z' }));
    expect(screen.getByText('Archived')).toBeVisible();
    expect(names()).toEqual(expect.arrayContaining(['Make it a draft', 'Publish']));
    expect(names()).not.toContain('Archive');

    now(aStaffProduct({ isPublished: false, publishAt: later }));
    expect(screen.getByText(/^In the shop from .*1 Mar 2099.*10:00/)).toBeVisible();
    expect(names()).toEqual(
      expect.arrayContaining(['Archive', 'Another time', 'Make it a draft', 'Publish']),
    );
  });

  test('is archived once, however often the button is pressed', async () => {
    const { onArchive } = renderPage(aStaffProduct());
    const answer = Promise.withResolvers<Result<null>>();
    onArchive.mockReturnValue(answer.promise as never);
    const archive = screen.getByRole('button', { name: 'Archive' });
    await userEvent.dblClick(archive);
    expect(onArchive).toHaveBeenCalledOnce();
    answer.resolve(accepted(null));
  });

  test('a draft waits for a moment of Egypt’s clocks, which is not past, and says why it may not', async () => {
    const { onSchedule } = renderPage(aStaffProduct({ isPublished: false }));
    onSchedule.mockResolvedValueOnce(
      refused({ status: 409, code: 'product.no_photo', sentence: 'It needs a photo.' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publish later' }));
    const dialog = within(await screen.findByRole('dialog'));
    const at = await dialog.findByLabelText(/Goes into the shop/);
    const send = () =>
      userEvent.click(dialog.getByRole('button', { name: 'Publish at this time' }));
    fireEvent.change(at, { target: { value: '2026-01-01T10:00' } });
    await send();
    await waitFor(() => expect(at).toHaveAccessibleDescription(/has passed/));
    expect(onSchedule).not.toHaveBeenCalled();

    fireEvent.change(at, { target: { value: '2099-03-01T10:00' } });
    await send();
    expect(await dialog.findByText('It needs a photo.')).toBeVisible();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onSchedule.mock.calls).toEqual([[later], [later]]);
  });
});

test('names and marks what someone else has changed meanwhile, and blames nothing', async () => {
  const product = aStaffProduct();
  const { onSave, now } = renderPage(product);
  const refusal = refused({ status: 409, code: 'product.changed', sentence: 'Changed.' });
  onSave.mockImplementationOnce(async () => {
    now({ ...product, description: 'From one old plank.', version: 2 });
    return refusal;
  });
  await userEvent.type(field(/Price/), '0');
  await save();

  const notice = await screen.findByRole('alert');
  await waitFor(() =>
    expect(notice).toHaveTextContent(
      'Someone else has just changed this product: Description in English.',
    ),
  );
  expect(notice).not.toHaveTextContent('Something went wrong');
  expect(field(/Description in English/)).toHaveValue('From one old plank.');
  expect(field(/Description in English/)).toHaveAccessibleDescription(/someone else/);
  expect(field(/Description in Arabic/)).not.toHaveAccessibleDescription();

  await save();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(field(/Description in English/)).not.toHaveAccessibleDescription();
});

test('has words of its own for what someone else has changed beside the form', async () => {
  const product = aStaffProduct();
  const { onSave, now } = renderPage(product);
  onSave.mockImplementationOnce(async () => {
    now({ ...product, version: 2 });
    return refused({ status: 409, code: 'product.changed', sentence: 'Changed.' });
  });
  await userEvent.type(field(/Price/), '0');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone else has just changed this product, its designs or photos.',
  );
});

test('says in words what someone else has saved of the same attributes', async () => {
  const product = aStaffProduct();
  const { now } = renderPage(product);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Finish' }), 'Wax');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Made in' }), 'Giza');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Safe for food' }), 'No');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep it in a dry place' }));
  const theirs = {
    finish: 'food-safe-oil',
    origin: 'EG-DT',
    isFoodSafe: true,
    care: ['hand-wash', 'oil-monthly'],
  } as const;
  now({ ...product, ...theirs, care: [...theirs.care], version: 2 });

  const notice = within(await screen.findByRole('alert'));
  const saved = notice.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(saved.sort()).toEqual([
    'Damietta',
    'Food-safe oil',
    'Wash by hand in lukewarm water, Oil it once a month',
    'Yes',
  ]);
});

test.each([
  ['what the API says', { status: 500, sentence: 'Boom.' }, 'Something went wrong: Boom.'],
  ['that nothing came', {}, 'Network Error'],
])('a product that cannot be saved says %s', async (_, refusal, words) => {
  const { onSave } = renderPage(aStaffProduct());
  onSave.mockResolvedValueOnce(refused(refusal));
  await userEvent.type(field(/^Name in English/), '!');
  await save();
  expect(await screen.findByText(words)).toBeVisible();
});

test('a copy is made once, however often the button is pressed', async () => {
  const { onCopy } = renderPage(aStaffProduct());
  onCopy.mockReturnValueOnce(new Promise(() => undefined)); // it takes as long as it takes
  const button = screen.getByRole('button', { name: 'Duplicate' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onCopy).toHaveBeenCalledOnce();
});
