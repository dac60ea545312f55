import { mkdirSync, writeFileSync } from 'node:fs';

import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

import type { Figures, Tally } from './figures.ts';

/** What the tests of Storybook leave on each story that they render. */
type StoryMeta = { storyId?: string; reports?: readonly { type: string; result: AxeResult }[] };
type AxeResult = { passes?: unknown[]; violations?: unknown[]; incomplete?: unknown[] };

const folder = `${import.meta.dirname}/../test-results`;

/** Writes down for Storybook's first page what a whole run found. A part of it would tell half the truth. */
export default class FiguresReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    this.#sayWhatWasSkipped(modules);
    if (await this.#wasPartial(modules.length)) return;

    const testsIn = (isMeant: (module: TestModule) => boolean) =>
      modules.filter(isMeant).flatMap(({ children }) => [...children.allTests()]);
    const ofLooks = ({ project }: TestModule) => project.name === 'looks (chromium)';
    const isMirror = ({ moduleId }: TestModule) => moduleId.endsWith('/mirror.test.ts');
    const played = testsIn((module) => !ofLooks(module));
    const metas = played.map((test) => test.meta() as StoryMeta); // as @storybook/addon-vitest writes it
    const ids = new Set(metas.flatMap(({ storyId }) => storyId ?? []));
    const axe = metas
      .flatMap(({ reports }) => reports ?? [])
      .filter(({ type }) => type === 'a11y')
      .map(({ result }) => result);

    const figures: Figures = {
      at: new Date().toISOString(),
      components: new Set([...ids].map((id) => id.split('--')[0])).size,
      stories: ids.size,
      played: tally(played),
      accessibility: {
        checks: sum(axe, ({ passes, violations }) => count(passes) + count(violations)),
        violations: sum(axe, ({ violations }) => count(violations)),
      },
      mirrored: tally(testsIn(isMirror)),
      looks: tally(testsIn((module) => ofLooks(module) && !isMirror(module))),
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/figures.json`, `${JSON.stringify(figures, null, 2)}\n`);
  }

  #sayWhatWasSkipped(modules: readonly TestModule[]) {
    const results = modules.flatMap(({ children }) => [...children.allTests('skipped')]);
    const reasons = results
      .map((test) => test.result())
      .map((result) => 'note' in result && result.note);
    for (const reason of new Set(reasons)) {
      if (reason) this.#vitest?.logger.warn(`Not compared: ${reason}`);
    }
  }

  async #wasPartial(moduleCount: number) {
    if (!this.#vitest) return true;
    const { project, testNamePattern } = this.#vitest.config;
    const everyModule = await this.#vitest.globTestSpecifications();
    return project.length > 0 || testNamePattern !== undefined || moduleCount < everyModule.length;
  }
}

function tally(tests: TestCase[]): Tally {
  const of = (state: keyof Tally) => tests.filter((test) => test.result().state === state).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

const count = (found: unknown[] | undefined) => found?.length ?? 0;

const sum = <Item>(items: Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);
