import { problem } from '../wording.ts';

/** What builds, and is better not published so. */
export const lintProblems = {
  'placeholder': problem<{ name: string }>({
    level: 'warning',
    pt: { what: (p) => `"${p.name}" ainda é provisório.`, fix: () => 'Troque pelo dado verdadeiro e apague "placeholder: true" antes de publicar.' },
    en: { what: (p) => `"${p.name}" is still a placeholder.`, fix: () => 'Replace it with the real value and remove "placeholder: true" before publishing.' },
  }),
};
