import { type HomeSection, homeSections, type HomeSettings } from '@craftsandore/contract';

type Sections = HomeSettings['sections'];

/** All sections of the home page in order: what was arranged, and each other one behind what it came behind. */
export function allSections(arranged: Sections): Sections {
  const sections = [...arranged];
  homeSections.forEach((name, index) => {
    if (sections.some((section) => section.name === name)) return;
    const before = sections.findIndex((section) => section.name === homeSections[index - 1]);
    sections.splice(before + 1, 0, { name, shown: true });
  });
  return sections;
}

/** Those that customers see, from top to bottom. */
export const shownSections = (arranged: Sections): HomeSection[] =>
  allSections(arranged).flatMap(({ name, shown }) => (shown ? name : []));

/** What was chosen of a list, in the order of the choice, without what is gone; all of it where nothing is left. */
export function featured<Thing extends { id: number }>(
  things: readonly Thing[],
  ids: readonly number[],
): readonly Thing[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  return chosen.length > 0 ? chosen : things;
}
