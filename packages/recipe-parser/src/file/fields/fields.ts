/**
 * The fields of an unknown object; records which of them were read.
 *
 * - A reader reads fields by name; several names are spellings of one field in several versions.
 *   If two of them have different values, the first counts and the other is an unread field.
 * - A value that was never read, or that has an unusable type, is an unread field with its path and a
 *   shortened value. Nested objects add theirs to the same list; each path once.
 * - Texts that were read are recorded, so that `missing-texts.ts` can look for each in the recipe.
 * - Nothing here throws, for any input.
 */
import { isNode, type SchemaNode } from '../../schema-org/schema-values';
import {
  booleanFrom,
  numberFrom,
  hasValue,
  textFrom,
  textsIn,
  wordsFrom,
  type FieldText,
} from './field-values';
import type { UnreadField } from './recipe-in-file';
import { valuePreview } from './value-preview';

export interface Fields {
  /** The first of these that has a value, unchanged. */
  take(...names: string[]): unknown;
  /** A text of any length; the texts of a list below one another. */
  text(...names: string[]): string | undefined;
  /** A text that no person wrote, such as an enum value: "GRAMS". */
  code(...names: string[]): string | undefined;
  number(...names: string[]): number | undefined;
  isTrue(...names: string[]): boolean;
  /** The texts of a list, or the parts of one text between commas; objects by their name or title. */
  words(...names: string[]): string[];
  /** The objects of a list, or one object alone, each with fields of its own. */
  each(...names: string[]): Fields[];
  /** The same where a bare text stands for an object with that text in the field `textName`. */
  eachOrText(textName: string, ...names: string[]): Fields[];
  /** Marks a value as read by another reader; its texts are recorded. */
  read(...names: string[]): void;
  /** Records the texts of a value that was read. */
  remember(name: string, value: unknown): void;
  /** Marks fields that only the other program needs: ids, checksums, list sizes. */
  ignore(...names: string[]): void;
  /** Reports a value that was read but cannot be stored: the second image. */
  leave(path: string, sample: unknown): void;
  leftovers(): UnreadField[];
  /** Every text that was read, with its path. */
  texts(): FieldText[];
}

const mostLeftovers = 300;

/**
 * @example
 * const fields = fieldsOf({ name: 'Toast', colour: 'brown' });
 * fields.text('name') // 'Toast'
 * fields.leftovers() // [{ path: 'colour', sample: 'brown' }]
 */
export function fieldsOf(value: unknown, path = ''): Fields {
  return new RecordedFields(isNode(value) ? value : {}, path);
}

class RecordedFields implements Fields {
  private readonly taken = new Set<string>();
  private readonly nested: Fields[] = [];
  private readonly left: UnreadField[] = [];
  private readonly readTexts: FieldText[] = [];

  constructor(
    private readonly node: SchemaNode,
    private readonly path: string,
  ) {}

  take(...names: string[]): unknown {
    return this.firstUsable(names, (found) => found);
  }

  text(...names: string[]): string | undefined {
    return this.firstUsable(names, (found, name) =>
      this.eachItem(found, name, (item, at) => this.readText(item, at))?.join('\n'),
    );
  }

  code(...names: string[]): string | undefined {
    return this.firstUsable(names, textFrom);
  }

  number(...names: string[]): number | undefined {
    return this.firstUsable(names, numberFrom);
  }

  isTrue(...names: string[]): boolean {
    return this.firstUsable(names, booleanFrom) ?? false;
  }

  words(...names: string[]): string[] {
    const words = this.firstUsable(names, (found, name) => {
      const read = this.eachItem(found, name, (item, at) => this.readLabel(item, at));
      const trimmed = read?.map((word) => String(word).trim());
      return Array.isArray(found) ? trimmed : trimmed?.flatMap(wordsFrom);
    });
    return words ?? [];
  }

  each(...names: string[]): Fields[] {
    return this.objects(names, (item) => item);
  }

  eachOrText(textName: string, ...names: string[]): Fields[] {
    return this.objects(names, (item) => {
      const text = textFrom(item);
      return text === undefined ? item : { [textName]: text };
    });
  }

