/** The contract as an OpenAPI 3.1 document. */
import { standInLocale } from '@saltbush/domain/account/countries/locale';
import * as z from 'zod/mini';
import { commonErrors, errorBodySchema, errorKinds } from '@saltbush/contract/errors';
import { mayProgramCall, scopeOfCall } from '@saltbush/contract/program-calls';
import {
  bodyLimitOf,
  callsOfOnePerson,
  heavyCallsAtOnce,
  type RateLimit,
  type Route,
  type Routes,
} from '@saltbush/contract/route';

export type OpenApiOperation = ReturnType<typeof operation>;
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** @param basePath of the instance: "" or "/recipes" */
export function openApiDocument(allRoutes: Record<string, Routes>, basePath = '') {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [feature, routes] of Object.entries(allRoutes)) {
    for (const [name, route] of Object.entries(routes)) {
      (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(feature, name, route);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saltbush',
      version: '1',
      description: `Everything the app does, as calls. A program sends an API token of its person as a bearer token, made under Account, Other programs; the calls it may make name the scope they need. ${generalLimit}`,
    },
    servers: [{ url: `${basePath}/api` }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: { type: 'http', scheme: 'bearer', description: 'Begins with “saltbush_”.' },
      },
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
    },
  };
}

/** @example perSeconds({ max: 30, seconds: 600 }) // '30 calls in 600 seconds' */
const perSeconds = ({ max, seconds }: RateLimit): string =>
  `${max.toLocaleString(standInLocale)} calls in ${seconds.toLocaleString(standInLocale)} seconds`;

const generalLimit = `One person, or the visitors of one address, have at most ${perSeconds(callsOfOnePerson)}. Beyond a limit the answer is 429, with Retry-After.`;

function operation(feature: string, name: string, route: Route) {
  return {
    operationId: `${feature}.${name}`,
    summary: route.summary,
    ...describeLimits(route),
    tags: [feature],
    ...(route.access === 'anyone' ? {} : { security: securityOf(route) }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...requestBody(route),
    responses: responses(route),
  };
}

/** By OpenAPI 3.1 the roles of a bearer scheme stand beside it. */
function securityOf(route: Route) {
  if (mayProgramCall([], route)) return [{ session: [] }, { apiToken: [] }];
  const scope = scopeOfCall(route);
  return [{ session: [] }, ...(scope === undefined ? [] : [{ apiToken: [scope] }])];
}

function describeLimits(route: Route) {
  const limits = [
    route.rateLimit && `At most ${perSeconds(route.rateLimit)} from one address.`,
    route.heavy &&
      `${route.decidesTurn ? 'May take long' : 'Takes long'}: of such calls, ${heavyCallsAtOnce[route.heavy]} of a person run at once, and the others wait.`,
    (route.body ?? route.upload ?? route.uploads) &&
      `The body has at most ${bodyLimitOf(route).toLocaleString(standInLocale)} bytes.`,
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? {} : { description: limits.join(' ') };
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(route: Route) {
  if (route.upload) {
    const file = { type: 'string', format: 'binary' };
    const schema = { type: 'object', properties: { [route.upload.field]: file } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (route.uploads) {
    const files = { type: 'array', items: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties: { [route.uploads.field]: files } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!route.body) return {};
  const schema = jsonSchema(route.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function responses(route: Route) {
  const answers: Record<string, { description: string; content?: object }> = route.response
    ? { 200: { description: 'OK', content: json(jsonSchema(route.response, 'output')) } }
    : route.isDownload
      ? { 200: { description: 'A file', content: { 'application/octet-stream': {} } } }
      : { 204: { description: 'Done' } };
  if (route.isConditional) answers[304] = { description: 'Unchanged since the ETag sent' };
  const signedInErrors =
    route.access === 'anyone' ? [] : (['NOT_SIGNED_IN', 'SESSION_EXPIRED'] as const);
  const adminErrors = route.access === 'admin' ? (['FORBIDDEN'] as const) : [];
  for (const code of [
    ...(route.errors ?? []),
    ...signedInErrors,
    ...adminErrors,
    ...commonErrors,
  ]) {
    const { status, error } = errorKinds[code];
    const before = answers[status]?.description;
    answers[status] = {
      description: before === undefined ? `${error} (${code})` : `${before}; ${error} (${code})`,
      content: json({ $ref: '#/components/schemas/Error' }),
    };
  }
  return answers;
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

interface ObjectSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io });
  return rest;
}
