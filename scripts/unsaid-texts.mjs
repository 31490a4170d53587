// @ts-check
/**
 * Texts of the domain and the contract that are not said (docs/translating.md), as far as their form tells: strings of
 * several words that begin with a capital, and templates with a word between two values or with words behind the first.
 */
import ts from 'typescript';

/** What looks like a text there and is none that is translated. */
const exempt = [
  // Recipes are content: each language would have others.
  /domain\/src\/book\/sample-recipes\//,
  // Names of shops and their brands.
  /domain\/src\/account\/countries\//,
  // Letters and scripts, as Unicode has them.
  /account\/accounts\/(?:tidy-name|name-skeleton)\.ts$/,
  // Words of the language of what is read aloud, whoever hears it.
  /read-aloud\/voice-words\.ts$/,
  // Stored in English, and said when it is shown.
  /not-food\/not-bought-reasons\.ts$/,
  /needs\/not-clear\.ts$/,
  /meal-plans\/stored-notes\.ts$/,
];

/** Tags of the sample recipes, as they are stored; who makes a calendar. */
const names = new Set(["Australia's Favourites", 'Mid Week', 'PRODID:-//Saltbush//Meal plan//EN']);

/** The documentation of the interface for programs is English. */
const documentation = new Set(['summary']);
const documentingCalls = new Set(['described']);

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]} one sentence for each text that is not said
 */
export function unsaidTexts(file, source) {
  if (exempt.some((path) => path.test(file))) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isNotShown(node)) return;
    if (looksLikeText(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.getText()} is outside the catalogues.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * Said already, for programmers, or no string of the program.
 * @param {ts.Node} node
 */
function isNotShown(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isPropertyAssignment(node)) return documentation.has(node.name.getText());
  if (ts.isNewExpression(node)) return /(?:Error|RegExp)$/.test(node.expression.getText());
  if (!ts.isCallExpression(node)) return false;
  const name = node.expression.getText();
  return name === 'say' || documentingCalls.has(name);
}

/** @param {ts.Node} node */
function looksLikeText(node) {
  if (ts.isStringLiteralLike(node)) return isSentence(node.text) && !names.has(node.text);
  if (!ts.isTemplateExpression(node)) return false;
  const { head, templateSpans } = node;
  const between = templateSpans.slice(0, -1).map(({ literal }) => literal.text);
  const whole = [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…');
  const isBetween = between.some((text) => /^.? [a-z]{2,}(?: [a-z]+)* $/.test(text));
  return isSentence(whole) || isBetween || /^“?…”? [a-z]{2,} [a-z]{2,}/.test(whole);
}

/**
 * A table of words has lines; "Fruit & Veg" is the name of an aisle.
 * @param {string} text
 */
const isSentence = (text) => /^“?\p{Lu}.*\p{L}{2}.* \S/u.test(text) && !/[\n|&]/.test(text);
