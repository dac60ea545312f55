/** What to tell who starts a program as root, if that is who it is: whoever takes the program over has the machine. */
export const rootWarning = (name: string): string | undefined =>
  process.getuid?.() === 0
    ? `${name} runs as root, which it does not need: start it as a user of its own.`
    : undefined;
