import { REQUEST_PATHS } from '@website/common/request-fields';
import { expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { readJson } from '../testing/request-client.ts';
import { runApp } from '../testing/running-app.ts';
import { OPENAPI_PATH } from './openapi.ts';

const STATUSES = ['201', '303', '400', '413', '415', '422', '429', '500', '503'];

it('the calls describe themselves after OpenAPI 3.1, every answer included', async () => {
  const { port } = await runApp();
  const answer = await ask(port, OPENAPI_PATH);
  expect(answer.status).toBe(200);
  const described = readJson(answer);
  const demo = {
    type: 'object',
    required: ['name', 'email', 'kidsCount'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200 },
      email: { type: 'string', maxLength: 254 },
      kidsCount: { type: 'string', enum: ['<10', '10-50', '50-100', '>100'] },
    },
  };
  const call = (body: object) => ({
    post: {
      requestBody: {
        content: {
          'application/json': { schema: body },
          'application/x-www-form-urlencoded': { schema: body },
        },
      },
      responses: Object.fromEntries(STATUSES.map((status) => [status, { description: expect.any(String) }])),
    },
  });
  expect(described).toMatchObject({
    openapi: '3.1.0',
    paths: {
      [REQUEST_PATHS.demo]: call(demo),
      [REQUEST_PATHS.trial]: call({ required: ['email', 'phone'] }),
    },
  });
  expect(described).toHaveProperty([
    'paths',
    REQUEST_PATHS.demo,
    'post',
    'responses',
    '422',
    'content',
    'application/problem+json',
    'schema',
    'properties',
    'errors',
  ]);
});
