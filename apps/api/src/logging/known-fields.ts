import { z } from 'zod';

/** Stands for something nested where a plain value belongs. */
const unreadable = '[unreadable]';

/** Of what a caller sent, the fields that a shape has: what is written down is as wide and as deep as the contract. */
export function knownFields(shape: z.ZodType, sent: unknown): unknown {
  const fields = fieldsIn(shape, sent);
  if (fields instanceof z.ZodObject && isObject(sent) && !Array.isArray(sent)) {
    const known = Object.entries<z.ZodType>(fields.shape).filter(([name]) =>
      Object.hasOwn(sent, name),
    );
    return Object.fromEntries(known.map(([name, field]) => [name, knownFields(field, sent[name])]));
  }
  if (fields instanceof z.ZodArray && Array.isArray(sent)) {
    return sent.map((one) => knownFields(fields.element as z.ZodType, one)); // what its types leave open
  }
  return isObject(sent) ? unreadable : sent;
}

/** The object or the list within what may be left out, has a default, or is one of several. */
function fieldsIn(shape: z.ZodType, sent: unknown): z.ZodType | undefined {
  if (shape instanceof z.ZodUnion) {
    const options = shape.options.map((option) => fieldsIn(option as z.ZodType, sent)); // what its types leave open
    return options.find((option) => option instanceof z.ZodArray === Array.isArray(sent));
  }
  const isWrapped =
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault;
  return isWrapped ? fieldsIn(shape.unwrap() as z.ZodType, sent) : shape; // what its types leave open
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
