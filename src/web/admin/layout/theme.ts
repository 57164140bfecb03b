import { colorsTuple, createTheme, type CSSVariablesResolver } from '@mantine/core';

/** Mantine asks for ten shades of a colour; all of them are custom properties, which differ by colour scheme. */
const shades = (light: string, strong: string) => colorsTuple([light, light, light, ...Array<string>(7).fill(strong)]);

export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  defaultRadius: 'var(--corner)',
  primaryColor: 'ink',
  primaryShade: 6,
  white: 'var(--on-accent)',
  black: 'var(--ink)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  colors: {
    /** What one does first. */
    ink: shades('var(--paper-raised)', 'var(--ink)'),
    /** What takes something away, and what went wrong. */
    danger: shades('var(--paper-raised)', 'var(--danger)'),
    river: shades('var(--paper-raised)', 'var(--positive)'),
  },
});

const roles = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--field)',
  '--mantine-color-default-hover': 'var(--paper-raised)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control-edge)',
  '--mantine-color-disabled': 'var(--paper-raised)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--rule)',
  '--mantine-primary-color-filled': 'var(--ink)',
  '--mantine-primary-color-filled-hover': 'var(--ink-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-ink-filled': 'var(--ink)',
  '--mantine-color-ink-filled-hover': 'var(--ink-hover)',
  '--mantine-color-ink-light': 'transparent',
  '--mantine-color-ink-light-hover': 'var(--paper-raised)',
  '--mantine-color-ink-light-color': 'var(--ink)',
  '--mantine-color-danger-filled': 'var(--danger)',
  '--mantine-color-danger-filled-hover': 'var(--danger-strong)',
  '--mantine-color-danger-light': 'transparent',
  '--mantine-color-danger-light-hover': 'var(--paper-raised)',
  '--mantine-color-danger-light-color': 'var(--danger)',
};

/** Mantine's own greys are cold, and too faint for the edge of a control: the site's colours take their places. */
const greys = {
  ...scale('gray', 'paper-raised paper-raised rule rule control-edge ink-soft ink-soft ink-soft ink ink'),
  ...scale('dark', 'ink ink-soft ink-soft ink-soft control-edge paper-raised field paper-raised paper paper'),
};

/** Ten shades from the lightest on, each the name of a role in tokens.css. */
function scale(color: string, roles: string): Record<string, string> {
  return Object.fromEntries(roles.split(' ').map((role, shade) => [`--mantine-color-${color}-${shade}`, `var(--${role})`]));
}

/** The same for both schemes: the values of these custom properties change with the system's scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...greys, ...roles },
  dark: { ...greys, ...roles },
});
