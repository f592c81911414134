import { foldWords } from '../content/fold-words.ts';
import { escapeHtml } from '../render/escape.ts';
import { packagesOf } from '../resolve/metadata/theme-packages.ts';
import { commandWordsOf } from '../words/commands.ts';
import type { Language } from '../words/language.ts';
import { galleryPage, shownInFrame, yamlToCopy } from './gallery-page.ts';
import { readLooks, type Look } from './looks.ts';

/** The command that brings the typefaces and the drawings of a look, as a comment before its YAML. */
function installLine(theme: Look['theme']): string {
  const packages = packagesOf(theme);
  return packages.length === 0 ? '' : `# npm install ${packages.join(' ')}\n`;
}

/** `/_looks`: the first page of the site in every look, and the lines of `site.yaml` that give it. */
export function looksPage(language: Language): string {
  const words = commandWordsOf(language).gallery;
  const looks = readLooks().map(({ name, title, about, theme, yaml }) => {
    const called = escapeHtml(title[language]);
    const address = `/_looks/${name}`;
    return {
      item: `<li data-words="${foldWords([name, title[language], about[language]].join(' '))}"><a href="#${name}"><span>${name} <small>${called}</small></span></a></li>`,
      section: [
        `<section id="${name}"><h2>${name} <small>${called}</small></h2><p class="lead">${escapeHtml(about[language])}</p>`,
        `<article><header><a href="${address}" target="_blank">${words.openAlone}<span class="hidden"> ${called}</span></a></header>`,
        `${shownInFrame(address, title[language])}${yamlToCopy(title[language], installLine(theme) + yaml, words)}</article></section>`,
      ].join(''),
    };
  });
  return galleryPage({
    shows: 'looks',
    list: looks.map(({ item }) => item).join(''),
    sections: looks.map(({ section }) => section).join(''),
    language,
    font: null,
  });
}
