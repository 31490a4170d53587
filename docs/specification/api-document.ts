import { allRoutes } from '../../packages/contract/src/all-routes';
import { openApiDocument } from '../../packages/server/src/platform/http/openapi/openapi-document';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters: { name: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** The API as it describes itself to other programs. */
const { paths } = openApiDocument(allRoutes);

/** A parameter in the address of a call: `parameterOf('GET /users', 'limit')`. */
export const parameterOf = (call: string, name: string): Schema | undefined =>
  findOperation(call)?.parameters.find((parameter) => parameter.name === name)?.schema;

/**
 * Whether a call answers with a field, or takes it, in its body or its address.
 *
 * @param field the fields on the way to it, with dots between: "members.user.username"
 */
export function hasField(call: string, field: string): boolean {
  const operation = findOperation(call);
  if (parameterOf(call, field)) return true;
  const contents = [operation?.responses['200'], operation?.requestBody];
  return contents
    .flatMap((body) => Object.values(body?.content ?? {}))
    .some(({ schema }) => schema !== undefined && isIn(schema, field.split('.')));
}

function findOperation(call: string): Operation | undefined {
  const [method = '', path = ''] = call.split(' ');
  return paths[path]?.[method.toLowerCase()] as Operation | undefined;
}

function isIn(schema: Schema, [name, ...others]: string[]): boolean {
  if (name === undefined) return true;
  const field = schema.properties?.[name];
  if (field && isIn(field, others)) return true;
  const inner = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return inner.some((one) => one !== undefined && isIn(one, [name, ...others]));
}
