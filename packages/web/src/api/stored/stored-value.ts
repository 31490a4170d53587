/**
 * A JSON value in local storage, validated when it is read. Data that cannot be used (another
 * version, another shape, broken JSON) counts as absent.
 */
import * as z from 'zod/mini';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { readText, removeText, writeText } from './local-store';

export interface StoredFormat<Value> {
  /** Stored beside the fields of an object; data of another version is ignored. */
  version?: number;
  schema: z.ZodMiniType<Value>;
}

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** Returns whether it was written to local storage; otherwise it lasts until the page closes. */
  write: (value: Value) => boolean;
  remove: () => void;
}

/** @param key undefined: nobody is signed in, so that nothing is read or written */
export function storedValue<Value>(
  key: string | undefined,
  format: StoredFormat<Value>,
): StoredValue<Value> {
  return {
    read: () => (key === undefined ? undefined : parseStored(readText(key), format)),
    write: (value) => key !== undefined && writeText(key, serialise(value, format)),
    remove: () => key !== undefined && removeText(key),
  };
}

export function parseStored<Value>(
  text: string | null | undefined,
  { version, schema }: StoredFormat<Value>,
): Value | undefined {
  try {
    const data = JSON.parse(text ?? '') as { version?: number };
    if (version !== undefined && data.version !== version) return undefined;
    return parseInput(schema, data).data;
  } catch {
    return undefined;
  }
}

/**
 * Schema of an object that our own code wrote. Checks what reading it relies on; all other fields
 * pass unchanged, so that an older version's data stays usable.
 */
export const objectWith = <Value extends object>(fields: {
  [Field in keyof Value]?: z.ZodMiniType;
}): z.ZodMiniType<Value> =>
  z.custom<Value>(
    (data) => parseInput(z.looseObject(fields as z.core.$ZodLooseShape), data).success,
  );

/** Schema of a list; invalid items are left out. */
export const listOfValid = <Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<Item[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) => items.filter((data): data is Item => parseInput(item, data).success)),
  );

const serialise = <Value>(value: Value, { version }: StoredFormat<Value>): string =>
  JSON.stringify(version === undefined ? value : { version, ...value });
