/** WebKitGTK in a window of an X server without a screen, driven by WebDriver. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../e2e/setup/free-port';
import type { BrowserKind, Tab, Target, TestBrowser } from './browser';
import { endProcesses } from './end-processes';
import { findProgram } from './find-program';
import { startDisplay } from './display';

const windowProgram = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** Debian's packages of Python are of this one. */
const python = '/usr/bin/python3';
const packages = 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb';

export const webkit: BrowserKind = {
  name: 'WebKitGTK',
  howToInstall: () =>
    isInstalled() ? undefined : `apt-get install --no-install-recommends ${packages}`,
  open,
};

function isInstalled(): boolean {
  if (!findProgram('WebKitWebDriver') || !findProgram('Xvfb')) return false;
  try {
    const script = 'import gi; gi.require_version("WebKit2", "4.1")';
    execFileSync(python, ['-c', script], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function open(profile: string): Promise<TestBrowser> {
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(findProgram('WebKitWebDriver')!, [`--port=${port}`], {
    env: { ...process.env, HOME: profile, DISPLAY: display.name, GDK_BACKEND: 'x11' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const kill = async () => {
    await endProcesses(service);
    await endProcesses(display.server);
  };
  try {
    const uncaughtErrors = watchErrors(service);
    const driver = await connect(port, profile);
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return {
      version: `WebKitGTK ${version}`,
      firstTab: await currentTab(driver),
      openTab: async () => {
        await driver.switchTo().newWindow('window');
        return currentTab(driver);
      },
      kill,
      uncaughtErrors,
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** The window writes each on a line. */
function watchErrors({ stdout }: ChildProcess): string[] {
  const errors: string[] = [];
  let rest = '';
  stdout!.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    errors.push(...lines.filter((line) => line.startsWith('uncaught: ')));
  });
  return errors;
}

async function connect(port: number, profile: string): Promise<WebDriver> {
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'WebKitGTK');
  const args = [windowProgram, profile];
  capabilities.set('webkitgtk:browserOptions', { binary: python, args });
  await untilListening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().setTimeouts({ script: 120_000, pageLoad: 60_000 });
  return driver;
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start within 30 seconds');
}

async function currentTab(driver: WebDriver): Promise<Tab> {
  const handle = await driver.getWindowHandle();
  const switched = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    goto: async (url) => (await switched()).get(url),
    run: async (script) => {
      await (await switched()).executeScript(script);
    },
    evaluate: async (expression) => (await switched()).executeAsyncScript(awaited(expression)),
    findElement: async (expression) => {
      const element = await (
        await switched()
      ).executeScript<WebElement | null>(`return ${expression}`);
      return element === null ? undefined : targetOf(element);
    },
  };
}

const awaited = (expression: string): string =>
  `const [done] = arguments; Promise.resolve(${expression}).then(done);`;

const targetOf = (element: WebElement): Target => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text.replaceAll('\n', Key.ENTER)),
});
