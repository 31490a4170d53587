/**
 * Writes answers as JSON by the contract: fields that it does not name are left out. Each is made with the first answer
 * of its call. All 245 of them take 10 MB, and most calls are rare.
 */
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type Serialiser = (output: unknown) => string;

const made = new WeakMap<z.ZodMiniType, Serialiser>();

export function serialiserOf(schema: z.ZodMiniType): Serialiser {
  let serialise = made.get(schema);
  if (!serialise) {
    serialise = fastJson(serialisable(schema));
    made.set(schema, serialise);
  }
  return serialise;
}

/** fast-json-stringify reads draft 7; what JSON Schema cannot express is not restricted. */
const serialisable = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    io: 'output',
  }) as Parameters<typeof fastJson>[0];
