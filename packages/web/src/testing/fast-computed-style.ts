/**
 * What is shown, by attributes alone. jsdom matches each element with every rule of the page's and the browser's
 * stylesheets, which took a sixth of the time of the tests; tests have no stylesheet of ours.
 */
export function installFastComputedStyle(): void {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudoElement) =>
    pseudoElement || !(element instanceof HTMLElement)
      ? getComputedStyle.call(window, element)
      : styleOf(element);
}

const styleOf = (element: HTMLElement): CSSStyleDeclaration =>
  new Proxy(element.style, {
    get(style, name) {
      if (name === 'display') return displayOf(element);
      if (name === 'visibility') return visibilityOf(element);
      if (name === 'getPropertyValue') return (property: string) => propertyOf(element, property);
      const value: unknown = Reflect.get(style, name);
      if (value === '' && sides.includes(name)) return 'auto';
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });

const sides: (string | symbol)[] = ['top', 'right', 'bottom', 'left'];

function propertyOf(element: HTMLElement, property: string): string {
  if (property === 'display') return displayOf(element);
  if (property === 'visibility') return visibilityOf(element);
  return element.style.getPropertyValue(property);
}

/** As the standard's stylesheet has it, or what the element itself says. */
function displayOf(element: HTMLElement): string {
  if (element.style.display) return element.style.display;
  if (element.matches(notShown)) return 'none';
  return displays.find(([, names]) => names.includes(element.localName))?.[0] ?? 'inline';
}

/** Names are read with a space around each of these. */
const displays: [display: string, names: string[]][] = [
  [
    'block',
    (
      'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form ' +
      'h1 h2 h3 h4 h5 h6 header hr html legend main nav ol optgroup option p pre search section summary ul'
    ).split(' '),
  ],
  ['list-item', ['li']],
  ['inline-block', ['button', 'input', 'meter', 'progress', 'select', 'textarea']],
  ['table', ['table']],
  ['table-cell', ['td', 'th']],
  ['table-row', ['tr']],
];

const notShown = [
  '[hidden]',
  'input[type=hidden]',
  'dialog:not([open])',
  'details:not([open]) > :not(summary)',
  'area',
  'datalist',
  'head',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'template',
  'title',
].join();

const visibilityOf = (element: HTMLElement | null): string => {
  for (let each = element; each; each = each.parentElement) {
    if (each.style.visibility) return each.style.visibility;
  }
  return 'visible';
};
