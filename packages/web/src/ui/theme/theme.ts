/** The Mantine theme: every colour is the name of a token in `tokens.css`. */
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** Mantine's colour names and their tokens: solid, dark and light. */
const accents = {
  saltbush: { solid: 'saltbush', deep: 'deep', tint: 'tint' },
  terracotta: { solid: 'terracotta', deep: 'terracotta-deep', tint: 'terracotta-tint' },
  yellow: { solid: 'ochre-ink', deep: 'ochre-ink', tint: 'ochre-tint' },
  green: { solid: 'success', deep: 'success', tint: 'success-tint' },
  red: { solid: 'danger', deep: 'danger', tint: 'danger-tint' },
  blue: { solid: 'info', deep: 'info', tint: 'info-tint' },
  gray: { solid: 'ink-soft', deep: 'ink-soft', tint: 'sand' },
} as const;

const greys = 'sand sand sand line line-strong ink-mute ink-mute ink-soft ink-soft ink';
const darks = 'ink ink-soft ink-mute ink-mute line sand card card paper paper';

export const theme = createTheme({
  primaryColor: 'saltbush',
  colors: {
    ...Object.fromEntries(Object.entries(accents).map(([name, accent]) => [name, tuple(accent)])),
    // Mantine's style sheets read these by index.
    gray: tokens(greys),
    dark: tokens(darks),
  },
  white: 'var(--card)',
  black: 'var(--ink)',
  defaultRadius: 'md',
  radius: { sm: '0.5rem', md: '0.75rem', lg: '1rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colours, color: 'var(--on-accent)' } : colours;
  },
  components: {
    ActionIcon: { defaultProps: { size: 44, radius: 'xl', variant: 'subtle' } },
    Alert: { defaultProps: { radius: 'md', variant: 'light' } },
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { size: 'md', radius: 'xl' } },
    Checkbox: { defaultProps: { size: 'md', iconColor: 'var(--on-accent)' } },
    CloseButton: { defaultProps: { size: 44, iconSize: 20, radius: 'xl' } },
    // Centred, it would overflow a phone's width for a moment and widen the page.
    Combobox: { defaultProps: { position: 'bottom-start' } },
    Input: { defaultProps: { size: 'md' } },
    // In these forms nearly everything is required: what is optional says so in its label.
    InputWrapper: { defaultProps: { size: 'md', withAsterisk: false } },
    // A heading area, not the page's banner.
    DrawerHeader: { defaultProps: { component: 'div' } },
    ModalHeader: { defaultProps: { component: 'div' } },
    // A `menu` role may contain menu items only (axe).
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    MenuItem: { defaultProps: { mih: 44 } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    Paper: { defaultProps: { radius: 'lg' } },
    NumberInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    SegmentedControl: { defaultProps: { size: 'md', radius: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
});

/** Overrides of computed Mantine colours by tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-mute)',
    '--mantine-color-placeholder': 'var(--ink-mute)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-success': 'var(--success)',
    '--mantine-color-anchor': 'var(--saltbush)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--sand)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-disabled': 'var(--sand)',
    '--mantine-color-disabled-color': 'var(--ink-mute)',
    '--mantine-color-disabled-border': 'var(--line)',
    ...Object.assign({}, ...Object.entries(accents).map(([name, accent]) => shades(name, accent))),
  };
  return {
    variables: {},
    light: both,
    dark: {
      ...both,
      '--mantine-color-white': 'var(--ink)',
      '--mantine-color-black': 'var(--paper)',
    },
  };
};

interface Accent {
  solid: string;
  deep: string;
  tint: string;
}

function shades(name: string, { solid, deep, tint }: Accent): Record<string, string> {
  const prefix = `--mantine-color-${name}`;
  return {
    [`${prefix}-text`]: `var(--${solid})`,
    [`${prefix}-filled`]: `var(--${solid})`,
    [`${prefix}-filled-hover`]: `color-mix(in srgb, var(--${solid}), var(--${deep}))`,
    [`${prefix}-light`]: `var(--${tint})`,
    [`${prefix}-light-hover`]: `color-mix(in srgb, var(--${tint}), var(--${solid}) 8%)`,
    [`${prefix}-light-color`]: `var(--${deep})`,
    [`${prefix}-outline`]: `var(--${solid})`,
    [`${prefix}-outline-hover`]: `color-mix(in srgb, transparent, var(--${solid}) 8%)`,
  };
}

function tuple({ solid, deep, tint }: Accent): MantineColorsTuple {
  return tokens([tint, tint, tint, tint, solid, solid, solid, deep, deep, deep].join(' '));
}

function tokens(names: string): MantineColorsTuple {
  return names.split(' ').map((name) => `var(--${name})`) as unknown as MantineColorsTuple;
}
