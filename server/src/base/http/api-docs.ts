import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { answerSchema, inputSchema } from './json-schema.ts';

/** OpenAPI 3.1 of every mounted endpoint, at `/api/docs`. Register before the endpoints. */
export async function apiDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tradewind',
        version,
        description:
          'Every answer is an envelope of code, msg, time and data; code 1 is success. Refusals are HTTP 200 with code 0, a missing session is HTTP 401.',
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
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint;
      if (!endpoint) return { schema: { ...schema, hide: true }, url };
      const input = inputSchema(endpoint.input);
      const { querystring: _q, body: _b, ...rest } = schema;
      return {
        url,
        schema: {
          ...rest,
          ...(endpoint.method === 'GET' ? { querystring: input } : { body: input }),
          ...(endpoint.who === 'shopper' && { security: [{ token: [] }] }),
          ...(endpoint.who === 'merchant' && { security: [{ token: [], shop: [] }] }),
          ...(endpoint.who === 'operator' && { security: [{ 'desk-token': [] }] }),
          response: {
            200: {
              description: `Success, or a refusal with code 0: ${['bad_request', ...endpoint.refusals].join(', ')}`,
              type: 'object',
              properties: {
                code: { type: 'integer' },
                msg: { type: 'string' },
                time: { type: 'integer' },
                data: answerSchema(endpoint.output),
              },
            },
          },
        },
      };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true },
    staticCSP: true,
  });
}
