// The least that a site of YAML documents costs: js-yaml, template strings, write. No checks, no links, no cache, no React.
//   node bench/floor.mjs <site> <out> <layout>
// `layout` is JSON (layout.mjs): a page of the same size around its content, with [[title]], [[description]],
// [[name]] (its path without the slash) and [[main]], and the drawings by name.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { load } from 'js-yaml';

const [site, out, layoutFile] = argv.slice(2);
const read = (file) => load(readFileSync(join(site, file), 'utf8'));
const settings = read('site.yaml');
const { page: layout, drawings } = JSON.parse(readFileSync(layoutFile, 'utf8'));

/** What references of the page at hand name, beside the settings: its region and the values of the partial. */
let scope = {};
const valueOf = (space, key, field = 'value') =>
  space in scope ? scope[space][key] : settings[space][key][field];
const facts = (text) => text.replace(/\{\{([\w.]+)\}\}/g, (_, name) => valueOf(...name.split('.')));
const escape = (text) =>
  facts(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const inline = (text) =>
  escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
const each = (list, make) => list.map(make).join('');
const cells = (line, tag) =>
  each(line.slice(2, -2).split(' | '), (cell) => `<${tag}>${inline(cell)}</${tag}>\n`);
const tableRow = (line) => `<tr>\n${cells(line, 'td')}</tr>\n`;
function tableOf(text) {
  const [head, , ...rows] = text.split('\n');
  return `<table>\n<thead>\n<tr>\n${cells(head, 'th')}</tr>\n</thead>\n<tbody>\n${each(rows, tableRow)}</tbody>\n</table>`;
}
const part = (text) =>
  text.startsWith('### ')
    ? `<h3>${inline(text.slice(4))}</h3>`
    : text.startsWith('- ')
      ? `<ul>\n${each(text.split('\n'), (line) => `<li>${inline(line.slice(2))}</li>\n`)}</ul>`
      : text.startsWith('| ')
        ? tableOf(text)
        : `<p>${inline(text)}</p>`;
const markdown = (text) => text.split('\n\n').map(part).join('\n');

const message = ({ text, onRegion }) => (scope.region && onRegion ? facts(onRegion) : text);
const href = ({ chat, call, link }) =>
  chat
    ? `https://wa.me/${settings.contacts.mainChat.phone.slice(1)}?text=${encodeURIComponent(message(settings.messages[chat]))}`
    : call
      ? `tel:${settings.contacts[call].phone}`
      : link;
const button = (one) =>
  `<a class="${one.chat ? 'go' : 'call'}" href="${href(one)}"${one.chat ? ' target="_blank" rel="noopener"' : ''}><svg class="i" aria-hidden="true"><use href="#i-${one.chat ? 'chat' : 'call'}"/></svg>${escape(one.label)}</a>`;
const buttons = (list = []) => `<div class="pair">${each(list, button)}</div>`;
const linkTo = (link, text) => `<a href="${escape(link)}">${escape(text)}</a>`;
const links = (list) =>
  each(list, ({ name, label, link }) => `<li>${linkTo(link, name ?? label)}</li>`);
const topics = ({ label, links: list }) =>
  `<nav class="G8" aria-label="${escape(label)}"><strong>${escape(label)}</strong><ul class="G6">${links(list)}</ul></nav>`;
const names = (list) => `<ul class="G2">${each(list, (name) => `<li>${escape(name)}</li>`)}</ul>`;
const item = ({ title, text }) => `<li><h3>${escape(title)}</h3><p>${escape(text)}</p></li>`;
const pair = ({ label, value }) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`;

const blocks = {
  'page-heading': (block) =>
    `<section class="A1"><div class="hold B1"><div><h1>${escape(block.heading)}</h1><div class="lead C1">${markdown(block.lead)}</div>${buttons(block.buttons)}</div>${block.topics ? topics(block.topics) : ''}${block.drawing ? drawings[block.drawing] : ''}</div></section>`,
  text: ({ id, heading, body, aside }) =>
    `<section class="band plain"${id ? ` id="${id}"` : ''}><div class="hold D1"><div><h2>${escape(heading)}</h2><div class="E1">${markdown(body)}</div></div>${aside ? `<aside class="F1" aria-label="${escape(aside.heading)}"><h3>${escape(aside.heading)}</h3><div class="E1">${markdown(aside.body)}</div></aside>` : ''}</div></section>`,
  steps: (block) =>
    `<section class="band plain"><div class="hold"><h2>${escape(block.heading)}</h2><p class="lead M1">${escape(block.lead)}</p><ol class="N1">${each(block.steps, item)}</ol></div></section>`,
  'call-to-action': (block) =>
    `<section class="band night"><div class="hold O1 P1"><div><h2>${escape(block.heading)}</h2><div class="lead Q1">${markdown(block.text)}</div>${buttons(block.buttons)}</div>${drawings[block.drawing]}</div></section>`,
  near: (block) =>
    `<nav class="band plain G1" aria-label="${escape(block.heading)}"><div class="hold"><h2>${escape(block.heading)}</h2><p>${escape(block.text)}</p><ul class="H1">${each(scope.region.near, (place) => `<li><a href="/${place}">${cities[place].region.name}</a></li>`)}</ul></div></nav>`,
  contact: (block) =>
    `<section class="band plain" id="${block.id}"><div class="hold X1"><div><h2>${escape(block.heading)}</h2><p class="lead">${escape(block.text)}</p>${buttons(block.buttons)}</div><dl class="Y1">${each(block.rows, pair)}</dl></div></section>`,
  'link-strip': (block) =>
    `<nav class="Fq" aria-label="${escape(block.label)}"><ul class="Fp">${links(block.links)}</ul></nav>`,
  'place-list': (block) =>
    `<section class="band plain" id="${block.id}"><div class="hold H6"><div><h2>${escape(block.heading)}</h2><p class="lead">${escape(block.lead)}</p></div><ul class="H7">${links(block.places)}</ul></div></section>`,
  checklist: (block) =>
    `<section class="band Ea" id="${block.id}"><div class="hold E8"><div class="E7"><h2>${escape(block.heading)}</h2></div><ul class="E9">${each(block.items, item)}</ul></div></section>`,
  'neighbourhood-list': (block) =>
    `<section class="band plain" id="${block.id}"><div class="hold"><h2>${escape(block.heading)}</h2><div class="G1">${names(block.names.slice(0, 30))}<details><summary class="call">Ver todos</summary>${names(block.names.slice(30))}</details></div>${button(block.button)}</div></section>`,
  accordion: (block) =>
    `<section class="band plain A1" id="${block.id}"><div class="hold A3"><div class="A2"><h2>${escape(block.heading)}</h2></div><div>${each(block.items, ({ question, answer }) => `<details name="faq"><summary class="gate">${escape(question)}</summary><div class="A0">${markdown(answer)}</div></details>`)}</div></div></section>`,
  partial: ({ name, values }) => {
    const outer = scope;
    const given = Object.entries(partials[name].values).map(([key, { default: text = '' }]) => [
      key,
      facts(values[key] ?? text),
    ]);
    scope = { ...scope, values: Object.fromEntries(given) };
    const html = each(partials[name].blocks, render);
    scope = outer;
    return html;
  },
};
const render = (block) => blocks[block.type](block);

const partials = Object.fromEntries(
  ['cidade', 'contato'].map((name) => [name, read(`partials/${name}.yaml`)]),
);
/** Cities name each other, so all are read before the first is written. */
const cities = Object.fromEntries(
  readdirSync(join(site, 'pages/cidades')).map((file) => [
    file.replace(/\.yaml$/, ''),
    read(`pages/cidades/${file}`),
  ]),
);

mkdirSync(out, { recursive: true });
function write(page) {
  scope = page.region ? { region: page.region } : {};
  const parts = {
    title: escape(page.title),
    description: escape(page.description),
    name: page.path.slice(1),
    main: each(page.blocks, render),
  };
  writeFileSync(
    join(out, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`),
    layout.replace(/\[\[(\w+)\]\]/g, (_, name) => parts[name]),
  );
}
for (const city of Object.values(cities)) write(city);
for (const file of readdirSync(join(site, 'pages'), { recursive: true }))
  if (file.endsWith('.yaml') && !file.startsWith('cidades')) write(read(`pages/${file}`));
