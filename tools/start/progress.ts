import { stdout } from 'node:process';

export type Progress = ReturnType<typeof createProgress>;

/** Tells what is being done. A terminal also sees the seconds run; a log gets a line at the start and the end. */
export function createProgress() {
  const running = new Map<string, number>();

  const clear = () => stdout.isTTY && stdout.write('\r\x1b[K');
  const say = (line: string) => {
    clear();
    console.log(line);
  };
  const tick = () => {
    const line = [...running].map(([title, since]) => `${title} ${seconds(since)}`).join(', ');
    clear();
    stdout.write(`… ${line}`.slice(0, stdout.columns - 1));
  };

  return {
    say,
    /** Names a piece of work while it runs and how long it took. */
    async step<T>(title: string, work: () => Promise<T>): Promise<T> {
      const since = Date.now();
      running.set(title, since);
      if (!stdout.isTTY) say(`… ${title}`);
      const timer = stdout.isTTY ? setInterval(tick, 500) : undefined;
      try {
        const result = await work();
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
