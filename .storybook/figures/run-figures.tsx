import type { Figures, Tally } from './figures.ts';

// Written by figures-reporter.ts, so it is absent until the stories have run here.
const [figures] = Object.values(
  import.meta.glob<Figures>('../test-results/figures.json', { eager: true, import: 'default' }),
);

/** What the last whole run found, or that there was none. */
export function RunFigures() {
  if (!figures) {
    return (
      <p>
        No figures yet: the stories have not been run as a whole in this checkout.{' '}
        <code>npm test -- stories</code> runs them and fills in this place.
      </p>
    );
  }

  const { at, components, stories, played, accessibility, mirrored, looks } = figures;
  return (
    <>
      <p>
        The run of <time dateTime={at}>{new Date(at).toLocaleString('en-GB')}</time> in Chromium:
      </p>
      <ul>
        <li>
          <strong>{stories} stories</strong> of {components} components and pages, rendered and
          played in Arabic: {said(played)}.
        </li>
        <li>
          <strong>{accessibility.checks} checks by axe</strong>, {accessibility.violations}{' '}
          violations.
        </li>
        <li>
          Mirrored, every box starts as far along the line in both directions: {said(mirrored)}.
        </li>
        <li>
          Played in Arabic and in English, screenshots compared with the accepted ones:{' '}
          {said(looks)}.
        </li>
      </ul>
    </>
  );
}

const said = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} not compared (another browser, or nothing accepted yet)` : ''}`;
