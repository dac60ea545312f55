import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { aBanner } from '../../../testing/a-banner.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import type { SaveBanner, UploadPhonePhoto } from '../use-banner-form.ts';
import { EditBannerPage } from './edit-banner-page.tsx';

beforeAll(() => {
  // jsdom lays nothing out, and shows no files.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL() {} }));
});

beforeEach(() => sessionStorage.clear()); // the drafts

const boards = { id: 3, name: 'Boards', nameAr: 'ألواح', isHidden: false };
const spoons = { id: 4, name: 'Spoons', nameAr: 'ملاعق', isHidden: true };

function renderPage({
  banner = aBanner(),
  onSave = vi.fn<SaveBanner>(async () => accepted(banner)),
  onUploadPhonePhoto = vi.fn<UploadPhonePhoto>(),
} = {}) {
  renderInApp(
    <EditBannerPage
      banner={banner}
      place="wide"
      categories={[boards, spoons]}
      onSave={onSave}
      onSaved={vi.fn()}
      onUploadPhonePhoto={onUploadPhonePhoto}
    />,
  );
  return onSave;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: RegExp | string) => screen.getByLabelText(name);
const sent = (onSave: ReturnType<typeof renderPage>) => onSave.mock.lastCall?.[0];

test('a category that is hidden is offered as such, with where the banner leads instead', async () => {
  renderPage();
  await userEvent.selectOptions(field('Leads to'), 'Boards');
  expect(field('Leads to')).not.toHaveAccessibleDescription();
  const hidden = screen.getByRole('option', { name: /Spoons.* \(hidden\)/ });
  await userEvent.selectOptions(field('Leads to'), hidden);
  expect(field('Leads to')).toHaveAccessibleDescription(/leads to all products/);
});

test('a banner is changed in both languages, with the version that was seen', async () => {
  const onSave = renderPage({ banner: aBanner({}, { version: 4 }) });
  await userEvent.clear(field('Header in English'));
  await userEvent.type(field('Header in English'), 'For the feast');
  await save();
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSave.mock.lastCall?.[1]).toMatchObject({ version: 4 });
  const { photo, ...fields } = sent(onSave) ?? {};
  expect(photo).toBeUndefined();
  expect(fields).toEqual({
    ...{ header: 'For the feast', headerAr: 'هدايا تعيش سنوات', alt: 'Bowls on a table' },
    details: 'Ready-packed sets with a card in your own words.',
    detailsAr: 'أطقم جاهزة ومغلّفة، مع بطاقة بكلماتك.',
    ...{ altAr: 'سلطانيات على مائدة', categoryId: '', link: '', from: '', until: '' },
    ...{ focalX: '50', focalY: '50', phonePhoto: '' },
  });
});

test('asks for the words of the photo in both languages', async () => {
  const onSave = renderPage();
  await userEvent.clear(field('What it shows in Arabic'));
  await save();
  expect(field('What it shows in Arabic')).toHaveAccessibleDescription(/required|fill/i);
  expect(onSave).not.toHaveBeenCalled();
});

test('leads to an address that is safe', async () => {
  const onSave = renderPage();
  await userEvent.selectOptions(field('Leads to'), 'Another address');
  await save();
  expect(field('Address')).toBeInvalid();
  await userEvent.type(field('Address'), 'javascript:alert(1)');
  await save();
  expect(field('Address')).toHaveAccessibleDescription(/page of the shop/);
  expect(onSave).not.toHaveBeenCalled();

  await userEvent.clear(field('Address'));
  await userEvent.type(field('Address'), '/pages/wholesale');
  await save();
  expect(sent(onSave)).toMatchObject({ link: '/pages/wholesale', categoryId: '' });
});

test('an address that is typed and then not chosen is not sent', async () => {
  const onSave = renderPage({ banner: aBanner({ link: '/products?sale=true' }) });
  expect(field('Address')).toHaveValue('/products?sale=true');
  await userEvent.selectOptions(field('Leads to'), 'Boards');
  await save();
  expect(sent(onSave)).toMatchObject({ link: '', categoryId: '3' });
});

