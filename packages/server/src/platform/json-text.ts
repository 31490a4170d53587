/** JSON that PostgreSQL wrote: an answer that is sent as it is, neither parsed nor written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
