import * as contract from '@craftsandore/contract';
import { errors, ErrorBody, type Endpoint, type ErrorCode } from '@craftsandore/contract';
import { z } from 'zod';

const names = new Map(Object.entries<unknown>(contract).map(([name, value]) => [value, name]));

/** Every call of the contract, in the order of its paths. */
export const endpoints: Endpoint[] = [...names.keys()]
  .filter(isEndpoint)
  .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** The shapes of the contract that have a name keep it in the document. */
const named = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) {
  if (value instanceof z.ZodObject) named.add(value, { id: name });
}

/** The contract as an OpenAPI 3.1 document, on which nothing of a running API has an influence. */
export function openApiDocument() {
  const schemas: Record<string, unknown> = {};
  const schemaOf = (schema: z.ZodType) => {
    // What travels is the side of `input` in replies too: they are encoded before they leave.
    const options = { metadata: named, io: 'input', unrepresentable: 'any' } as const;
    const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, options);
    for (const [name, { id: _, ...definition }] of Object.entries($defs)) {
      schemas[name] = withComponentRefs(definition);
    }
    return withComponentRefs(json);
  };

  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, schemaOf),
    };
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the shop',
      version: '1.0.0',
      description:
        'Money is a number of Egyptian pounds. Sentences follow Accept-Language (ar, en); Arabic is the default.',
    },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas,
    },
    paths,
  };
}

/** The document as it is kept in the repository. */
export const openApiText = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

type SchemaOf = (schema: z.ZodType) => object;

function operation(endpoint: Endpoint, schemaOf: SchemaOf) {
  const { path, access, summary, params, query, data, meta, takesKey, events, download } = endpoint;
  const reply = z.object({ data, ...(meta && { meta }) });
  const content = download
    ? { [download]: {} }
    : events
      ? { 'text/event-stream': { schema: schemaOf(data) } }
      : json(schemaOf(reply));
  const parameters = [
    ...parametersOf('path', params, schemaOf),
    ...parametersOf('query', query, schemaOf),
    ...(takesKey ? [keyParameter] : []),
    ...(events ? [lastEventParameter] : []),
  ];

  return {
    summary,
    description: access === 'public' ? 'For everybody.' : `Needs: ${access}.`,
    operationId: names.get(endpoint),
    tags: [path.split('/')[1]],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(endpoint, schemaOf),
    responses: {
      200: { description: events ? 'Each event carries this.' : 'Done.', content },
      ...refusals(endpoint, schemaOf),
    },
  };
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Asked again with the same key, a call answers again and does nothing more.',
  schema: { type: 'string', format: 'uuid' },
};

const lastEventParameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'Goes on after this event.',
  schema: { type: 'integer' },
};

function requestBody({ body, file }: Endpoint, schemaOf: SchemaOf) {
  if (!file) return body && { requestBody: { required: true, content: json(schemaOf(body)) } };

  const { width, height } = file.atLeast;
  const picture = {
    type: 'string',
    contentMediaType: 'image/*',
    description: `At least ${width} × ${height} pixels.`,
  };
  const form: { properties?: object; required?: string[] } = body ? schemaOf(body) : {};
  const schema = {
    ...form,
    properties: { ...form.properties, [file.field]: picture },
    required: [...(form.required ?? []), ...(file.optional ? [] : [file.field])],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function parametersOf(place: 'path' | 'query', shape: z.ZodObject | undefined, schemaOf: SchemaOf) {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(schema as z.ZodType), // a ZodObject types its fields by zod's core, whose values these are
  }));
}

const ofPhotos = [
  'image.unreadable',
  'image.too_many_pixels',
  'image.too_small',
  'image.store_failed',
  'request.too_large',
  'request.unsupported_type',
] as const;

/** The refusals of a call by status, its own and those that any call of its kind may get. */
function refusals(
  { access, params, query, body, file, errors: own = [] }: Endpoint,
  schemaOf: SchemaOf,
) {
  const possible: ErrorCode[] = [
    ...own,
    ...(body ? (['request.malformed'] as const) : []),
    ...(file ? ofPhotos : []),
    ...(file && !file.optional ? (['image.required'] as const) : []),
    ...(params || query || body ? (['request.invalid'] as const) : []),
    ...(access === 'public' ? [] : (['session.required', 'session.ended'] as const)),
    ...(access === 'public' || access === 'signed-in' ? [] : (['access.denied'] as const)),
    'request.too_many',
    'server.failed',
    'server.unavailable',
  ];
  const byStatus = Map.groupBy(possible, (code) => errors[code]);

  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: json(schemaOf(ErrorBody)),
      },
    ]),
  );
}

const json = (schema: object) => ({ 'application/json': { schema } });

function withComponentRefs(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'));
}