  read(...names: string[]): void {
    for (const name of names) {
      this.taken.add(name);
      this.remember(name, this.node[name]);
    }
  }

  remember(name: string, value: unknown): void {
    // One by one: a list may have more items than a call may have arguments.
    for (const text of textsIn(value, `${this.path}${name}`)) this.readTexts.push(text);
  }

  ignore(...names: string[]): void {
    for (const name of names) this.taken.add(name);
  }

  leave(name: string, sample: unknown): void {
    this.left.push({ path: `${this.path}${name}`, sample: valuePreview(sample) });
  }

  leftovers(): UnreadField[] {
    const unread = Object.entries(this.node)
      .filter(([name, content]) => !this.taken.has(name) && hasValue(content))
      .map(([name, content]) => ({ path: `${this.path}${name}`, sample: valuePreview(content) }));
    const inside = this.nested.flatMap((fields) => fields.leftovers());
    return bounded(onceEach([...this.left, ...unread, ...inside]));
  }

  texts(): FieldText[] {
    return [...this.readTexts, ...this.nested.flatMap((fields) => fields.texts())];
  }

  /** Reads the first usable value, and every other field with the same value. */
  private firstUsable<Used>(
    names: readonly string[],
    read: (value: unknown, name: string) => Used,
  ): Used | undefined {
    for (const name of names) {
      const value = this.node[name];
      if (!Object.hasOwn(this.node, name) || !hasValue(value)) continue;
      const used = read(value, name);
      if (used === undefined) continue;
      for (const other of names) if (isSame(this.node[other], value)) this.taken.add(other);
      return used;
    }
    return undefined;
  }

  /** Reads a list item by item; unusable items are unread fields. */
  private eachItem<Used>(
    found: unknown,
    name: string,
    read: (item: unknown, name: string) => Used | undefined,
  ): Used[] | undefined {
    const isList = Array.isArray(found);
    const items = isList ? found : [found];
    const itemName = isList ? `${name}[]` : name;
    const used = items.map((item) => (hasValue(item) ? read(item, itemName) : undefined));
    if (used.every((each) => each === undefined)) return undefined;
    for (const [at, each] of used.entries()) {
      if (each === undefined && hasValue(items[at])) this.leave(itemName, items[at]);
    }
    return used.filter((each) => each !== undefined);
  }

  private objects(names: readonly string[], toObject: (item: unknown) => unknown): Fields[] {
    const read = (item: unknown, name: string) => {
      const node = toObject(item);
      return isNode(node) ? this.open(node, name) : undefined;
    };
    return this.firstUsable(names, (found, name) => this.eachItem(found, name, read)) ?? [];
  }

  private open(item: SchemaNode, name: string): Fields {
    const fields = fieldsOf(item, `${this.path}${name}.`);
    this.nested.push(fields);
    return fields;
  }

  private readText(item: unknown, name: string): string | undefined {
    const text = textFrom(item);
    if (text !== undefined) this.remember(name, text);
    return text;
  }

  private readLabel(item: unknown, name: string): unknown {
    if (!isNode(item)) return this.readText(item, name) === undefined ? undefined : item;
    const label = this.open(item, name);
    label.ignore(...inLabels);
    return label.text('name', 'title', 'label');
  }
}

/** Of a tag, a category, a label. */
const inLabels = ['id', 'uuid', 'slug', 'groupId', 'group_id', 'householdId', 'userId'];

/** Two spellings of one field in one file often repeat each other. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'string' && typeof b === 'string' && a.trim() === b.trim());
}

export function onceEach(unread: readonly UnreadField[]): UnreadField[] {
  const byPath = new Map<string, UnreadField>();
  for (const field of unread) if (!byPath.has(field.path)) byPath.set(field.path, field);
  return [...byPath.values()];
}

function bounded(fields: UnreadField[]): UnreadField[] {
  if (fields.length <= mostLeftovers) return fields;
  const rest = fields.length - mostLeftovers;
  return [...fields.slice(0, mostLeftovers), { path: '…', sample: `${rest} more fields` }];
}
