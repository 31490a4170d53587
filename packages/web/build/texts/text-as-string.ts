/** A message as an expression that is a string. */
import { types as t } from '@babel/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** The expressions of a message by the names that it gives them. */
export type Values = Record<string, t.Expression>;

/** @example stringOf(['Hello ', ['name']], { name }) // `Hello ${name}` */
export function stringOf(
  message: CompiledMessage,
  values: Values,
  number?: t.Expression,
): t.Expression {
  const strings: string[] = [''];
  const expressions: t.Expression[] = [];
  for (const token of message) {
    if (typeof token === 'string' && token !== '#') strings[strings.length - 1] += token;
    else {
      expressions.push(token === '#' ? number! : expressionOf(token as string[], values));
      strings.push('');
    }
  }
  const isOneChoice =
    expressions.length === 1 && strings.join('') === '' && Array.isArray(message[0]);
  if (isOneChoice && message[0]![1]) return expressions[0]!;
  if (expressions.length === 0) return t.stringLiteral(strings[0]!);
  const quasis = strings.map((raw, index) =>
    t.templateElement(
      { raw: raw.replace(/[`\\]|\$\{/g, '\\$&'), cooked: raw },
      index === expressions.length,
    ),
  );
  return t.templateLiteral(quasis, expressions);
}

function expressionOf([name, kind, forms]: readonly unknown[], values: Values): t.Expression {
  const value = valueOf(name as string, values);
  if (kind === undefined) return value;
  return choiceOf(kind as string, value, forms as Record<string, CompiledMessage>, (form) =>
    stringOf(form, values, value),
  );
}

export function valueOf(name: string, values: Values): t.Expression {
  const value = values[name];
  if (!value) throw new Error(`A text speaks of {${name}}, which it is not given.`);
  return t.cloneNode(value, true);
}

/** The call that picks one of the forms of a plural, or an object's property by a word. */
export function choiceOf(
  kind: string,
  value: t.Expression,
  forms: Record<string, CompiledMessage>,
  written: (form: CompiledMessage) => t.Expression,
): t.Expression {
  const object = t.objectExpression(
    Object.entries(forms)
      .filter(([form, text]) => form !== 'offset' || text !== undefined)
      .map(([form, text]) => t.objectProperty(t.stringLiteral(form), written(text))),
  );
  if (kind !== 'plural' && kind !== 'select') throw new Error(`No text uses "${kind}".`);
  const name = kind === 'plural' ? '_pluralForm' : '_selectForm';
  return t.callExpression(t.identifier(name), [t.cloneNode(value, true), object]);
}
