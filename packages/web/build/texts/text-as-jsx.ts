/** A message as JSX: text, values, and the elements that stand around some of its words. */
import { types as t, type NodePath } from '@babel/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { choiceOf, stringOf, valueOf, type Values } from './text-as-string.ts';

type Child = t.JSXFragment['children'][number];

/** @returns an element's child where it stands in one, otherwise an expression */
export function jsxOf(
  message: CompiledMessage,
  values: Values,
  components: Values,
  path: NodePath,
): t.Node {
  const isChild = t.isJSXElement(path.parent) || t.isJSXFragment(path.parent);
  if (message.every((token) => typeof token === 'string' && !/<\/?\w+\/?>/.test(token))) {
    const text = stringOf(message, values);
    return isChild ? t.jsxExpressionContainer(text) : text;
  }
  const children = childrenOf(message, { values, components });
  return isChild && children.length === 1 ? children[0]! : expression(children);
}

const fragment = (children: Child[]): t.JSXFragment =>
  t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), children);

/** Children where an expression is wanted: one alone needs nothing around it. */
function expression(children: Child[]): t.Expression {
  const [only, second] = children;
  if (second || !only) return fragment(children);
  if (t.isJSXExpressionContainer(only)) return only.expression as t.Expression;
  return only as t.JSXElement | t.JSXFragment;
}

interface Parts {
  values: Values;
  components: Values;
  /** What `#` stands for. */
  number?: t.Expression;
}

/** Elements that are open while the message is read: the innermost last. */
interface Open {
  name: string;
  children: Child[];
}

function childrenOf(message: CompiledMessage, parts: Parts): Child[] {
  const open: Open[] = [{ name: '', children: [] }];
  const add = (child: Child) => open.at(-1)!.children.push(child);
  for (const token of message) {
    if (token === '#') add(t.jsxExpressionContainer(t.cloneNode(parts.number!, true)));
    else if (typeof token === 'string') readTags(token, open, parts);
    else add(t.jsxExpressionContainer(expressionOf(token, parts)));
  }
  if (open.length > 1)
    throw new Error(`A text opens <${open.at(-1)!.name}> and does not close it.`);
  return open[0]!.children;
}

function readTags(text: string, open: Open[], { components }: Parts): void {
  for (const part of text.split(/(<\/?\w+\/?>)/)) {
    const [, closing, name, single] = /^<(\/?)(\w+)(\/?)>$/.exec(part) ?? [];
    const last = open.at(-1)!;
    if (!name) {
      if (part) last.children.push(t.jsxExpressionContainer(t.stringLiteral(part)));
    } else if (single) last.children.push(around(components, name, []));
    else if (!closing) open.push({ name, children: [] });
    else {
      if (last.name !== name)
        throw new Error(`A text closes <${name}>, which is not the one open.`);
      open.pop();
      open.at(-1)!.children.push(around(components, name, last.children));
    }
  }
}

/** The source's element with the children that the message gives it. */
function around(components: Values, name: string, children: Child[]): t.JSXElement | t.JSXFragment {
  const element = components[name];
  if (t.isJSXFragment(element)) return fragment(children);
  if (!t.isJSXElement(element))
    throw new Error(`A text speaks of <${name}>, which it is not given.`);
  const { openingElement } = t.cloneNode(element, true);
  if (children.length === 0)
    return t.jsxElement({ ...openingElement, selfClosing: true }, null, []);
  return t.jsxElement(
    { ...openingElement, selfClosing: false },
    t.jsxClosingElement(t.cloneNode(openingElement.name, true)),
    children,
  );
}

function expressionOf(token: Exclude<CompiledMessage[number], string>, parts: Parts): t.Expression {
  const [name, kind, forms] = token;
  const value = valueOf(name, parts.values);
  if (kind === undefined) return value;
  return choiceOf(kind, value, forms as Record<string, CompiledMessage>, (form) =>
    expression(childrenOf(form, { ...parts, number: value })),
  );
}
