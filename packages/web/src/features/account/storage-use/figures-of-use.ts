import type { StorageUse } from '@saltbush/contract/account/storage-use';
import { storageFigures } from '@saltbush/domain/account/storage-use/storage-figures';

/** In all lists of the page the same figure for the same, and they add up: recipes are those in the bin and the others. */
export function figuresOfUse({ bin, kinds }: StorageUse) {
  const { recipes, ...others } = kinds;
  return storageFigures({ ...others, bin: bin.bytes, recipes: Math.max(0, recipes - bin.bytes) });
}
