/** JSON that is sent as it is, neither parsed nor written again. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** JSON that is stored, cached or written by PostgreSQL. */
export class JsonText {
  readonly text: string | Buffer;

  constructor(text: string | Buffer) {
    this.text = text;
  }
}

/**
 * JSON that is sent more than once. It is stored as bytes, and its compressed form with it: writing a megabyte of text as
 * UTF-8 takes milliseconds of the thread that serves everybody, and compressing it longer than all the rest of a call.
 */
export class StoredJson extends JsonText {
  declare readonly text: Buffer;
  #gzipped: Promise<Buffer> | undefined;

  /** What it takes of a cache: its compressed form is hardly ever longer. */
  get mostBytes(): number {
    return 2 * this.text.length;
  }

  /** Compressed when somebody asks for the first time. */
  gzipped(): Promise<Buffer> {
    this.#gzipped ??= promisify(gzip)(this.text);
    return this.#gzipped;
  }
}