test('times are those of clocks in Egypt; that it ends too early is said at the field', async () => {
  const message = 'A banner must end after it begins.';
  const banner = aBanner({ from: '2026-07-01T07:00:00.000Z', until: '2026-12-01T22:00:00.000Z' });
  const onSave = renderPage({
    banner,
    onSave: vi.fn<SaveBanner>(async () =>
      refused({ status: 422, code: 'banner.ends_first', details: [{ path: 'until', message }] }),
    ),
  });
  // Three hours before Greenwich in summer, two in winter.
  expect(field('Shown from')).toHaveValue('2026-07-01T10:00');
  expect(field('Shown until')).toHaveValue('2026-12-02T00:00');
  await userEvent.clear(field('Shown until'));
  await userEvent.type(field('Shown until'), '2026-06-01T09:30');
  await save();
  expect(sent(onSave)).toMatchObject({
    from: '2026-07-01T07:00:00.000Z',
    until: '2026-06-01T06:30:00.000Z',
  });
  expect(field('Shown until')).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('the point that stays in sight is moved by keys, as they point', async () => {
  const onSave = renderPage();
  const point = screen.getByRole('group', { name: 'What stays in sight' });
  const fromLeft = within(point).getByRole('slider', { name: 'From the left' });
  fromLeft.focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}{ArrowUp}');
  expect(fromLeft).toHaveAttribute('aria-valuetext', '39%');
  expect(within(point).getByRole('slider', { name: 'From the top' })).toHaveValue('49');
  await save();
  expect(sent(onSave)).toMatchObject({ focalX: '39', focalY: '49' });
});

test('a photo for phones is uploaded when it is chosen, and said why not', async () => {
  const photo = { base: '/images/p', widths: [400], width: 800, height: 600, color: '#fff' };
  const onUploadPhonePhoto = vi.fn<UploadPhonePhoto>(async () => accepted({ ...photo, key: 'p' }));
  const onSave = renderPage({ onUploadPhonePhoto });
  onUploadPhonePhoto.mockResolvedValueOnce(refused({ status: 422, sentence: 'Too small.' }));
  const file = new File(['x'], 'phone.webp', { type: 'image/webp' });

  await userEvent.upload(field('Photo for phones'), file);
  expect(await screen.findByText('Too small.')).toBeVisible();
  await userEvent.upload(field('Photo for phones'), file);
  expect(screen.queryByText('Too small.')).not.toBeInTheDocument();
  await save();
  expect(sent(onSave)).toMatchObject({ phonePhoto: 'p' });
});

test('waits for the photo for phones before it is saved', async () => {
  let upload: (result: Awaited<ReturnType<UploadPhonePhoto>>) => void = () => undefined;
  const onUploadPhonePhoto = vi.fn<UploadPhonePhoto>(
    () => new Promise((resolve) => (upload = resolve)),
  );
  const onSave = renderPage({ onUploadPhonePhoto });
  const file = new File(['x'], 'phone.webp', { type: 'image/webp' });
  await userEvent.upload(field('Photo for phones'), file);
  await userEvent.type(field('Header in English'), '{Enter}');
  await save();
  expect(onSave).not.toHaveBeenCalled();

  const photo = { base: '/images/p', widths: [400], width: 800, height: 600, color: '#fff' };
  await act(async () => upload(accepted({ ...photo, key: 'p' })));
  await save();
  expect(sent(onSave)).toMatchObject({ phonePhoto: 'p' });
});

test('shows what a colleague has saved meanwhile, and lets one choose', async () => {
  const seen = aBanner({ header: 'Gifts' }, { version: 1 });
  const theirs = aBanner({ header: 'Presents' }, { version: 2 });
  const onSave = vi.fn<SaveBanner>(async () => refused({ status: 409, code: 'banner.changed' }));
  function Changing() {
    const [banner, setBanner] = useState(seen);
    return (
      <>
        <EditBannerPage
          banner={banner}
          place="wide"
          categories={[]}
          onSave={onSave}
          onSaved={vi.fn()}
          onUploadPhonePhoto={vi.fn()}
        />
        <button onClick={() => setBanner(theirs)}>A colleague saves</button>
      </>
    );
  }
  renderInApp(<Changing />);
  await userEvent.type(field('Header in English'), ' for all');
  screen.getByText('A colleague saves').click();
  expect(await screen.findByText('Presents')).toBeVisible();
  await save();
  expect(onSave.mock.lastCall?.[1]).toMatchObject({ version: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await save();
  expect(onSave.mock.lastCall?.[1]).toMatchObject({ version: 2 });
  expect(sent(onSave)).toMatchObject({ header: 'Gifts for all' });
});

test('is seen in both languages and on both screens while it is typed', async () => {
  renderPage();
  const preview = screen.getByRole('group', { name: 'As the shop shows it' });
  expect(preview).toHaveTextContent('Gifts that last for years');
  await userEvent.type(field('Header in Arabic'), ' طويلة');
  await userEvent.click(screen.getByRole('button', { name: 'Arabic' }));
  expect(preview).toHaveTextContent('هدايا تعيش سنوات طويلة');
  expect(preview).toHaveAttribute('dir', 'rtl');
  expect(preview.querySelector('[lang=ar]')).toHaveAttribute('data-screen', 'desk');
  await userEvent.click(screen.getByRole('button', { name: 'Phone' }));
  expect(preview.querySelector('[lang=ar]')).toHaveAttribute('data-screen', 'phone');
});
