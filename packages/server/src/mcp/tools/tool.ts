/** What a tool is: its name and words for a model, the calls it makes, and what it does. */
import type * as z from 'zod/mini';
import type { Route } from '@saltbush/contract/route';
import type { CallContract } from '../contract-calls';

export interface ToolContext {
  call: CallContract;
  /** The address of a page of the app: `pageOf('/recipes/…')`. */
  pageOf: (path: string) => string;
}

export interface ToolAnswer<Data> {
  /** Short: a model reads it, and some read nothing else. */
  text: string;
  data: Data;
}

interface ToolWords {
  /** "plan_meal" */
  name: string;
  /** "Plan a meal" */
  title: string;
  description: string;
  /** It is offered to tokens that may make all of these calls. */
  calls: readonly Route[];
  /** A reading tool changes nothing. */
  reads: boolean;
  /** Whether the same again changes nothing more. */
  isIdempotent: boolean;
  /** Whether it reaches a page of somebody else. */
  reachesTheWeb?: boolean;
}

export interface Tool extends ToolWords {
  input: z.ZodMiniType;
  output: z.ZodMiniType;
  /** @throws AppError of the call that is refused, ToolRefusal */
  run: (input: never, context: ToolContext) => Promise<ToolAnswer<unknown>>;
}

/** Lets the compiler know what the tool is given and what it has to answer. */
export const tool = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: ToolWords & {
    input: Input;
    output: Output;
    run: (input: z.output<Input>, context: ToolContext) => Promise<ToolAnswer<z.input<Output>>>;
  },
): Tool => definition;

/** A tool that cannot do what it was asked, with what to do next. */
export class ToolRefusal extends Error {}
