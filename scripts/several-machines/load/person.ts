/**
 * Somebody who signs in, looks at their list, adds to it and ticks. What was not answered is sent again as it was, as a
 * phone does; what was acknowledged must be there afterwards.
 */
import { inTurn, newId, nextNumber } from '../../crash-test/writers/writer';
import { openCaller, type Answer, type Call } from './caller';
import { Phone, type Operation, type SyncAnswer } from './phone';

export interface Done {
  kind: 'sign-in' | 'read' | 'write';
  /** When it was answered, by `performance.now`. */
  at: number;
  ms: number;
  status: number;
}

interface Change {
  operation: Operation;
  itemId: string;
  isTicked: boolean;
}

const texts = ['2 l milk', 'bread', '6 eggs', '500 g beef mince', 'apples', 'rice', 'butter'];
const day = '2031-01-06';

export class Person {
  /** Of operations that were acknowledged and not run. */
  readonly mistakes: string[] = [];
  readonly #name: string;
  readonly #password: string;
  readonly #call: Call;
  readonly #phone = new Phone();
  readonly #nextStep = inTurn(['read', 'add', 'read', 'tick'] as const);
  /** What was acknowledged: items by their ids, and whether they are ticked. */
  readonly #items = new Map<string, boolean>();
  #unanswered: Change | undefined;
  #acknowledged = 0;
  #token = '';

  /** @param number each person has another one, below 30,000 */
  constructor(origin: string, number: number) {
    this.#name = `person${number}`;
    this.#password = `plum jam for ${number}`;
    // As from a home of their own.
    const address = `203.0.${113 + Math.floor(number / 250)}.${1 + (number % 250)}`;
    this.#call = openCaller(origin, address);
  }

  /** How many operations were acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  async register(): Promise<void> {
    const body = { ...this.#credentials(), username: this.#name };
    const { status } = await this.#call('POST', '/auth/register', body);
    if (status !== 200) throw new Error(`${this.#name} could not register: ${status}`);
  }

  async signIn(): Promise<Done> {
    const answer = await this.#call('POST', '/auth/login', this.#credentials());
    if (answer.status === 200) this.#token = (answer.body as { token: string }).token;
    return doneOf('sign-in', answer);
  }

  /** The next call of somebody with a list in their hand. */
  async act(): Promise<Done> {
    if (this.#unanswered) return this.#write(this.#unanswered);
    const step = this.#nextStep();
    if (step === 'read') return doneOf('read', await this.#send(this.#phone, []));
    const [open] = [...this.#items].find(([, isTicked]) => !isTicked) ?? [];
    return this.#write(step === 'add' || open === undefined ? this.#adding() : this.#ticking(open));
  }

  /** Reads the list as another phone. @returns how many acknowledged operations have left nothing there */
  async countLost(): Promise<number> {
    const there = await this.#readList();
    let lost = 0;
    for (const [id, isTicked] of this.#items) {
      if (!there.has(id)) lost += 1;
      if (isTicked && there.get(id) !== true) lost += 1;
    }
    return lost;
  }

  async #write(change: Change): Promise<Done> {
    this.#unanswered = change;
    const answer = await this.#send(this.#phone, [change.operation]);
    if (answer.status === 200) this.#acknowledge(change, answer.body as SyncAnswer);
    return doneOf('write', answer);
  }

  #acknowledge(change: Change, { lastSeq, refused }: SyncAnswer): void {
    const isRun = lastSeq === change.operation.seq && refused.length === 0;
    if (!isRun)
      this.mistakes.push(`${this.#name}: ${JSON.stringify({ change, lastSeq, refused })}`);
    this.#unanswered = undefined;
    this.#acknowledged += 1;
    this.#items.set(change.itemId, change.isTicked);
  }

  #adding(): Change {
    const itemId = newId();
    const text = texts[nextNumber() % texts.length]!;
    const args = { items: [{ id: itemId, text, order: 'a0' }] };
    return { operation: this.#phone.make('addItems', args), itemId, isTicked: false };
  }

  #ticking(itemId: string): Change {
    const args = { week: day, items: [itemId], on: day };
    return { operation: this.#phone.make('tick', args), itemId, isTicked: true };
  }

  async #send(phone: Phone, operations: readonly Operation[]): Promise<Answer> {
    const answer = await this.#call('POST', '/sync', phone.bodyOf(operations), this.#token);
    if (answer.status === 200) phone.take(answer.body as SyncAnswer);
    return answer;
  }

  /** @returns by the id of an item whether it is ticked */
  async #readList(): Promise<Map<string, boolean>> {
    const phone = new Phone();
    const there = new Map<string, boolean>();
    for (let hasMore = true; hasMore;) {
      const { status, body } = await this.#send(phone, []);
      if (status !== 200) throw new Error(`The list of ${this.#name} was answered with ${status}.`);
      const answer = body as SyncAnswer;
      for (const { kind, id, fields, isDeleted } of answer.rows) {
        if (kind === 'items' && !isDeleted) there.set(id, fields.tickedOn !== undefined);
      }
      ({ hasMore } = answer);
    }
    return there;
  }

  #credentials() {
    return { email: `${this.#name}@example.org`, password: this.#password };
  }
}

const doneOf = (kind: Done['kind'], { status, ms }: Answer): Done => ({
  kind,
  at: performance.now(),
  ms,
  status,
});
