/** What a call of the contract may be sent, read from its JSON Schema: a whole example, and every place in it. */
import * as z from 'zod/mini';

export interface InputSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  properties?: Record<string, InputSchema>;
  items?: InputSchema;
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
}

/** A field, an element of a list or an alternative that takes one value: where it stands, and what it takes. */
export interface Place {
  path: (string | number)[];
  schema: InputSchema;
}

export function inputSchemaOf(schema: z.ZodMiniType): InputSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;
}

/** @param given values by field name, which come before made ones; `undefined` leaves the field out */
export function exampleOf(schema: InputSchema, given: Record<string, unknown> = {}): unknown {
  const [alternative] = alternativesOf(schema);
  if (alternative) return exampleOf(alternative, given);
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, field]) => [
      name,
      name in given ? given[name] : (examplesByName[name] ?? exampleOf(field, given)),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (schema.items) return [exampleOf(schema.items, given)];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return exampleNumber(schema);
  return exampleText(schema);
}

/**
 * Every place that takes a single value: in lists at their first element; of fields that hold the same form,
 * such as the days of a week, in the first and the last.
 */
export function placesOf(schema: InputSchema, path: Place['path'] = []): Place[] {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return alternatives.flatMap((one) => placesOf(one, path));
  if (schema.properties) {
    return firstAndLastOfAForm(Object.entries(schema.properties)).flatMap(([name, field]) =>
      placesOf(field, [...path, name]),
    );
  }
  return schema.items ? placesOf(schema.items, [...path, 0]) : [{ path, schema }];
}

/** Also every object and list on the way to them. */
export function wholesOf(schema: InputSchema, path: Place['path'] = []): Place[] {
  const fields = firstAndLastOfAForm(Object.entries(schema.properties ?? {}));
  return [
    { path, schema },
    ...alternativesOf(schema).flatMap((one) => wholesOf(one, path)),
    ...fields.flatMap(([name, field]) => wholesOf(field, [...path, name])),
    ...(schema.items ? wholesOf(schema.items, [...path, 0]) : []),
  ];
}

function firstAndLastOfAForm(fields: [string, InputSchema][]): typeof fields {
  const forms = fields.map(([, field]) => JSON.stringify(field));
  return fields.filter(
    ([, { properties, items }], at) =>
      !(properties ?? items) ||
      forms.indexOf(forms[at]!) === at ||
      forms.lastIndexOf(forms[at]!) === at,
  );
}

/** A copy of `example` with another value in one place; what is missing on the way is made. */
export function withValueAt(example: unknown, path: Place['path'], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const whole =
    typeof step === 'number' ? [...((example ?? []) as unknown[])] : { ...(example as object) };
  const before = (whole as Record<string | number, unknown>)[step];
  (whole as Record<string | number, unknown>)[step] = withValueAt(before, rest, value);
  return whole;
}

const alternativesOf = ({ anyOf, oneOf }: InputSchema): InputSchema[] => anyOf ?? oneOf ?? [];

function exampleNumber({ minimum, exclusiveMinimum, maximum = Infinity }: InputSchema): number {
  const least = minimum ?? exclusiveMinimum ?? 0;
  return Math.max(least, Math.min(1, maximum));
}

/** The first that fits the pattern and the length. */
function exampleText({ format, pattern, minLength = 0 }: InputSchema): string {
  const byFormat = format === undefined ? undefined : examplesByFormat[format];
  if (byFormat !== undefined) return byFormat;
  const fits = new RegExp(pattern ?? '', 'u');
  const found = ['plum jam', 'red-onion--spanish-onion', '7'].find((text) => fits.test(text));
  return (found ?? '').padEnd(minLength, 'm');
}

/** No format of JSON Schema says which texts are email addresses of all scripts, or the names of time zones. */
const examplesByName: Record<string, string> = {
  email: 'someone@example.com',
  fromAddress: 'someone@example.com',
  timeZone: 'Australia/Perth',
};

const examplesByFormat: Record<string, string> = {
  date: '2026-11-23',
  'date-time': '2026-11-23T10:00:00.000Z',
  uri: 'http://127.0.0.1:9/plum-jam',
  uuid: '0193595e-2000-7000-8000-000000000000',
};
