/**
 * Statements that took longer than a limit: logged with their name, their duration and their first table, never with a
 * value, and counted for the metrics. The time is that from sending to the whole answer.
 */
import type { ClientBase } from 'pg';
import type { Log } from '../logging/log';

export interface SlowStatement {
  /** That of a named statement; else its verb: "select". */
  statement: string;
  /** "" where the statement names none. */
  table: string;
}

export interface SlowStatements {
  /** Times what is asked on this connection from now on. */
  watch(client: ClientBase): void;
  /** How often each was slow since the start. */
  counts(): (SlowStatement & { count: number })[];
}

interface SlowStatementOptions {
  /** A statement that takes this long is slow. */
  limitMs: number;
  log: Pick<Log, 'warn'>;
  now?: () => number;
}

export function openSlowStatements(options: SlowStatementOptions): SlowStatements {
  const { limitMs, now = () => performance.now() } = options;
  const counts = new Map<string, SlowStatement & { count: number; loggedAtMs: number }>();

  const note = (asked: Asked, ms: number): void => {
    const found = describeStatement(asked);
    const key = `${found.statement} ${found.table}`;
    const known = counts.get(key) ?? { ...found, count: 0, loggedAtMs: Number.NEGATIVE_INFINITY };
    counts.set(key, known);
    known.count += 1;
    if (now() - known.loggedAtMs < quietMs) return;
    known.loggedAtMs = now();
    options.log.warn({ ...found, ms: Math.round(ms), count: known.count }, 'slow statement');
  };

  return {
    watch: (client) => {
      const target = client as unknown as { query: Query };
      const query = target.query.bind(client);
      target.query = (...given) => {
        const start = now();
        const noteIfSlow = () => {
          const ms = now() - start;
          if (ms >= limitMs) note(given[0] as Asked, ms);
        };
        // The pool passes a callback, and gets no promise.
        const callback = given.at(-1);
        if (typeof callback === 'function') {
          const after = (...result: unknown[]) => {
            noteIfSlow();
            (callback as Query)(...result);
          };
          return query(...given.slice(0, -1), after);
        }
        const answer = query(...given);
        // What is streamed, as by COPY, takes as long as its reader.
        if (answer instanceof Promise) answer.then(noteIfSlow, noteIfSlow);
        return answer;
      };
    },
    counts: () => [...counts.values()].map(({ loggedAtMs: _loggedAtMs, ...rest }) => rest),
  };
}

/** A database that is slow for all must not fill the log: each statement is named once in this time. */
const quietMs = 60_000;

type Query = (...given: unknown[]) => unknown;
type Asked = string | { name?: string; text?: string };

/** @example describeStatement('select "id" from "recipes" where …') // { statement: 'select', table: 'recipes' } */
export function describeStatement(asked: Asked): SlowStatement {
  const { name, text = '' } = typeof asked === 'string' ? { text: asked } : asked;
  const [verb = 'other'] = /[a-z]+/i.exec(text) ?? [];
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_]\w*)/i.exec(text)?.[1] ?? '';
  return { statement: name ?? verb.toLowerCase(), table: table.toLowerCase() };
}
