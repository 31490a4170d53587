/** How much of the server's disk a person takes, how much they may, and how they make room. */
import * as z from 'zod/mini';
import { route } from './route';

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

export const storageUseRoutes = {
  get: route({
    method: 'GET',
    path: '/storage-use',
    summary: 'How much one stores, how much one may, and what it is.',
    access: 'signed-in',
    response: storageUseSchema,
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
};

export type StorageUse = z.output<typeof storageUseSchema>;
export type StorageKind = keyof StorageUse['kinds'];
