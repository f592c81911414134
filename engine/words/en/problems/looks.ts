import type { Faint, looks as reference } from '../../pt-BR/problems/looks.ts';

const where: Readonly<Record<Faint['scheme'], string>> = {
  light: 'in the light theme',
  dark: 'in the dark theme',
  night: 'in dark bands',
};

/** Problems of how the site looks. */
export const looks: typeof reference = {
  'drawing-of-family': {
    what: (p) =>
      `The drawing "${p.name}" is one of the families alone, and the site has chosen none.`,
    fix: (p) =>
      `In \`theme\` of site.yaml write: drawings: ${p.families[0]} (or ${p.families.slice(1).join(', ')}). What else it needs: docs/theming.md.`,
  },
  'drawings-not-installed': {
    what: (p) => `The drawings "${p.drawings}" are not installed: ${p.package}.`,
    fix: (p) => `Run in the folder of the site: npm install ${p.package}`,
  },
  'font-not-installed': {
    what: (p) => `The fonts "${p.fonts}" are not installed: ${p.packages.join(', ')}.`,
    fix: (p) => `Run in the folder of the site: npm install ${p.packages.join(' ')}`,
  },
  'theme-faint': {
    what: (p) =>
      `"${p.words}" (${p.colours[0]}) can hardly be seen on "${p.ground}" (${p.colours[1]}), ${where[p.scheme]}: the contrast is ${p.ratio.toFixed(1)} to 1, and ${p.least === 3 ? 'what has to be seen' : 'text'} needs ${p.least.toFixed(1)}.`,
    fix: () =>
      'Make one of the two darker, or the other lighter. What each is for: docs/theming.md.',
  },
};
