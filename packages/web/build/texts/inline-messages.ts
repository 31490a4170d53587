/**
 * The Babel plugin behind `inline-texts.ts`: each call and element that Lingui's macros leave becomes the text itself, and
 * so does each call of `say`, by which the domain and the contract write theirs.
 *
 *     _i18n._({ id, message: 'Hello {name}', values: { name } })   ->   `Hello ${name}`
 *     say('Hello {name}', { name })                                ->   `Hello ${name}`
 *     <_Trans id message="See <0>{name}</0>" … />                  ->   <>See <a href="…">{name}</a></>
 */
import { types as t, type NodePath, type PluginObj, type PluginPass } from '@babel/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { jsxOf } from './text-as-jsx.ts';
import { stringOf, type Values } from './text-as-string.ts';
import type { Texts } from './texts.ts';

/** Where the function that picks a plural form is; a text without forms does not import it. */
const forms = '@saltbush/domain/texts/plural-form';

export const inlineMessages = (_babel: unknown, { textOf }: Texts): PluginObj<PluginPass> => ({
  name: 'inline-messages',
  visitor: {
    CallExpression(path) {
      const message = isTextCall(path.node)
        ? messageOfCall(path)
        : isSay(path)
          ? messageOfSay(path)
          : undefined;
      if (!message) return;
      path.replaceWith(stringOf(textOf(message.id, message.message), message.values));
    },
    JSXElement(path) {
      const { name } = path.node.openingElement;
      if (!t.isJSXIdentifier(name, { name: '_Trans' })) return;
      const message = messageOfElement(path);
      path.replaceWith(
        jsxOf(textOf(message.id, message.message), message.values, message.components, path),
      );
    },
    Program: {
      exit(path) {
        addImport(path);
        removeUnused(path);
      },
    },
  },
});

const isTextCall = ({ callee }: t.CallExpression): boolean =>
  t.isMemberExpression(callee) &&
  t.isIdentifier(callee.property, { name: '_' }) &&
  t.isIdentifier(callee.object) &&
  /^_i18n\d*$/.test(callee.object.name);

/** Where `say` is, as files of the domain and of others import it. */
const sayModule = /(?:^|\/)texts\/say$/;

const isSay = (path: NodePath<t.CallExpression>): boolean => {
  const { callee } = path.node;
  if (!t.isIdentifier(callee, { name: 'say' })) return false;
  const from = path.scope.getBinding('say')?.path.parent;
  return t.isImportDeclaration(from) && sayModule.test(from.source.value);
};

interface Message {
  id: string;
  message: string;
  values: Values;
  components: Values;
}

function messageOfCall(path: NodePath<t.CallExpression>): Message {
  const [descriptor] = path.node.arguments;
  if (!t.isObjectExpression(descriptor)) throw path.buildCodeFrameError(isLiteral);
  return messageOf(descriptor);
}

function messageOfSay(path: NodePath<t.CallExpression>): Message {
  const [message, values] = path.node.arguments;
  if (!t.isStringLiteral(message) || (values && !t.isObjectExpression(values))) {
    throw path.buildCodeFrameError(isLiteral);
  }
  return {
    id: generateMessageId(message.value),
    message: message.value,
    values: entriesOf(values),
    components: {},
  };
}

const isLiteral = 'A text is a string in place, not a variable: translators have to find it.';

function messageOfElement(path: NodePath<t.JSXElement>): Message {
  const [spread] = path.node.openingElement.attributes;
  if (!t.isJSXSpreadAttribute(spread) || !t.isObjectExpression(spread.argument)) {
    throw path.buildCodeFrameError(isLiteral);
  }
  return messageOf(spread.argument);
}

function messageOf(descriptor: t.ObjectExpression): Message {
  const { id, message, values, components } = entriesOf(descriptor);
  const text = (node: t.Expression | undefined) => (t.isStringLiteral(node) ? node.value : '');
  return {
    id: text(id),
    message: text(message) || text(id),
    values: entriesOf(values as t.ObjectExpression | undefined),
    components: entriesOf(components as t.ObjectExpression | undefined),
  };
}

/** The expressions of an object literal by their names. */
const entriesOf = (object: t.ObjectExpression | undefined): Values =>
  Object.fromEntries(
    (object?.properties ?? []).map((property) => {
      const { key, value } = property as t.ObjectProperty;
      const name = t.isIdentifier(key) ? key.name : String((key as t.StringLiteral).value);
      return [name, value as t.Expression];
    }),
  );

function addImport(path: NodePath<t.Program>): void {
  const used = new Set<string>();
  path.traverse({
    CallExpression: ({ node: { callee } }) => {
      if (t.isIdentifier(callee) && /^_(?:plural|select)Form$/.test(callee.name))
        used.add(callee.name);
    },
  });
  if (used.size === 0) return;
  const specifiers = [...used].map((name) =>
    t.importSpecifier(t.identifier(name), t.identifier(name.slice(1))),
  );
  path.unshiftContainer('body', t.importDeclaration(specifiers, t.stringLiteral(forms)));
}

/** Nothing of Lingui is left in what people load, nor of `say`. */
function removeUnused(path: NodePath<t.Program>): void {
  for (const statement of path.get('body')) {
    if (!statement.isImportDeclaration()) continue;
    const from = statement.node.source.value;
    if (/^@lingui\/(?:core|react)$/.test(from) || sayModule.test(from)) statement.remove();
  }
}
