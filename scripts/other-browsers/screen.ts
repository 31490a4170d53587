/** The page of a tab as a person uses it: elements by role and name, and what it says. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab, Target } from './browsers/browser';

const inPage = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  readFileSync(new URL('in-page.js', import.meta.url), 'utf8'),
].join('\n');

/** Of one wait: what takes a second on a free machine takes half a minute on a busy one. */
const patienceMs = 45_000;

type Role = 'button' | 'link' | 'checkbox' | 'combobox' | 'textbox' | 'heading';

export interface Device {
  databases: string[];
  /** Paths in Cache Storage. */
  cached: string[];
  /** Local storage. */
  stored: Record<string, string>;
}

export class Screen {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  goto(path: string): Promise<void> {
    return this.tab.goto(`${this.origin}${path}`);
  }

  async click(role: Role, name: RegExp): Promise<void> {
    await this.act(role, name, (target) => target.click());
  }

  async type(role: Role, name: RegExp, text: string): Promise<void> {
    await this.act(role, name, (target) => target.type(text));
  }

  async waitFor(role: Role, name: RegExp): Promise<void> {
    await this.act(role, name, () => Promise.resolve());
  }

  async isShown(role: Role, name: RegExp): Promise<boolean> {
    await this.prepare();
    return (await this.find(role, name)) !== undefined;
  }

  /** Watched inside the page, so it returns in the moment the page says so. */
  async untilText(text: RegExp): Promise<void> {
    const wait = async () => {
      await this.prepare();
      await this.evaluate(`untilText(${patternOf(text)})`);
    };
    const isLate = sleep(patienceMs, 'late' as const, { ref: false });
    if ((await Promise.race([this.retry(wait), isLate])) === 'late') {
      throw new Error(`The page never said ${text}. ${await this.whatItSays()}`);
    }
  }

  /** @returns the axe-core rules that the page breaks */
  async violations(): Promise<string[]> {
    await this.retry(async () => {
      await this.prepare();
      if (!(await this.evaluate<boolean>('isLoaded()'))) {
        throw new Error(`The page did not load. ${await this.whatItSays()}`);
      }
    });
    return this.evaluate('violations()');
  }

  async readDevice(): Promise<Device> {
    await this.prepare();
    return this.evaluate('device()');
  }

  /** An expression of the page, until it is true. */
  async untilTrue(expression: string): Promise<void> {
    await this.retry(async () => {
      if (!(await this.tab.evaluate<boolean>(expression)))
        throw new Error(`Not true: ${expression}`);
    });
  }

  private async act(role: Role, name: RegExp, action: (target: Target) => Promise<void>) {
    await this.retry(async () => {
      await this.prepare();
      const target = await this.find(role, name);
      if (target === undefined) {
        throw new Error(`There is no ${role} ${name}. ${await this.whatItSays()}`);
      }
      await action(target);
    });
  }

  private find(role: Role, name: RegExp): Promise<Target | undefined> {
    return this.tab.findElement(`saltbushCheck.find(${JSON.stringify(role)}, ${patternOf(name)})`);
  }

  private evaluate<Value>(call: string): Promise<Value> {
    return this.tab.evaluate(`saltbushCheck.${call}`);
  }

  private async prepare(): Promise<void> {
    const isReady = await this.tab.evaluate<boolean>(
      `document.body !== null && 'saltbushCheck' in globalThis`,
    );
    if (!isReady) await this.tab.run(inPage);
  }

  private async whatItSays(): Promise<string> {
    const text = await this.tab.evaluate<string>(
      'location.pathname + ": " + document.body.innerText',
    );
    return `It says at ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`;
  }

  /** A page that is replaced while it is asked is asked again. */
  private async retry(attempt: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(50);
      }
    }
  }
}

const patternOf = ({ source, flags }: RegExp): string =>
  `${JSON.stringify(source)}, ${JSON.stringify(flags)}`;
