// @ts-check
/**
 * The texts that the domain, the contract and the server write with `say` (docs/translating.md), for Lingui's commands and
 * for `npm run check`.
 */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import ts from 'typescript';

/**
 * @typedef {object} SaidText
 * @property {string} message in English, in the syntax of ICU
 * @property {number} line from 1
 * @property {string} fault what is wrong with the call; blank if nothing is
 */

/**
 * @param {string} file
 * @param {string} source
 * @returns {SaidText[]}
 */
export function saidTexts(file, source) {
  if (!/\/texts\/say'/.test(source)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {SaidText[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'say') {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const [message, values] = node.arguments;
      const isLiteral = message !== undefined && ts.isStringLiteralLike(message);
      found.push({
        message: isLiteral ? message.text : '',
        line: line + 1,
        fault: isLiteral ? faultOf(message.text, values) : 'is not a string in place',
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * @param {string} message
 * @param {ts.Expression | undefined} values
 */
function faultOf(message, values) {
  /** @type {Set<string>} */
  let places;
  try {
    places = new Set(placesOf(compileMessageOrThrow(message)));
  } catch (error) {
    return `cannot be read: ${/** @type {Error} */ (error).message}`;
  }
  if (values && !ts.isObjectLiteralExpression(values)) return 'has values that are not in place';
  const given = new Set((values?.properties ?? []).map((property) => property.name?.getText()));
  const missing = [...places].filter((name) => !given.has(name));
  const unused = [...given].filter((name) => !places.has(name ?? ''));
  if (missing.length > 0) return `has no value for ${missing.join(', ')}`;
  return unused.length > 0 ? `has no place for ${unused.join(', ')}` : '';
}

/**
 * The names of the values that a message wants.
 * @param {import('@lingui/message-utils/compileMessage').CompiledMessage} message
 * @returns {string[]}
 */
function placesOf(message) {
  return message.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name, , forms] = part;
    const inside =
      forms && typeof forms === 'object'
        ? Object.values(forms).filter(Array.isArray).flatMap(placesOf)
        : [];
    return [name, ...inside];
  });
}

/** For Lingui's commands: the same texts have the same id, wherever they are written. */
export const saidTextsExtractor = {
  /** @param {string} file */
  match: (file) => /packages\/(?:domain|contract|server)\/.*\.ts$/.test(file),
  /**
   * @param {string} file
   * @param {string} source
   * @param {(message: import('@lingui/conf').ExtractedMessage) => void} found
   */
  extract(file, source, found) {
    for (const { message, line, fault } of saidTexts(file, source)) {
      if (fault) throw new Error(`${file}:${line} A text ${fault}.`);
      found({ id: generateMessageId(message), message, origin: [file, line, 1] });
    }
  },
};
