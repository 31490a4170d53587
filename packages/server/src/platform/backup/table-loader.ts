/** Feeds tables to PostgreSQL, one after the other, each from as many parts as it has. */
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { type Table, columnList, quoted } from './tables';

export class TableLoader {
  #client: ClientBase;
  #tables: Map<string, Table>;
  #open: { table: string; copy: CopyStreamQuery; ended: Promise<void> } | undefined;

  constructor(client: ClientBase, tables: Table[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async add(table: string, part: AsyncIterable<Buffer>): Promise<void> {
    if (this.#open?.table !== table) {
      await this.finish();
      this.#open = this.#begin(table);
    }
    const { copy, ended } = this.#open;
    for await (const chunk of part) {
      // A row that PostgreSQL refuses ends the stream; then nobody would take the chunk.
      await Promise.race([new Promise((resolve) => copy.write(chunk, resolve)), ended]);
    }
  }

  async finish(): Promise<void> {
    this.#open?.copy.end();
    await this.#open?.ended;
    this.#open = undefined;
  }

  #begin(table: string) {
    const { columns = [] } = this.#tables.get(table) ?? {};
    const copy = this.#client.query(
      copyFrom(`COPY ${quoted(table)} (${columnList(columns)}) FROM STDIN`),
    );
    const ended = finished(copy);
    // Whoever writes or finishes hears of it; nobody may be doing either when it happens.
    ended.catch(() => undefined);
    return { table, copy, ended };
  }
}
