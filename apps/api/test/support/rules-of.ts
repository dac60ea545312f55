import { z } from 'zod';

/** What a shape of the contract asks of values, in the words of JSON Schema. */
export type Rules = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Rules;
  properties?: Record<string, Rules>;
  required?: string[];
  default?: unknown;
  anyOf?: Rules[];
  oneOf?: Rules[];
  allOf?: Rules[];
};

/** Of values as they arrive (`input`), or as they have to be in the end, which says more. */
export const rulesOf = (shape: z.ZodType | undefined, io: 'input' | 'output'): Rules =>
  shape ? (z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Rules) : {}; // more than that nobody reads here
