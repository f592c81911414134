// The least that a site of YAML documents costs: js-yaml, template strings, write. No checks, no links, no cache, no React.
//   node bench/floor.mjs <site> <out> <layout>
// `layout` is a page of the same size around its content, with [[title]], [[description]], [[path]] and [[main]].
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { load } from 'js-yaml';

const [site, out, layoutFile] = argv.slice(2);
const settings = load(readFileSync(join(site, 'site.yaml'), 'utf8'));
const layout = readFileSync(layoutFile, 'utf8');

const facts = (text) => text.replace(/\{\{([\w.]+)\}\}/g, (_, name) => {
  const [space, key, field = 'value'] = name.split('.');
  return settings[space][key][field];
});
const escape = (text) => facts(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const inline = (text) => escape(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>').replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
const markdown = (text) => text.split('\n\n').map((paragraph) => `<p>${inline(paragraph)}</p>`).join('');
const each = (list, make) => list.map(make).join('');

const href = ({ chat, call, link }) => (chat ? `https://wa.me/${settings.contacts.mainChat.phone.slice(1)}?text=${encodeURIComponent(settings.messages[chat].text)}` : call ? `tel:${settings.contacts[call].phone}` : link);
const button = (one) => `<a class="${one.chat ? 'go' : 'call'}" href="${href(one)}"${one.chat ? ' target="_blank" rel="noopener"' : ''}><svg class="i" aria-hidden="true"><use href="#i-${one.chat ? 'chat' : 'call'}"/></svg>${escape(one.label)}</a>`;
const buttons = (list = []) => `<div class="pair">${each(list, button)}</div>`;
const stars = '<svg class="P5" viewBox="0 0 100 20" role="img" aria-label="Nota 5 de 5"><use href="#i-star" x="0" width="20" height="20"/><use href="#i-star" x="20" width="20" height="20"/><use href="#i-star" x="40" width="20" height="20"/><use href="#i-star" x="60" width="20" height="20"/><use href="#i-star" x="80" width="20" height="20"/></svg>';
const item = ({ title, text }) => `<li><h3>${escape(title)}</h3><p>${escape(text)}</p></li>`;
const pair = ([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`;

const blocks = {
  'page-heading': (block) => `<section class="A1"><div class="hold B1"><div><h1>${escape(block.heading)}</h1><div class="lead C1">${markdown(block.lead)}</div>${buttons(block.buttons)}</div></div></section>`,
  text: ({ heading, body, aside }) => `<section class="band plain"><div class="hold D1"><div><h2>${escape(heading)}</h2><div class="E1">${markdown(body)}</div></div>${aside ? `<aside class="F1" aria-label="${escape(aside.heading)}"><h3>${escape(aside.heading)}</h3><div class="E1">${markdown(aside.body)}</div></aside>` : ''}</div></section>`,
  'trust-badges': (block) => `<section class="band plain"><div class="hold"><dl class="G1">${each(block.badges, ({ value, title, text }) => pair([escape(value), `<b>${escape(title)}</b> ${escape(text)}`]))}</dl></div></section>`,
  checklist: (block) => `<section class="band H1"><div class="hold I1"><div class="J1"><h2>${escape(block.heading)}</h2><p class="lead">${escape(block.lead)}</p></div><ul class="K1">${each(block.items, item)}</ul><div class="L1">${buttons(block.buttons)}</div></div></section>`,
  steps: (block) => `<section class="band plain"><div class="hold"><h2>${escape(block.heading)}</h2><p class="lead M1">${escape(block.lead)}</p><ol class="N1">${each(block.steps, item)}</ol></div></section>`,
  'call-to-action': (block) => `<section class="band night"><div class="hold O1 P1"><div><h2>${escape(block.heading)}</h2><div class="lead Q1">${markdown(block.text)}</div>${buttons(block.buttons)}</div></div></section>`,
  testimonials: (block) => `<section class="band plain R1"><div class="hold"><div class="S1">${each(block.items, ({ text, name, location }) => `<figure><blockquote>“${escape(text)}”</blockquote><figcaption>${stars} <b>${escape(name)}</b>, ${escape(location)}<small>${escape(block.sampleLabel)}</small></figcaption></figure>`)}${button(block.button)}</div></div></section>`,
  accordion: (block) => `<section class="band plain T1"><div class="hold U1"><div class="V1"><h2>${escape(block.heading)}</h2></div><div>${each(block.items, ({ question, answer }) => `<details name="faq"><summary class="gate">${escape(question)}</summary><div class="W1">${markdown(answer)}</div></details>`)}</div></div></section>`,
  contact: (block) => `<section class="band plain"><div class="hold X1"><div><h2>${escape(block.heading)}</h2><p class="lead">${escape(block.text)}</p>${buttons(block.buttons)}</div><dl class="Y1">${each(block.rows, ({ label, value }) => pair([escape(label), escape(value)]))}</dl></div></section>`,
};

mkdirSync(out, { recursive: true });
for (const file of readdirSync(join(site, 'pages'), { recursive: true })) {
  if (!file.endsWith('.yaml')) continue;
  const page = load(readFileSync(join(site, 'pages', file), 'utf8'));
  const parts = { title: escape(page.title), description: escape(page.description), path: page.path, main: each(page.blocks, (block) => blocks[block.type](block)) };
  writeFileSync(join(out, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`), layout.replace(/\[\[(\w+)\]\]/g, (_, part) => parts[part]));
}
