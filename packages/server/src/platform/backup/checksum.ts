import { createHash } from 'node:crypto';

/** Counts the bytes and lines (rows, in COPY's text format) of a stream, with a checksum. */
export class Checksum {
  bytes = 0;
  lines = 0;
  #hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) {
      this.lines += 1;
    }
    this.#hash.update(chunk);
  }

  /** Ends it: nothing can be added afterwards. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

const lineEnd = 0x0a;
