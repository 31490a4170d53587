/** What a phone knows of its person's list, and how it asks for more (`POST /sync`). */
import { newId } from '../../crash-test/writers/writer';

export interface SyncAnswer {
  epoch: string;
  version: number;
  basis: object;
  lastSeq: number;
  hasMore: boolean;
  refused: object[];
  rows: { kind: string; id: string; isDeleted: boolean; fields: { tickedOn?: string } }[];
}

export interface Operation {
  seq: number;
  name: string;
  args: object;
}

export class Phone {
  readonly #device = newId();
  #epoch: string | null = null;
  #basis: object | null = null;
  #version = 0;
  #seq = 0;

  make(name: string, args: object): Operation {
    this.#seq += 1;
    const made = { id: newId(), at: Date.now(), offset: 0, seen: this.#version };
    return { ...made, seq: this.#seq, name, args };
  }

  /** Of a call that sends operations, and asks for what is new. */
  bodyOf(operations: readonly Operation[]): object {
    const known = { epoch: this.#epoch, since: this.#version, basis: this.#basis };
    return { device: this.#device, schema: 1, ...known, operations };
  }

  take({ epoch, version, basis }: SyncAnswer): void {
    this.#epoch = epoch;
    this.#version = version;
    this.#basis = basis;
  }
}
