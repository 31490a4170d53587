/** Every part of a call with a hostile value in each of its places, in as few calls as show the same. */
import type * as z from 'zod/mini';
import type { Route } from '@saltbush/contract/route';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { inputSchemaOf, placesOf, withValueAt, type Place } from '../values/contract-inputs';
import { hostileValues, jsonOf } from '../values/hostile-values';
import type { Parts } from './example-calls';
import { inWriting } from './send-call';

export interface Change {
  what: string;
  parts: Parts;
}

export interface Changes {
  /** The contract refuses them, and the server looks no further: one for each place and message. */
  refused: Change[];
  /** The contract takes them: one value in every place that takes it, and the same in one place at a time. */
  taken: (Change & { singly: Change[] })[];
}

export function changesOf(route: Route, example: Parts): Changes {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [changesOfPart(schema, part, example)] : [];
  });
  return {
    refused: parts.flatMap(({ refused }) => refused),
    taken: parts.flatMap(({ taken }) => taken),
  };
}

interface Placed {
  path: Place['path'];
  value: unknown;
}

function changesOfPart(schema: z.ZodMiniType, part: keyof Parts, example: Parts): Changes {
  const change = (placed: Placed[], where: string): Change => ({
    what: `${part} ${where} = ${JSON.stringify(placed[0]!.value).slice(0, 60)}`,
    parts: { ...example, [part]: withValues(example[part], placed) },
  });
  const singly = ({ path, value }: Placed) => change([{ path, value }], path.join('.'));

  const refused = new Map<string, Change>();
  const taken: Placed[][] = [];
  for (const placed of placedValues(schema)) {
    const parsed = parseInput(schema, onTheWire(part, withValues(example[part], [placed])));
    if (parsed.success) {
      const others = taken.find((group) => canBeSentTogether(group, placed));
      if (others) others.push(placed);
      else taken.push([placed]);
    } else {
      const refusal = `${placed.path.join('.')}: ${parsed.error.issues[0]?.message}`;
      if (!refused.has(refusal)) refused.set(refusal, singly(placed));
    }
  }
  return {
    refused: [...refused.values()],
    taken: taken.map((places) => ({
      ...change(places, 'everywhere'),
      singly: places.map(singly),
    })),
  };
}

const placedValues = (schema: z.ZodMiniType): Placed[] =>
  placesOf(inputSchemaOf(schema)).flatMap(({ path, schema: field }) =>
    hostileValues(field).map((value) => ({ path, value })),
  );

/** The same value, in a place that is in none of theirs. */
const canBeSentTogether = (group: Placed[], one: Placed): boolean =>
  Object.is(group[0]!.value, one.value) &&
  group.every(({ path }) => path.some((step, at) => at < one.path.length && step !== one.path[at]));

const withValues = (input: unknown, placed: Placed[]): unknown =>
  placed.reduce((changed, { path, value }) => withValueAt(changed, path, value), input);

/** As the server reads it. */
function onTheWire(part: keyof Parts, input: unknown): unknown {
  if (part === 'body') return JSON.parse(jsonOf(input));
  return Object.fromEntries(
    Object.entries(input as object).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(inWriting) : inWriting(value),
    ]),
  );
}
