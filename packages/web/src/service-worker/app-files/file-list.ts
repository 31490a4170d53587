/** The list of the files that the app needs without a network, as the build writes it (`build/app-files.ts`). */
export interface AppFileList {
  packs: Pack[];
}

export interface Pack {
  /** "/assets/app-pack-0123456789abcdef.json": an object of `PackedFile` by path. */
  address: string;
  /** By path, the first 16 digits of the SHA-256 of the content. */
  files: Record<string, string>;
}

/** Text, or bytes. */
export type PackedFile = string | { base64: string };
