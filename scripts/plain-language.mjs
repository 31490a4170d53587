// @ts-check
/**
 * Words that must not come back in names and comments, with the field's terms for them (docs/style.md), and the words
 * that must not stand for a term of the product (`words.mjs`). Quoted text is exempt: recipes, screens and wire formats
 * have words of their own.
 */
import ts from 'typescript';
import { exceptedNames, refusedTerms } from './words.mjs';

/** Terms to use instead, by refused word. A key of two words is a phrase. */
const refused = {
  told: 'extracted, stated',
  teller: 'extractor, source',
  telling: 'extraction, specific',
  tellings: 'versions',
  keepable: 'savable',
  kept: 'saved, stored, remaining',
  keeping: 'saving, sync, offline',
  apart: 'separate, split',
  spoken: 'stated',
  taking: 'usage',
  settle: 'allocate',
  settles: 'allocates',
  door: 'index file',
  doors: 'index files',
  shelf: 'picker',
  board: 'grid',
  house: 'instance',
  whom: 'who, recipient',
  likest: 'most similar',
  upkeep: 'maintenance',
  steadily: 'in constant time',
  narrowing: 'filter',
  nudge: 'wake',
  riddle: 'not understandable',
  stranger: 'untrusted, other people',
  strangers: 'untrusted, other people',
  mended: 'repaired',
  anew: 'again',
  dear: 'expensive',
  joint: 'separator, conjunction',
  joints: 'separators, conjunctions',
  evidence: 'source, provenance',
  lossless: 'archive',
  roomy: 'limited',
  guessable: 'blocklist',
  gathers: 'collects',
  twin: 'duplicate, counterpart',
  believed: 'plausible, used',
  'passed on': 'shared',
  'bring in': 'import',
  'brought in': 'imported',
  'take along': 'export',
  'handed over': 'shared',
};

/**
 * Words that older code of a package still has. Remove a word here when the last use is gone; never add
 * one.
 *
 * @type {Readonly<Record<string, string>>}
 */
const remaining = {
  'recipe-parser': '',
  domain: 'kept',
  contract: '',
  server: '',
  web: '',
};

/** Names of wire formats and of other people's products, which stay. */
const exemptNames = new RegExp(
  `\\b(?:${['apartFrom', 'evidenceId', 'keptAt', ...exceptedNames].join('|')})\\b`,
  'g',
);

/**
 * @param {string} path below the root: "packages/domain/src/device/timers/timer.ts"
 * @param {string} source its text
 * @returns {string[]} what is wrong: '"told" in a name or comment: write extracted, stated'
 */
export function refusedWords(path, source) {
  const [, name = ''] = /^packages\/([^/]+)\/.*\.tsx?$/.exec(path) ?? [];
  const allowed = remaining[name];
  if (allowed === undefined) return [];
  const words = wordsOf(`${path.slice(path.indexOf('/src/'))} ${withoutQuotes(path, source)}`);
  const text = ` ${words.join(' ')} `;
  return [...plainWords(allowed), ...(isTest.test(path) ? [] : refusedTerms(path))]
    .filter(({ word }) => text.includes(` ${word} `))
    .map(({ word, instead }) => `"${word}" in a name or comment: write ${instead}`);
}

/** Tests have words of the files and services that they play. */
const isTest = /\.test\.tsx?$|\/(?:testing|fixtures)\//;

/** @param {string} allowed */
const plainWords = (allowed) =>
  Object.entries(refused)
    .filter(([word]) => !allowed.split(', ').includes(word))
    .map(([word, instead]) => ({ word, instead }));

/** @param {string} text */
function wordsOf(text) {
  const separated = text.replace(exemptNames, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return separated.toLowerCase().match(/[a-z]+/g) ?? [];
}

/**
 * Code and comments without strings, templates, patterns, texts of JSX and examples.
 *
 * @param {string} path
 * @param {string} source
 */
function withoutQuotes(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kindOf(path));
  const parts = [];
  let end = 0;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isQuoted(node)) {
      parts.push(source.slice(end, node.getStart(file)));
      end = node.end;
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  parts.push(source.slice(end));
  return parts.join(' ').replace(/\/\*[^]*?\*\/|\/\/.*/g, withoutExamples);
}

/** @param {string} comment */
const withoutExamples = (comment) =>
  comment.replace(/"[^"\n]*"|(?<!\w)'[^'\n]*'|`[^`\n]*`|“[^”]*”|@example.*/g, ' ');

/** @param {string} path */
const kindOf = (path) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** @param {ts.Node} node */
const isQuoted = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);
