// @ts-nocheck
/**
 * What a check asks of a page; run inside it, after axe-core. Elements are found as a screen reader finds them,
 * by role and name, with the computation of axe-core, which is the same in every browser.
 */
globalThis.saltbushCheck = {
  /** The first element that is shown, with this role and a name like this. */
  find(role, pattern, flags) {
    const name = new RegExp(pattern, flags);
    const { commons, setup, teardown } = globalThis.axe;
    setup(document);
    try {
      const isIt = (element) =>
        element.checkVisibility() &&
        commons.aria.getRole(element) === role &&
        name.test(commons.text.accessibleText(element).trim());
      return [...document.body.querySelectorAll('*')].find(isIt) ?? null;
    } finally {
      teardown();
    }
  },

  /** Resolves in the moment the page says so. */
  untilText(pattern, flags) {
    const text = new RegExp(pattern, flags);
    const isShown = () => text.test(document.body.innerText);
    return new Promise((resolve) => {
      if (isShown()) return resolve(true);
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        observer.disconnect();
        resolve(true);
      });
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      observer.observe(document, all);
    });
  },

  /** Each violation is a line with its rule and element. */
  async violations() {
    const { violations } = await globalThis.axe.run();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
    );
  },

  /** The app has rendered the page, and nothing stands in for data or code on its way. */
  isLoaded() {
    const main = document.getElementById('main');
    const isRendered = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    const places = '.mantine-Skeleton-root, .mantine-Loader-root';
    return (
      isRendered && document.querySelector(places) === null && document.querySelector('h1') !== null
    );
  },

  /** What a script of this origin can find on the device. */
  async device() {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached: cached.flat(),
      stored: { ...localStorage },
    };
  },
};
