import { stdout } from 'node:process';

export type Progress = ReturnType<typeof createProgress>;

/** A word on how far a piece of work has come. */
export type Report = (detail: string) => void;

/** Tells what is being done. A terminal also sees the seconds run; a log gets a line for each event. */
export function createProgress() {
  const running = new Map<string, { since: number; detail: string }>();

  const clear = () => stdout.isTTY && stdout.write('\r\x1b[K');
  const say = (line: string) => {
    clear();
    console.log(line);
  };
  const tick = () => {
    const parts = [...running].map(([title, { since, detail }]) =>
      [title, seconds(since), detail].filter(Boolean).join(' '),
    );
    clear();
    stdout.write(`… ${parts.join(', ')}`.slice(0, (stdout.columns || 80) - 1));
  };

  return {
    say,
    /** Names a piece of work while it runs, and how long it took. */
    async step<T>(title: string, work: (report: Report) => Promise<T>): Promise<T> {
      const since = Date.now();
      const report = (detail: string) => {
        running.set(title, { since, detail });
        if (!stdout.isTTY) say(`… ${[title, detail].filter(Boolean).join(': ')}`);
      };
      report('');
      const timer = stdout.isTTY ? setInterval(tick, 500) : undefined;
      try {
        const result = await work(report);
        say(`✓ ${title} (${seconds(since)})`);
        return result;
      } catch (error) {
        say(`✗ ${title}`);
        throw error;
      } finally {
        clearInterval(timer);
        running.delete(title);
      }
    },
  };
}

export function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
