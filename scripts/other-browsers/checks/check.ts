import type { Proxy } from '../../../e2e/setup/proxy';
import type { TestBrowser } from '../browsers/browser';
import type { Shopper } from '../shopper';

/** What a check has for itself alone. */
export interface Scene {
  shopper: Shopper;
  network: Proxy;
  /** On the same profile each time. */
  openBrowser(): Promise<TestBrowser>;
  /** A figure for the table. */
  note(text: string): void;
  /** Script errors of this check do not fail it. */
  expectErrors(): void;
}

export interface Check {
  title: string;
  /** Rejects with what was wrong. */
  run(scene: Scene): Promise<void>;
}
