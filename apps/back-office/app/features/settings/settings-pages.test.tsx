import type { SavedSettings, SettingsVersion } from '@craftsandore/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { accepted, refused } from '../../testing/results.ts';
import {
  aBranch,
  aLogo,
  aSeller,
  historyOf,
  savedSettings,
  savedVersion,
} from '../../testing/saved-settings.ts';
import { AnnouncementPage } from './announcement-page.tsx';
import { ChannelsPage } from './channels-page.tsx';
import { DeskSettingsPage } from './desk-settings-page.tsx';
import { MoneyPage } from './money-page.tsx';
import type { UploadPicture } from './picture-field.tsx';
import { ShopPage } from './shop-page.tsx';
import type { SaveSettings } from './use-settings-form.ts';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom renders nothing, and has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

function openShop(
  onSave: SaveSettings<'shop'> = async () => accepted(savedSettings('shop', {}, 4)),
  versions: SettingsVersion[] = [],
  onUpload: UploadPicture = async () => accepted(aLogo),
) {
  const calls = {
    onSave: vi.fn(onSave),
    onSaved: vi.fn(),
    onHistory: historyOf(...versions),
    onUpload,
  };
  const page = (saved: SavedSettings<'shop'>) => <ShopPage saved={saved} {...calls} />;
  const { rerender } = renderInApp(
    page(savedSettings('shop', { ...aSeller, branches: [aBranch] })),
  );
  return { ...calls, theySave: (saved: SavedSettings<'shop'>) => rerender(page(saved)) };
}

/** Without the marks that isolate the direction of names. */
const plain = (text: string) => text.replaceAll(/[⁨⁩]/g, '');
const field = (name: string) => screen.getByLabelText(name, { normalizer: plain });
const retype = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const save = () => fireEvent.click(screen.getByText('Save'));
const footer = () => screen.getByRole('region', { name: 'At the foot of every page' });

test('one save sends the whole group, over what was seen; what is left empty is said as nothing', async () => {
  const { onSave, onSaved } = openShop();
  retype('Shop name in English', 'Nile Wood');
  retype('Facebook page (optional)', ' ');
  expect(footer()).toHaveTextContent('Nile Wood');
  expect(footer()).toHaveTextContent('48213');
  save();

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const [sent, seen] = onSave.mock.calls[0] ?? [];
  expect(seen?.version).toBe(3);
  expect(sent).toMatchObject({
    ...{ name: 'Nile Wood', facebook: null, hours: null, isVatRegistered: true },
    branches: [aBranch],
  });
});

test('a seller is complete once all of it is there', async () => {
  openShop();
  expect(screen.getByText('Complete')).toBeVisible();
  retype('Tax card', '');
  expect(screen.getByText('Not complete')).toBeVisible();
  expect(footer()).not.toHaveTextContent('48213');
});

