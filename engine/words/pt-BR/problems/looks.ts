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
