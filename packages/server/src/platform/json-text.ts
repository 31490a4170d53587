/** JSON that is stored, cached or written by PostgreSQL: sent as it is, neither parsed nor written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
