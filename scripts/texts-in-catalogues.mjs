// @ts-check
/**
 * No text that a person reads on a page stands outside the catalogues (docs/translating.md): words between tags, and the
 * words of properties such as `title`, of elements and of objects, are written with Lingui's macros. What is said elsewhere
 * has its values, and the domain and the contract say all of theirs. Run by `npm run check`.
 */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { pathToFileURL } from 'node:url';
import { saidTexts } from './said-texts.mjs';
import { unsaidTexts } from './unsaid-texts.mjs';

/** Properties of elements whose words are shown or read aloud. */
const textProperties = new Set(
  (
    'action actionLabel addLabel alt aria-description aria-label aria-roledescription aria-valuetext button cancelLabel ' +
    'caption confirmLabel description empty emptyText fact heading hint label lead message noneLabel noneMessage note ' +
    'nothingFoundMessage ownLabel placeholder reason saveLabel searchLabel submitLabel subtitle summary text title welcome'
  ).split(' '),
);

/** Properties of objects whose words are shown: of toasts, questions, choices. */
const textFields = new Set(
  'body title label message name text hint description confirmLabel question'.split(' '),
);

/** What holds texts: Lingui's macros. */
const macros = new Set(['Trans', 'Plural', 'Select']);

/**
 * Two letters that are no unit of a number, such as 52px.
 * @param {string} text
 */
const hasWord = (text) => /(?<![\p{N}\p{L}])\p{L}{2}/u.test(text);

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]} one sentence for each text outside
 */
export function textsOutside(file, source) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} text */
  const report = (node, text) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(
      `${file}:${line + 1} "${text.trim().replace(/\s+/g, ' ')}" is outside the catalogues.`,
    );
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxElement(node) && macros.has(node.openingElement.tagName.getText())) return;
    if (ts.isJsxText(node) && hasWord(node.text)) report(node, node.text);
    for (const text of plainTexts(shownBy(node))) report(text, text.getText());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * What is shown: a child that is an expression, or the value of a property that holds a text.
 * @param {ts.Node} node
 * @returns {ts.Node | undefined}
 */
function shownBy(node) {
  if (ts.isJsxAttribute(node)) {
    return textProperties.has(node.name.getText()) ? node.initializer : undefined;
  }
  if (ts.isPropertyAssignment(node)) {
    return textFields.has(node.name.getText()) ? node.initializer : undefined;
  }
  if (!ts.isJsxExpression(node)) return undefined;
  const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
  return isChild ? node.expression : undefined;
}

/** Operators that give one of their sides, or both in one text. */
const choices = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/**
 * The strings that an expression may be, where they are no macro's.
 * @param {ts.Node | undefined} node
 * @returns {ts.Node[]}
 */
function plainTexts(node) {
  if (!node) return [];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return plainTexts(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(plainTexts);
  if (ts.isBinaryExpression(node)) {
    return choices.has(node.operatorToken.kind) ? [node.left, node.right].flatMap(plainTexts) : [];
  }
  if (ts.isArrowFunction(node)) return plainTexts(node.body);
  const text = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map((part) => part.text)
        .join(' ')
    : ts.isStringLiteralLike(node)
      ? node.text
      : '';
  // A lone word that begins with a small letter may be the name of something.
  return hasWord(text) && /^\P{L}*\p{Lu}|\s/u.test(text) ? [node] : [];
}

/**
 * The files of a package and what stands in them.
 * @param {string} name
 * @returns {[string, string][]}
 */
function sources(name) {
  const listed = ['ls-files', '-co', '--exclude-standard', `packages/${name}/src`];
  return execFileSync('git', listed, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/gallery\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = [
    ...sources('web').flatMap(([file, source]) => textsOutside(file, source)),
    ...['domain', 'contract']
      .flatMap(sources)
      .flatMap(([file, source]) => unsaidTexts(file, source)),
    ...['domain', 'contract', 'server'].flatMap(sources).flatMap(([file, source]) =>
      saidTexts(file, source)
        .filter(({ fault }) => fault)
        .map(({ line, fault }) => `${file}:${line} A text ${fault}.`),
    ),
  ];
  if (found.length > 0) console.error(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
