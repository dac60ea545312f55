import { type ReactNode, useEffect, useState } from 'react';

import { byTask, type Entry } from './by-task.ts';
import { Screenshot } from './screenshot.tsx';

/** A story in Storybook's own index. */
type Story = { id: string; title: string; type: 'story' | 'docs' };

const others = {
  Foundations: 'Look up a foundation',
  Storefront: 'See a page or form of the storefront',
  'Back office': 'See a page or form of the back office',
};
const docsOf = ({ id }: Story) => id.split('--')[0] ?? '';

/** Every component by what a person wants to do with it, then every page and form of the apps. */
export function FindAComponent() {
  const pages = Map.groupBy(useStories(), docsOf);
  const listed = new Set(byTask.flatMap(({ entries }) => entries.map(({ docs }) => docs)));
  const storyOf = (docs: string, [entry]: Entry[]) =>
    entry?.shows ? `${docs}--${entry.shows}` : pages.get(docs)?.[0]?.id;

  return (
    <div className="find">
      {byTask.map(({ task, entries }) => (
        <Group key={task} title={task}>
          {[...Map.groupBy(entries, ({ docs }) => docs)].map(([docs, family]) => (
            <Tile key={docs} docs={docs} story={storyOf(docs, family)} entries={family} />
          ))}
        </Group>
      ))}
      {Object.entries(others).map(([part, title]) => (
        <Group key={part} title={title}>
          {[...pages].map(([docs, [story]]) => {
            if (!story?.title.startsWith(`${part}/`) || listed.has(docs)) return null;
            const name = story.title.slice(part.length + 1);
            return <Tile key={docs} docs={docs} story={story.id} entries={[{ name }]} />;
          })}
        </Group>
      ))}
    </div>
  );
}

function useStories(): Story[] {
  const [stories, setStories] = useState<Story[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, Story> }) =>
        setStories(Object.values(entries).filter(({ type }) => type === 'story')),
      );
  }, []);
  return stories;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type TileProps = {
  docs: string;
  /** The story that stands for it. */
  story: string | undefined;
  entries: (Pick<Entry, 'name' | 'app'> & { purpose?: string })[];
};

function Tile({ docs, story, entries }: TileProps) {
  return (
    <li>
      <a href={`./?path=/docs/${docs}--docs`} target="_top">
        <Screenshot story={story} />
        {entries.map(({ name, purpose, app }) => (
          <span key={name}>
            <strong>{name}</strong> {purpose}
            {app && ` Composed in the ${app}, which knows the data.`}
          </span>
        ))}
      </a>
    </li>
  );
}
