import { isDeepStrictEqual } from 'node:util';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { scopeOf, type ApiScope } from '@tradewind/contract/base/api-scopes';
import { refusalsOf, type Endpoint } from '@tradewind/contract/base/endpoint';
import { refusals, statusOf, type RefusalCode } from '@tradewind/contract/base/refusals';
import { shopRights } from '@tradewind/contract/base/shop-roles';
import { locales } from '@tradewind/contract/base/locales';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The envelope of every answer; see `contract/src/base/envelope.ts`. */
const success = z.object({ code: z.literal(1), msg: z.string(), time: z.int().describe('Unix seconds') });
const done = success.extend({ data: z.null() });
const refusalCode = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]);
const failure = z.object({
  code: z.int().describe('0 for a refusal, 401 without a session, else the HTTP status'),
  msg: z.string().describe('In the language of the caller'),
  time: z.int().describe('Unix seconds'),
  data: z.null(),
  refusal: refusalCode,
  fields: z.array(z.string()).describe('Input fields that caused it'),
  request_id: z.string().describe('Quoted in support requests'),
});

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Parameters that many endpoints take, by the name of their component. */
const sharedParameters = {
  Lang: {
    name: 'lang',
    in: 'header',
    required: false,
    description: 'The language of the answer; without it that of the browser, else of the installation',
    schema: { type: 'string', enum: [...locales] },
  },
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'A repeat with the same key gets the first answer and changes nothing',
    schema: { type: 'string' },
  },
  Page: {
    schema: { type: 'integer', minimum: 1, maximum: 100_000 },
    in: 'query',
    name: 'page',
    required: false,
  },
  Limit: {
    schema: { type: 'integer', minimum: 1, maximum: 100 },
    in: 'query',
    name: 'limit',
    required: false,
  },
};

const asJson = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Responses that many endpoints share, by the name of their component. */
const sharedResponses = {
  Done: {
    description: 'It is done, or refused',
    ...asJson({ anyOf: [component('schemas', 'Done'), component('schemas', 'Failure')] }),
  },
  NotSignedIn: {
    description: 'There is no session or API key, or it has ended',
    ...asJson(component('schemas', 'Failure')),
  },
  KeyNotAllowed: {
    description: 'The API key lacks the scope',
    ...asJson(component('schemas', 'Failure')),
  },
  KeyThrottled: {
    description: 'The API key was used too often',
    headers: { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } },
    ...asJson(component('schemas', 'Failure')),
  },
};

/**
 * Documents an input as the type it is parsed into: some existing clients send numbers as text, but new ones should not.
 */
const override: Override = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodPipe) || zodSchema.out instanceof z.ZodTransform) return;
  const { $schema: _, ...meant } = z.toJSONSchema(zodSchema.out, { io: 'input', unrepresentable: 'any', override });
  if (Object.keys(meant).length === 0) return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, meant);
};

/**
 * Serves OpenAPI 3.1 of every mounted endpoint at `/api/docs`. Register it before the endpoints. The named shapes become
 * its components; validation and serialisation do not use the names.
 */
export async function apiDocs(app: FastifyInstance, version: string, shapes: Map<string, z.ZodType>): Promise<void> {
  const named = new Map<string, z.ZodType>([
    ...shapes,
    ['Success', success],
    ['Done', done],
    ['Failure', failure],
    ['RefusalCode', refusalCode],
  ]);
  for (const [id, shape] of named) shape.register(z.globalRegistry, { ...shape.meta(), id });
  const settings = { schemaRegistry: z.globalRegistry, zodToJsonConfig: { override } };
  const transform = createJsonSchemaTransform(settings);
  const transformObject = createJsonSchemaTransformObject(settings);
  const keyed = new Set<string>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tradewind',
        version,
        description:
          'Every answer is an envelope of code, msg, time and data; code 1 is success. Refusals are HTTP 200 with code 0, a missing session or unknown API key is HTTP 401, a missing scope 403, and too many calls with a key 429.',
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'token' },
          shop: {
            type: 'apiKey',
            in: 'header',
            name: 'shop',
            description: 'Id of the shop; without it the first that the account belongs to',
          },
          'desk-token': { type: 'apiKey', in: 'header', name: 'desk-token' },
          'api-key': {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key of the shop, `twk_…`, with the scope that the call names',
          },
        },
      },
    },
    transform: (route) => {
      const endpoint = route.route.config?.endpoint;
      if (endpoint?.keyed) keyed.add(endpoint.name);
      return endpoint
        ? transform({
            ...route,
            schema: { ...route.schema, ...describe(endpoint, route.route.config?.takesFile === true) },
          })
        : { schema: { ...route.schema, hide: true }, url: route.url };
    },
    transformObject: (document) =>
      shareParts(shareInputs(simplify(transformObject(document) as OpenApi)), keyed) as object,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true },
    staticCSP: true,
  });
}

