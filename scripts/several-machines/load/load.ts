/** People who use Saltbush at the same time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Person, type Done } from './person';

export interface Phase {
  seconds: number;
  /** Begins once everybody has signed in; the phase lasts as long as it does. */
  during?: () => Promise<void>;
}

export interface Played {
  calls: readonly Done[];
  seconds: number;
}

interface LoadOptions {
  origin: string;
  people: number;
  /** Between two calls of a person, on average. */
  pauseMs: number;
}

const registeredAtOnce = 4;
/** Of a phase, in which people sign in; at most 20 seconds. */
const signInShare = 0.25;
const longestSignInMs = 20_000;

export class Load {
  readonly #people: readonly Person[];
  readonly #pauseMs: number;

  constructor({ origin, people, pauseMs }: LoadOptions) {
    this.#people = Array.from({ length: people }, (_, number) => new Person(origin, number));
    this.#pauseMs = pauseMs;
  }

  /** Makes everybody's account. */
  async register(): Promise<void> {
    // The first account is the admin's: nobody else makes one meanwhile.
    const [first, ...others] = this.#people;
    await first?.register();
    await inParts(others, (person) => person.register());
  }

  /** How many changes were acknowledged so far. */
  acknowledged(): number {
    return this.#people.reduce((sum, person) => sum + person.acknowledged, 0);
  }

  /** Acknowledged changes that were not run. */
  mistakes(): string[] {
    return this.#people.flatMap((person) => person.mistakes);
  }

  /** How many acknowledged changes are not there. */
  async countLost(): Promise<number> {
    let lost = 0;
    await inParts(this.#people, async (person) => {
      await person.signIn();
      const missing = await person.countLost();
      lost += missing;
    });
    return lost;
  }

  /** Everybody signs in and acts. */
  async play({ seconds, during }: Phase): Promise<Played> {
    const began = performance.now();
    const calls: Done[] = [];
    const signInMs = Math.min(longestSignInMs, seconds * 1_000 * signInShare);
    let isOver = false;
    const playing = this.#people.map(async (person) => {
      await sleep(Math.random() * signInMs);
      await this.#playOne(person, calls, () => isOver);
    });
    const afterSignIn = async () => {
      await sleep(signInMs + 2 * this.#pauseMs);
      await during?.();
    };
    try {
      await Promise.all([sleep(seconds * 1_000), afterSignIn()]);
    } finally {
      isOver = true;
      await Promise.all(playing);
    }
    return { calls, seconds: (performance.now() - began) / 1_000 };
  }

  async #playOne(person: Person, calls: Done[], isOver: () => boolean): Promise<void> {
    let isSignedIn = false;
    while (!isOver()) {
      const done: Done = await (isSignedIn ? person.act() : person.signIn());
      if (done.kind === 'sign-in') isSignedIn = done.status === 200;
      calls.push(done);
      await sleep(this.#pauseMs * (0.5 + Math.random()));
    }
  }
}

async function inParts<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const workNext = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: registeredAtOnce }, workNext));
}
