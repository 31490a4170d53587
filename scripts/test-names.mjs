// @ts-check
/**
 * A test's name is a sentence that can be understood alone: it begins with its subject, and needs neither
 * the tests beside it nor the name of its `describe` (docs/style.md). `house-rules.mjs` runs it.
 *
 * The grammar is a few lists of words, not a parser of English: it refuses beginnings that are not a
 * subject, and lets the rest pass. A reviewer judges what it cannot see.
 */
import ts from 'typescript';

/** The fewest words that a name has besides those that a table fills in. */
const leastWords = 3;

/** The most characters of a name, for it is one line of a report. */
const mostCharacters = 110;

/** @param {string} list words, separated by blanks */
const anyOf = (list) => `(?:${list.trim().split(/\s+/).join('|')})`;

const prepositions =
  anyOf(`of with without in into inside on onto at by for from to as than about above
  among around behind below beneath beside besides between beyond despite during except instead like near
  outside over past per since through throughout till toward towards under unlike upon via within`);
const conjunctions = anyOf(
  'and or but nor so yet because although though unless then else also too',
);
const adverbs =
  anyOf(`again always anew never not only still twice once thrice otherwise likewise now
  ever even just already afterwards elsewhere later meanwhile together alone`);
const auxiliaries =
  anyOf(`is are was were be been being has have had does do did can cannot could may might
  must shall should will would isn't aren't doesn't don't`);
const pronouns =
  anyOf(`it its it's they their them theirs he him his she her hers that this these those itself
  themselves neither who what`);
const determiners =
  anyOf(`a an the its their his her this these those each every all any no nothing nobody
  both only what it them one two three many several more most everything everybody
  everyone somebody someone neither another itself themselves`);
const quantifiers = anyOf(
  'each any some all both others other another several one two none either none',
);

/** Verbs that begin a name in place of its subject: "returns nothing", "stay as they are". */
const verbs =
  anyOf(`accepts adds allows answers applies appears asks becomes begins brings carries changes
  checks chooses closes collects comes compares completes contains converts counts creates cuts decides
  deletes describes differs disables distinguishes divides drops ends escapes exports fails falls fills
  finds fits fixes follows forgets gets gives goes happens hears helps hides holds ignores imports invites
  joins jumps keeps knows lands lasts leads learns leaves lets lists listens loads loses makes
  marks matches meets merges moves needs notifies offers opens orders outlives parses passes pauses
  prefers presses promotes proposes puts reaches reads recognises redirects refuses registers rejects
  remains remembers removes renders reorders replaces reports resets restores returns revives rounds
  runs saves says scales searches seems sees sends separates sets shares shows signs skips solves splits
  stands starts stays stops stores suggests sums takes talks teaches tells throws tidies tolerates tries
  turns understands undoes unpacks updates uploads uses validates varies verifies waits weighs wins works
  writes
  accept add allow answer appear ask become begin bring carry change choose close come contain count
  describe drop end fall fill find fit follow forget get give go happen hear hide hold ignore join keep
  know land lead learn leave let list lose make match meet move need offer open pass put read refuse
  remain remember remove replace report return run say see send set share show sign skip stand start
  stay stop store suggest take teach tell throw try turn undo use wait weigh win work write`);

/** A clause that comes before the subject: "when two devices meet, both edits stay". */
const clause = /^(?:when|while|whenever|if|after|before|until|once|where|wherever) [^,]+, /i;

/** @type {[refused: RegExp, why: string][]} */
const refusedBeginnings = [
  [
    new RegExp(`^(?:${prepositions}|${conjunctions}|${adverbs})\\b(?!-)`, 'i'),
    'begins in the middle of a sentence',
  ],
  [new RegExp(`^(?:${auxiliaries})(?!['’\\w-])`, 'i'), 'has no subject'],
  [new RegExp(`^${pronouns}(?![\\w-])`, 'i'), 'begins with a pronoun that refers to nothing'],
  [
    new RegExp(`^${quantifiers} (?:of them|${auxiliaries})\\b`, 'i'),
    'begins with a pronoun that refers to nothing',
  ],
  [
    /^(?:when|while|whenever|if|after|before|until|wherever|where)\b/i,
    'has no subject after its clause',
  ],
  [new RegExp(`^${verbs}(?![\\w-])|^\\w+[^s\\W]s ${determiners}\\b`), 'begins with a verb'],
  [
    new RegExp(`^\\w+(?:ed|en) ${anyOf('twice once again')}\\b|^\\w+ed ${prepositions}\\b`),
    'begins with a participle instead of a noun',
  ],
];

/**
 * What is wrong with the name of a test; undefined if it may stay.
 *
 * @param {string} name as written, with the placeholders of a table
 * @returns {string | undefined}
 *
 * @example problemOfTestName('is refused'); // 'has no subject'
 * @example problemOfTestName('a week without meals says what to do first'); // undefined
 */
export function problemOfTestName(name) {
  const sentence = name.replace(clause, '');
  const beginning = refusedBeginnings.find(([refused]) => refused.test(sentence));
  if (beginning) return beginning[1];
  if (ownWordsOf(name).length < leastWords) return `has fewer than ${leastWords} words of its own`;
  if (name.length > mostCharacters) return `is longer than ${mostCharacters} characters`;
  return undefined;
}

/** @param {string} name */
const ownWordsOf = (name) =>
  name.replace(/%[a-z]|\$[a-zA-Z_.]+/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

/**
 * The names of a file's tests that cannot be understood alone.
 *
 * @param {string} path below the root: "packages/domain/src/device/timers/timer.test.ts"
 * @param {string} source its text
 * @returns {string[]} 'the test "is refused" has no subject'
 */
export function unclearTestNames(path, source) {
  if (!/\.(test|spec)\.tsx?$|\/testing\/.*\.tsx?$/.test(path)) return [];
  return testNamesOf(path, source).flatMap((name) => {
    const problem = problemOfTestName(name);
    return problem === undefined ? [] : [`the test "${name}" ${problem}`];
  });
}

/**
 * @param {string} path
 * @param {string} source
 */
function testNamesOf(path, source) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  /** @type {string[]} */
  const names = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^(?:test|it)$/.test(calledName(node.expression))) {
      const [name, body] = node.arguments;
      if (name && body) names.push(textOf(name, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/**
 * A name as written, with placeholders for what is computed; of a variable its own name, which is too short.
 *
 * @param {ts.Expression} name
 * @param {string} source
 */
function textOf(name, source) {
  if (ts.isStringLiteralLike(name)) return name.text;
  return source
    .slice(name.pos, name.end)
    .trim()
    .replace(/^`|`$/g, '')
    .replace(/\$\{[^}]*\}/g, '%s');
}

/**
 * "test" of `test(…)`, of `test.each(…)(…)` and of ``test.each`…`(…)``.
 *
 * @param {ts.Expression} called
 * @returns {string}
 */
function calledName(called) {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) {
    return calledName(called.expression);
  }
  return ts.isTaggedTemplateExpression(called) ? calledName(called.tag) : '';
}