/** The documentation of an endpoint except its input. */
function describe(endpoint: Endpoint, takesFile: boolean) {
  const { who, output } = endpoint;
  const scope = scopeOf(endpoint);
  // Refusals with another HTTP status are described once for all endpoints.
  const shown = refusalsOf(endpoint).filter((code) => statusOf(code) === 200);
  const succeeded = output instanceof z.ZodNull ? done : z.intersection(success, z.object({ data: output }));
  return {
    description: [...callersOf(endpoint), `Refusals: ${shown.join(', ')}`].join('\n\n'),
    ...(takesFile && { consumes: ['multipart/form-data'], body: z.object({ file: z.file() }) }),
    ...(who === 'shopper' && { security: [{ token: [] }] }),
    ...(who === 'merchant' && { security: securityOf(scope) }),
    ...(who === 'operator' && { security: [{ 'desk-token': [] }] }),
    response: { 200: { description: 'Success or a refusal', ...asJson(z.union([succeeded, failure])) } },
  };
}

/** A member of a shop, or a key with the scope. */
const securityOf = (scope: ApiScope | null): Record<string, string[]>[] => [
  { token: [], shop: [] },
  ...(scope ? [{ 'api-key': [scope] }] : []),
];

/** Who may call an endpoint of a desk, in words. */
function callersOf(endpoint: Endpoint): string[] {
  const { roles, right } = endpoint;
  const scope = scopeOf(endpoint);
  if (right)
    return [
      `For members of the shop with the right \`${right}\`: ${shopRights[right].join(', ')}`,
      ...(scope ? [`For API keys with the scope \`${scope}\``] : []),
    ];
  return roles ? [`For operators with a role of ${roles.join(', ')}`] : [];
}

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: object[];
  responses: Record<string, { content?: object; $ref?: string }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; [kind: string]: Record<string, object> };
}

type Json = Record<string, unknown>;

/**
 * Removes redundant parts of the document. Fields may be added to answers, so no shape is closed; bounds of safe integers
 * are implied; an empty filter means an absent one; a plain type "or null" becomes a list of two types.
 */
function simplify<Node>(node: Node): Node;
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const schema = Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) =>
          !(key === 'additionalProperties' && value === false) &&
          !(key === 'minimum' && value === Number.MIN_SAFE_INTEGER) &&
          !(key === 'maximum' && value === Number.MAX_SAFE_INTEGER) &&
          !(key === 'pattern' && 'format' in node && String(node.format).startsWith('date')),
      )
      .map(([key, value]) => [key, simplify(value)]),
  );
  if (!Array.isArray(schema.anyOf)) return schema;
  const { anyOf, ...rest } = schema as { anyOf: Json[] };
  const choices = anyOf.filter((choice) => onlyValue(choice) !== '');
  const [one, other] = choices;
  if (one && choices.length === 1) return { ...one, ...rest };
  if (one && choices.length === 2 && other?.type === 'null' && typeof one.type === 'string' && !one.enum)
    return { ...one, ...rest, type: [one.type, 'null'] };
  const values = choices.map(onlyValue);
  if (values.every((value) => typeof value === 'number')) return { ...rest, type: 'integer', enum: values };
  return { ...rest, anyOf: choices };
}

/** The only value that a schema allows; undefined when it allows several. */
function onlyValue(schema: Json): unknown {
  return Array.isArray(schema.enum) && schema.enum.length === 1 ? schema.enum[0] : schema.const;
}

/** Moves shared parameters and responses into components, and removes schemas that nothing refers to. */
function shareParts({ components, ...document }: OpenApi, keyed: ReadonlySet<string>): OpenApi {
  const shared = Object.entries(sharedParameters);
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    operation.parameters = [
      sharedParameters.Lang,
      ...(keyed.has(operation.operationId) ? [sharedParameters.IdempotencyKey] : []),
      ...(operation.parameters ?? []),
    ].map((parameter) => {
      const [name] = shared.find(([, known]) => isDeepStrictEqual(known, parameter)) ?? [];
      return name ? component('parameters', name) : parameter;
    });
    for (const [name, response] of Object.entries(sharedResponses))
      if (isDeepStrictEqual(operation.responses['200']?.content, response.content))
        operation.responses['200'] = component('responses', name);
    if (operation.security) operation.responses['401'] = component('responses', 'NotSignedIn');
    if (operation.security?.some((one) => 'api-key' in one)) {
      operation.responses['403'] = component('responses', 'KeyNotAllowed');
      operation.responses['429'] = component('responses', 'KeyThrottled');
    }
  }
  const all = { ...components, parameters: sharedParameters, responses: sharedResponses };
  const used = reached(document, all);
  const schemas = Object.entries(all.schemas).filter(([name]) => used.has(component('schemas', name).$ref));
  return {
    ...document,
    paths: sorted(Object.entries(document.paths)),
    components: { ...all, schemas: sorted(schemas) },
  };
}

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

/** Uses one component for a shape whose input and output are the same. */
function shareInputs(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  const same = new Set(
    Object.keys(schemas)
      .filter((name) => isDeepStrictEqual(schemas[`${name}Input`], schemas[name]))
      .map((name) => component('schemas', `${name}Input`).$ref),
  );
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === '$ref' && same.has(value) ? value.slice(0, -'Input'.length) : value,
  );
}

/** The references in a part of the document, directly or through other components. */
function reached(from: unknown, components: OpenApi['components'], found = new Set<string>()): Set<string> {
  for (const [, ref] of JSON.stringify(from).matchAll(/"\$ref":"([^"]+)"/g)) {
    if (found.has(ref!)) continue;
    found.add(ref!);
    const [kind, name] = ref!.split('/').slice(-2);
    reached(components[kind!]?.[name!], components, found);
  }
  return found;
}