test('what is wrong stands at its field, also in a list, and nothing is sent', async () => {
  const { onSave } = openShop();
  retype('Facebook page (optional)', 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Add a branch' }));
  save();

  const facebook = field('Facebook page (optional)');
  await waitFor(() => expect(facebook).toBeInvalid());
  expect(facebook).toHaveAccessibleDescription(
    'Please enter a web address that begins with https://.',
  );
  const [, added] = screen.getAllByLabelText('Branch in Arabic');
  expect(added).toHaveAccessibleDescription('This field is required.');
  expect(onSave).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Remove this branch' }));
  expect(screen.getByRole('button', { name: 'Add a branch' })).toHaveFocus();
});

test('of two owners who change the same, the later one is asked which to keep', async () => {
  const { onSave, theySave } = openShop();
  retype('Phone', '01000000007');
  theySave(savedSettings('shop', { ...aSeller, branches: [aBranch], phone: '+201000000008' }, 4));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('+201000000008');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  const [sent, seen] = onSave.mock.calls[0] ?? [];
  expect([sent?.phone, seen?.version]).toEqual(['01000000007', 4]);
});

test('what the API refuses of a list stands at the list', async () => {
  openShop(async () =>
    refused({
      ...{ status: 422, code: 'request.invalid' },
      details: [{ path: 'branches.0.map', message: 'Please enter another map.' }],
    }),
  );
  retype('Phone', '01000000007');
  save();
  expect(await screen.findByText('Please enter another map.')).toBeVisible();
});

test('an announcement in one language is said to be missing the other', () => {
  renderInApp(
    <AnnouncementPage
      saved={savedSettings('announcement', { textAr: 'عروض' })}
      onSave={vi.fn<SaveSettings<'announcement'>>()}
      onSaved={vi.fn()}
    />,
  );
  const preview = screen.getByRole('region', { name: 'Above every page' });
  expect(preview).toHaveTextContent('Not shown yet: the other language is missing.');
  retype('Text in English', 'Offers');
  expect(preview).toHaveTextContent('عروضOffers');
});

test.each([
  ['From', '2999-01-01T10:00', true],
  ['From', '2020-01-01T10:00', false],
  ['Until', '2020-01-01T10:00', true],
])(
  'an announcement with the time “%s %s” is said not to be shown now: %j',
  (name, time, isSaid) => {
    renderInApp(
      <AnnouncementPage
        saved={savedSettings('announcement', { text: 'Offers', textAr: 'عروض' })}
        onSave={vi.fn<SaveSettings<'announcement'>>()}
        onSaved={vi.fn()}
      />,
    );
    retype(name, time);
    const preview = screen.getByRole('region', { name: 'Above every page' });
    expect(/Not shown now/.test(preview.textContent)).toBe(isSaid);
  },
);

test('moments of an announcement are Egypt’s', async () => {
  const onSave = vi.fn<SaveSettings<'announcement'>>(async () =>
    accepted(savedSettings('announcement', {}, 4)),
  );
  const words = { text: 'Hello', textAr: 'مرحبًا', from: '2026-11-20T08:15:00.000Z' };
  const saved = savedSettings('announcement', words);
  renderInApp(
    <AnnouncementPage
      saved={saved}
      onSave={onSave}
      onSaved={() => undefined}
      onHistory={historyOf()}
    />,
  );
  expect(field('From')).toHaveValue('2026-11-20T10:15');
  retype('Until', '2026-11-30T23:00');
  retype('Link (optional)', '/products');
  save();

  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toEqual({
    ...words,
    ...{ link: '/products', until: '2026-11-30T21:00:00.000Z' },
  });
});

test('the desk is set in minutes, clocks and pounds, and says what becomes of an order', async () => {
  const onSave = vi.fn<SaveSettings<'desk'>>(async () => accepted(savedSettings('desk', {}, 4)));
  renderInApp(
    <DeskSettingsPage
      saved={savedSettings('desk')}
      onSave={onSave}
      onSaved={() => undefined}
      onHistory={historyOf(savedVersion('desk', 2, { callDays: 3 }))}
    />,
  );
  expect(field('Of orders above (pounds)')).toHaveValue('4,000');
  const preview = screen.getByRole('region', { name: 'A first order that is placed now' });
  expect(preview.textContent).toMatch(/Message.*Message.*Call.*Last warning.*The order ends/);
  retype('Of orders above (pounds)', '5,000.50');
  retype('At night from', '22:00');
  retype('Hours after the last warning', 'two');
  expect(preview).toHaveTextContent('The preview appears once the form has no mistakes.');
  save();
  await waitFor(() => expect(field('Hours after the last warning')).toBeInvalid());
  expect(onSave).not.toHaveBeenCalled();

  retype('Hours after the last warning', '٢');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    ...{ careAbove: 5000.5, quietFrom: '22:00', warningHours: 2, callDays: 2 },
  });
});

test('the sign of totals is one of two', async () => {
  const onSave = vi.fn<SaveSettings<'money'>>(async () => accepted(savedSettings('money', {}, 4)));
  renderInApp(
    <MoneyPage
      saved={savedSettings('money')}
      onSave={onSave}
      onSaved={() => undefined}
      onHistory={historyOf()}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /Dollar/ }));
  expect(screen.getByRole('region', { name: 'A total in the mini cart' })).toHaveTextContent(
    '$890',
  );
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ currencySign: '$', ordersWaiting: 5 });
});

test('the history says in words who has changed what, and brings a version back into the form', async () => {
  const second = { branches: [aBranch], phone: '+201000000005', isVatRegistered: true };
  const moved = { ...aBranch, address: '8 El Geish Street, Ras El Bar' };
  const { onSave } = openShop(undefined, [
    savedVersion('shop', 3, { ...aSeller, branches: [moved] }, second),
    savedVersion('shop', 2, second, {}),
  ]);
  expect(screen.queryByText('Mariam Adel')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('History'));

  const changed = async (name: string) => {
    const [term] = await screen.findAllByText(name, { selector: 'dt' });
    const said = [...(term?.nextElementSibling?.children ?? [])];
    return said.map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  };
  expect(await changed('Phone')).toEqual(['DEL +201000000005', 'INS +201000000000']);
  const [gone, come] = await changed('Branches');
  expect(gone).toMatch(/^DEL .*7 El Geish/);
  expect(come).toMatch(/^INS .*8 El Geish/);
  expect(screen.getByText('As it is now')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Bring back version 2 into the form' }),
  );
  expect(field('Phone')).toHaveValue('+201000000005');
  expect(screen.getByText(/It counts once you save/)).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ phone: '+201000000005', legalName: null });
});

