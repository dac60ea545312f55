import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';

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
  /** Draws it in place of the last one, before anybody touches it or after its play function. */
  mount: (globals: Record<string, string>, moment: 'untouched' | 'played') => Promise<void>;
};

beforeAll(setProjectAnnotations([preview]).beforeAll);

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
        moment === 'played' ? annotations : { ...annotations, play: undefined },
        meta,
        { ...preview, initialGlobals },
        name,
      );
      canvasElement.style.padding = parameters.layout === 'fullscreen' ? '0' : '1rem';
      await story.run({ canvasElement });
      await settled();
    },
  };
}

/** Fonts and pictures are there, and what follows from them is drawn. */
async function settled() {
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
