/** A refusal in the words of WebDAV: a status, and the condition that does not hold (RFC 4918, 16). */
import { davElement } from './write-xml';

interface Reason {
  /** The condition as XML: `<d:need-privileges/>`. */
  condition?: string;
  /** For whoever looks into the log of their client. */
  message?: string;
  headers?: Readonly<Record<string, string>>;
}

export class DavRefusal extends Error {
  override name = 'DavRefusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  private readonly condition: string;

  /** @example throw new DavRefusal(403, { condition: davElement('c:no-uid-conflict') }) */
  constructor(status: number, { condition = '', message = '', headers = {} }: Reason = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.condition = condition;
  }

  /** Blank when there is nothing to say besides the status. */
  toXml(): string {
    if (this.condition === '' && this.message === '') return '';
    const description =
      this.message === '' ? '' : davElement('d:responsedescription', { text: this.message });
    return davElement('d:error', { content: this.condition + description, isRoot: true });
  }
}
