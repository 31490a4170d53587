/**
 * `npm run check` runs it: text comes in the sizes of `ui/theme/tokens.css` and spaces in one scale, so that every screen
 * has the same rhythm.
 */
const length = String.raw`-?(0|0\.25rem|0\.5rem|0\.75rem|1rem|1\.5rem|2rem|3rem|4rem|6rem|[1-3]px|[\d.]+mm)`;
// What is computed, or comes from elsewhere, is as wide as something else on the screen.
const computed = String.raw`auto|inherit|(env|var|calc|max)\([^]+\)|[\d.]+(%|em)`;
const spaces = [`/^((${length}|${computed})\\s*)+$/`];
const token = String.raw`var\(--text-(12|13|15|16|17|20|26|40|h1|h2)\)`;
// Labels that must stay beside each other give way to the window.
const size = String.raw`(${token}|min\(${token}, [\d.]+vw\))`;
// A print is not read on a screen.
const sizes = [`/^(${size}|inherit|[\\d.]+pt)$/`];

/** @type {import('stylelint').Config} */
export default {
  rules: {
    // The minifier merges them into a `transform` beside them, where no transition and no other rule finds them.
    'property-disallowed-list': ['scale', 'rotate', 'translate'],
    'declaration-property-value-allowed-list': {
      'font-size': sizes,
      font: [
        'inherit',
        `/^\\d+ ${size}\\s*\\/\\s*[\\d.]+(rem)? var\\(--mantine-font-family(-headings)?\\)$/`,
      ],
      '/^(padding|margin|gap|row-gap|column-gap)/': spaces,
    },
  },
};
