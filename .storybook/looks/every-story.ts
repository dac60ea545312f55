import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { beforeAll, expect } from 'vitest';

import preview from '../preview.tsx';

type ComposeStory = typeof composeStory;

/** A module of stories: its default export describes the component, each other one is a story. */
type StoryFile = { default: Parameters<ComposeStory>[1] } & Record<
  string,
  Parameters<ComposeStory>[0]
>;

/** What a story's parameters say to the tests of this folder. */
type LooksParameters = {
  /** Why it is not the same in both directions. */
  unmirrored?: string;
};

export type Story = {
  id: string;
  parameters: LooksParameters;
  /** Renders it in place of the last one. */
  mount: (globals: Record<string, string>, moment: Moment) => Promise<void>;
};

/** Before anybody touches a story, or after its play function, or after that and axe. */
export type Moment = 'untouched' | 'played' | 'checked';

/** Whatever axe finds is an error. Words change no colours, which it looks at in Arabic. */
const checks = {
  parameters: {
    ...preview.parameters,
    a11y: {
      ...preview.parameters?.['a11y'],
      config: { rules: [{ id: 'color-contrast', enabled: false }] },
    },
  },
  afterEach: (async (context) => {
    await runAxe(context);
    expect(context.reporting.reports).toMatchObject([{ type: 'a11y', status: 'passed' }]);
  }) satisfies AfterEach,
};

beforeAll(setProjectAnnotations([preview]).beforeAll);

// A browser may have no idle moment for a minute; here the next turn is one.
window.requestIdleCallback = (then) =>
  window.setTimeout(then, 0, { didTimeout: false, timeRemaining: () => 50 });
window.cancelIdleCallback = window.clearTimeout;

const canvasElement = document.createElement('div');
document.body.append(canvasElement);

/** Every story of the workspace. */
export const everyStory: Story[] = Object.values(
  import.meta.glob<StoryFile>('../../{libs/*/src,apps/*/app}/**/*.stories.tsx', { eager: true }),
).flatMap((file) =>
  Object.entries(file).flatMap(([name, annotations]) =>
    name === 'default' ? [] : toStory(file, name, annotations),
  ),
);

function toStory(
  { default: meta }: StoryFile,
  name: string,
  annotations: StoryFile[string],
): Story {
  const { id, parameters } = composeStory(annotations, meta, preview, name);

  return {
    id,
    parameters,
    async mount(globals, moment) {
      const initialGlobals = { ...preview.initialGlobals, motion: 'reduced', ...globals };
      const story = composeStory(
        moment === 'untouched' ? { ...annotations, play: undefined } : annotations,
        meta,
        { ...preview, ...(moment === 'checked' && checks), initialGlobals },
        name,
      );
      canvasElement.style.padding = parameters.layout === 'fullscreen' ? '0' : '1rem';
      await story.run({ canvasElement });
      await settled();
    },
  };
}

/** Nothing has changed for two frames, and fonts and images are there. */
async function settled() {
  let stillFrames = 0;
  const observer = new MutationObserver(() => (stillFrames = 0));
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  for (let frame = 0; stillFrames < 2 && frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    // After what waits for an idle moment, which is asked for before this is.
    await new Promise((resolve) => setTimeout(resolve));
    // Code that is there already still comes in the order asked for: after this, none is on its way.
    await import(/* @vite-ignore */ import.meta.url);
    stillFrames += 1;
  }
  observer.disconnect();
  // A lazy one outside the window would be waited for without end.
  for (const image of document.images) image.loading = 'eager';
  const photos = await Promise.allSettled([...document.images].map((image) => image.decode()));
  // What stands in for one that failed comes with the next rendering.
  if (photos.some(({ status }) => status === 'rejected')) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await document.fonts.ready;
}
