/** Schemas of the tools in the form that the SDK takes: parsed by the contract's own function, described as JSON Schema. */
import * as z from 'zod/mini';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

/** Made once for each schema and each direction. */
export function standardSchemaOf(schema: z.ZodMiniType): StandardSchemaWithJSON {
  const known = made.get(schema);
  if (known) return known;
  const [input, output] = (['input', 'output'] as const).map((io) => jsonSchema(schema, io));
  const standard: StandardSchemaWithJSON = {
    '~standard': {
      version: 1,
      vendor: 'saltbush',
      validate: (value) => {
        const parsed = parseInput(schema, value);
        return parsed.success ? { value: parsed.data } : { issues: parsed.error.issues };
      },
      jsonSchema: { input: () => input!, output: () => output! },
    },
  };
  made.set(schema, standard);
  return standard;
}

const made = new WeakMap<z.ZodMiniType, StandardSchemaWithJSON>();

/** A model reads it: the pattern of a date or an id says nothing more than its format. */
const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: described }) => {
      if (described.format !== undefined) delete described.pattern;
    },
  });
