import swagger from '@fastify/swagger';
import { company } from '@website/common/company';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../app.ts';

export const OPENAPI_PATH = '/api/openapi.json';

/** Describes the routes that are added after it, from the schemas that check them. */
export async function addOpenapi(app: App, apiUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Requests for ${company.name}`,
        description: 'What the two forms of the website call.',
        version: '1.0.0',
      },
      servers: [{ url: apiUrl }],
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
  });
  let description: string | undefined;
  app.get(OPENAPI_PATH, async (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(description);
  });
}
