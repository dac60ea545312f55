import { ar } from '@craftsandore/i18n/pages/ar';
import { en } from '@craftsandore/i18n/pages/en';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { AboutPage } from './about-page.tsx';

test.each([
  ['en', en.about, '( About ) US'],
  ['ar', ar.about, '( من نحن )'],
] as const)(
  'in %s it has its title in brackets, a tagline and four paragraphs',
  (locale, text, title) => {
    renderInApp(<AboutPage text={text} />, { locale });
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toHaveTextContent(title);
    expect(screen.getByRole('heading', { level: 2, name: text.tagline })).toBeVisible();
    expect(text.paragraphs).toHaveLength(4);
    for (const paragraph of text.paragraphs) expect(screen.getByText(paragraph)).toBeVisible();
  },
);
