import { said } from '../../wording.ts';

/** Two colours of the theme that differ too little. */
export interface Faint {
  readonly words: string;
  readonly ground: string;
  readonly scheme: 'light' | 'dark' | 'night';
  readonly ratio: number;
  readonly least: number;
  readonly colours: readonly [words: string, ground: string];
}

const where: Readonly<Record<Faint['scheme'], string>> = {
  light: 'no tema claro',
  dark: 'no tema escuro',
  night: 'nas faixas escuras',
};
const number = (value: number) => value.toFixed(1).replace('.', ',');

/** Problems of how the site looks. */
export const looks = {
  'drawing-of-family': said<{ name: string; families: readonly string[] }>({
    what: (p) => `O desenho "${p.name}" só existe nas famílias, e o site não escolheu uma.`,
    fix: (p) =>
      `Em \`theme\` do site.yaml, escreva: drawings: ${p.families[0]} (ou ${p.families.slice(1).join(', ')}). O que mais é preciso: docs/theming.md.`,
  }),
  'drawings-not-installed': said<{ drawings: string; package: string }>({
    what: (p) => `Os desenhos "${p.drawings}" não estão instalados: ${p.package}.`,
    fix: (p) => `Na pasta do site, rode: npm install ${p.package}`,
  }),
  'font-not-installed': said<{ fonts: string; packages: readonly string[] }>({
    what: (p) => `As letras "${p.fonts}" não estão instaladas: ${p.packages.join(', ')}.`,
    fix: (p) => `Na pasta do site, rode: npm install ${p.packages.join(' ')}`,
  }),
  'theme-faint': said<Faint>({
    what: (p) =>
      `"${p.words}" (${p.colours[0]}) quase não se vê em cima de "${p.ground}" (${p.colours[1]}), ${where[p.scheme]}: o contraste é de ${number(p.ratio)} para 1, e ${p.least === 3 ? 'o que tem de ser visto' : 'um texto'} pede ${number(p.least)}.`,
    fix: () =>
      'Escureça uma das duas cores ou clareie a outra. Para que serve cada uma: docs/theming.md.',
  }),
};
