/**
 * JSON that is stored, cached or written by PostgreSQL: sent as it is, neither parsed nor written again. What is sent more
 * than once is stored as bytes: writing a megabyte of text as UTF-8 takes milliseconds of the thread that serves everybody.
 */
export class JsonText {
  readonly text: string | Buffer;

  constructor(text: string | Buffer) {
    this.text = text;
  }
}
