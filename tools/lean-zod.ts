import type { Plugin } from 'vite';

/**
 * Leaves out of a build what every schema of zod drags along and no page asks for: JSON Schema and zod's own English
 * sentences, together a quarter of it. There, `toJSONSchema()` has no answer and an issue without our words no message.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/(classic\/schemas|core\/to-json-schema|locales\/en)\.js$/ },
      handler(code, id) {
        if (id.endsWith('/schemas.js')) return code.replaceAll(description, '');
        if (id.endsWith('/en.js')) return 'export default () => ({ localeError: undefined });';
        return emptied(code);
      },
    },
  };
}

const description = /^\s*inst\._zod\.processJSONSchema = .+;$/gm;

/** A module with the same functions, none of which does anything. */
function emptied(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return [...names, 'process']
    .map((name) => `const $${name} = () => {}; export { $${name} as ${name} };`)
    .join('\n');
}
