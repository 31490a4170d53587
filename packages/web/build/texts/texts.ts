/** The texts of one language, for those who put them into scripts. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export interface Texts {
  /** A BCP 47 tag, for the page and for `Intl`. */
  language: string;
  /**
   * The text of a message, in pieces.
   *
   * @param id the hash that Lingui gives the message
   * @param message in English, in the syntax of ICU
   */
  textOf: (id: string, message: string) => CompiledMessage;
}
