/** How much of the server's disk a person or a household takes, how much they may, and how they make space. */
import * as z from 'zod/mini';
import { route } from '../route';
import { idSchema } from '../schemas/fields';

const bytesSchema = z.int();

/** In bytes, as they lie on the disk, roughly. */
export const storageUseSchema = z.object({
  used: bytesSchema,
  /** Absent where there is none. */
  limit: z.optional(bytesSchema),
  /** What `used` is made of. */
  kinds: z.object({
    recipes: bytesSchema,
    versions: bytesSchema,
    pictures: bytesSchema,
    pages: bytesSchema,
    plan: bytesSchema,
  }),
  /** Of `kinds.recipes`: recipes in the bin. */
  bin: z.object({ recipes: z.int(), bytes: bytesSchema }),
});

const ofHouseholdSchema = z.object({ householdId: z.optional(idSchema) });

export const storageUseRoutes = {
  get: route({
    method: 'GET',
    path: '/storage-use',
    summary: 'How much one stores, or a household; how much one may, and what it is.',
    access: 'signed-in',
    query: ofHouseholdSchema,
    response: storageUseSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  emptyBin: route({
    method: 'DELETE',
    path: '/storage-use/bin',
    summary: 'Delete the recipes in the bin for good, with the pictures that only they show.',
    access: 'signed-in',
    heavy: 'computing',
    response: storageUseSchema,
    timeoutMs: 60_000,
  }),
  removeVersions: route({
    method: 'DELETE',
    path: '/storage-use/versions',
    summary: 'Delete the earlier versions of all one’s recipes for good.',
    access: 'signed-in',
    heavy: 'computing',
    response: storageUseSchema,
    timeoutMs: 60_000,
  }),
  forgetChanges: route({
    method: 'DELETE',
    path: '/storage-use/changes',
    summary:
      'Delete for good who changed what on one’s plan and list, or, as its admin, on those of a household, with all that was removed from them.',
    access: 'signed-in',
    heavy: 'computing',
    query: ofHouseholdSchema,
    response: storageUseSchema,
    timeoutMs: 60_000,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

export type StorageUse = z.output<typeof storageUseSchema>;
export type StorageKind = keyof StorageUse['kinds'];
