import { ar } from '@craftsandore/i18n/pages/ar';
import { en } from '@craftsandore/i18n/pages/en';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { AboutPage } from './about-page.tsx';

test.each([
  ['en', en.about, 'About us', '( About ) US', '1998'],
  ['ar', ar.about, 'من نحن', '( من نحن )', '١٩٩٨'],
] as const)(
  'in %s it has its title in brackets, the words of the owner and the figures of the shop',
  (locale, text, title, shown, founded) => {
    const html =
      '<section id="a"><h2>Wood shaped by hand</h2><div><p>Since 2020.</p></div></section>';
    renderInApp(<AboutPage page={aPage({ title, html })} text={text} />, {
      locale,
      shop: { foundedIn: 1998 },
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveTextContent(shown);
    expect(screen.getByRole('heading', { level: 2, name: 'Wood shaped by hand' })).toBeVisible();
    expect(screen.getByText('Since 2020.')).toBeVisible();
    expect(screen.getByText(founded)).toBeVisible();
    for (const { value } of text.facts) expect(screen.getByText(value)).toBeVisible();
  },
);