test('what is typed is not lost under an older version', async () => {
  openShop(undefined, [savedVersion('shop', 2, { phone: '+201000000005' })]);
  retype('Phone', '01000000007');
  await userEvent.click(screen.getByText('History'));
  const bringBack = await screen.findByRole('button', { name: /^Bring back version 2/ });
  await userEvent.click(bringBack);
  expect(field('Phone')).toHaveValue('01000000007');
  expect(screen.getByText(/Please save or discard what you typed/)).toBeVisible();
});

describe('a logo', () => {
  const inputOf = (name: string) => {
    const [group] = screen.getAllByRole('group', { name: (label) => plain(label) === name });
    const input = group?.querySelector('input[type=file]');
    if (!input) throw new Error(`${name} takes no file`);
    return input;
  };
  const choose = (name: string, file: File) =>
    fireEvent.change(inputOf(name), { target: { files: [file] } });
  const png = new File(['png'], 'logo.png', { type: 'image/png' });

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:logo';
    URL.revokeObjectURL = () => undefined;
  });

  test('is uploaded when it is chosen, and shown by the save', async () => {
    const onUpload = vi.fn<UploadPicture>(async () => accepted(aLogo));
    const { onSave } = openShop(undefined, [], onUpload);
    retype('Phone', '01000000007');
    choose('Logo in Arabic', png);
    await waitFor(() => expect(onUpload).toHaveBeenCalledWith('logo', png, expect.anything()));
    expect(onSave).not.toHaveBeenCalled();
    save();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      ...{ logoAr: aLogo, logo: null, mark: null, phone: '01000000007' },
    });
  });

  test.each<[string, File, string]>([
    [
      'that is an SVG',
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
      'This is not a JPEG, PNG, WebP or AVIF photo.',
    ],
    [
      'of 40 MB',
      new File([new Uint8Array(40 * 1024 * 1024)], 'logo.png', { type: 'image/png' }),
      'The photo is larger than 8 MB.',
    ],
  ])(
    '%s is refused before it is sent, and nothing of the form is lost',
    async (_, file, sentence) => {
      const onUpload = vi.fn<UploadPicture>(async () => accepted(aLogo));
      openShop(undefined, [], onUpload);
      retype('Phone', '01000000007');
      choose('Logo in English', file);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(onUpload).not.toHaveBeenCalled();
      expect(field('Phone')).toHaveValue('01000000007');
    },
  );

  test.each([
    [256, 'This file has 256 pixels'],
    [512, 'A square, best of 512 pixels or more.'],
  ])('as a mark of %i pixels is told how sharp it stays', async (side, sentence) => {
    openShop(undefined, [], async () => accepted({ ...aLogo, width: side, height: side }));
    choose('Mark', png);
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Mark' })).toHaveTextContent(sentence),
    );
  });

  test('that the API refuses is told at its place', async () => {
    openShop(undefined, [], async () => refused({ sentence: 'Too small by far.' }));
    choose('Mark', png);
    expect(await screen.findByText('Too small by far.')).toBeVisible();
  });
});

test('partners stand in the order that keys give them, and lose or get a logo', async () => {
  const { onSave } = openShop();
  const handle = screen.getByRole('button', { name: /^Move .*Beit & Co/ });
  handle.focus();
  await userEvent.keyboard(' {ArrowUp} ');
  const [first] = screen.getAllByRole('group', {
    name: (label) => plain(label) === 'Logo (optional)',
  });
  const remove = [...(first?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Delete',
  );
  await userEvent.click(remove ?? document.body);
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0].partners).toMatchObject([
    { name: 'Beit & Co', logo: null },
    { name: 'Souq El Balad', logo: 'souq-el-balad' },
  ]);
});

test('each service says whether it has credentials, and Bosta is switched off', async () => {
  const onSave = vi.fn<SaveSettings<'channels'>>(async () =>
    accepted(savedSettings('channels', { bosta: false }, 4)),
  );
  const known = { whatsApp: true, sms: false, bosta: true };
  const calls = { onSave, onSaved: vi.fn(), onHistory: historyOf() };
  renderInApp(<ChannelsPage saved={savedSettings('channels')} known={known} {...calls} />);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(box('Ask by SMS')).toHaveAccessibleDescription(/has no credentials/);
  expect(box('Book with Bosta')).toHaveAccessibleDescription(/has its credentials/);
  expect(box('Book with Bosta')).toBeChecked();
  await userEvent.click(box('Book with Bosta'));
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toEqual({ whatsApp: false, sms: false, bosta: false });
});
