/** The files of images, wherever they lie (`outside/image-store.ts`). */
export interface ImageFiles {
  list(): Promise<{ key: string; bytes: number }[]>;
  /** @returns nothing for one that is gone */
  find(key: string): Promise<Buffer | undefined>;
  /** Durable when this resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}
