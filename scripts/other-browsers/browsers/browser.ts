/** What the checks need of a browser, whatever protocol drives it. */

/** An element that a person could reach, with real input. */
export interface Target {
  click(): Promise<void>;
  /** Key by key; a line break presses Enter. */
  type(text: string): Promise<void>;
}

export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a script that is read as a file; no policy of the page forbids it. */
  run(script: string): Promise<void>;
  /** @param expression JavaScript whose value can be written as JSON; a promise is awaited */
  evaluate<Value>(expression: string): Promise<Value>;
  /** @param expression JavaScript whose value is an element or null */
  findElement(expression: string): Promise<Target | undefined>;
}

export interface TestBrowser {
  /** "firefox 153.7.0" */
  version: string;
  firstTab: Tab;
  openTab(): Promise<Tab>;
  /** Ends all its processes at once, as a phone that needs memory or loses power does. */
  kill(): Promise<void>;
  /** Script errors that no code of the page caught, of all its tabs. */
  uncaughtErrors: readonly string[];
}

export interface BrowserKind {
  name: string;
  /** What is missing to run it, as a command that installs it; undefined: it can run. */
  howToInstall(): string | undefined;
  /** @param profile a folder; what a killed browser had stored in it is there */
  open(profile: string): Promise<TestBrowser>;
}
