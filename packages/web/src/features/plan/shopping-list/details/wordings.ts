/** The parts of a line by the name that recipes use. */
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { LinePart } from '@saltbush/domain/plan/shopping-list/shopping-line';
import { splitKey } from '@saltbush/domain/plan/shopping-list/splits';

export interface WordingParts {
  wording: LinePart['wording'];
  parts: LinePart[];
  /** Whether the recipes use the food's own name. */
  isPlain: boolean;
}

/** The food's own name first, then alphabetical. */
export function wordingsOf({ key, parts }: ListLine): WordingParts[] {
  const byKey = new Map<string, WordingParts>();
  for (const part of parts) {
    const { wording } = part;
    const known = byKey.get(wording.key);
    const isPlain = wording.key === splitKey(key, key);
    if (known) known.parts.push(part);
    else byKey.set(wording.key, { wording, parts: [part], isPlain });
  }
  return [...byKey.values()].sort(
    (a, b) =>
      Number(b.isPlain) - Number(a.isPlain) || a.wording.name.localeCompare(b.wording.name, 'en'),
  );
}
