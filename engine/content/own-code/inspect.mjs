// Looks for what cannot work in the blocks of a site, without running them, as a program of its own: the parser is native and loads slowly.
// Arguments: the folder of the site, and for each block `component|client:<file>`, relative to it. Prints the `files` that were
// read (absolute), and the `faults`: { file, line, column, length, kind, detail }, positions in UTF-16 units from 1.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

// The parser that Vite has: a package of Vite's, and not always beside it.
const ofVite = createRequire(createRequire(import.meta.url).resolve('vite'));
const { parseSync, Visitor } = await import(pathToFileURL(ofVite.resolve('rolldown/utils')).href);

/** What of React asks for a browser: nothing runs again after a component was printed. */
const living =
  /^(?:Component|PureComponent|use(?:ActionState|DeferredValue|Effect|EffectEvent|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition))$/;

const [siteDir, ...entries] = argv.slice(2);
const faults = [];
const files = new Set();

/** Whether a <script> of these attributes has its code in the HTML: none that fetches it, none that is data. */
const runsInline = (attributes) =>
  !attributes.some(
    ({ type, name, value }) =>
      type !== 'JSXAttribute' ||
      name.name === 'src' ||
      (name.name === 'type' && /json/.test(value?.value)),
  );

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The file that a module names relative to itself; null where there is none. */
function fileOf(from, name) {
  const path = join(dirname(from), name.replace(/\?.*$/, ''));
  const endings = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];
  return endings.map((ending) => path + ending).find(isFile) ?? null;
}

/** True where the package that a module names lies above the module or above ours; of what is no package's name nothing is said. */
function hasPackage(from, name) {
  const [folder] = /^(?:@[^/]+\/)?[\w.-]+/.exec(name) ?? [];
  if (!folder || name.includes(':') || folder === 'portao') return true;
  const isAbove = (at) =>
    existsSync(join(at, 'node_modules', folder)) || (dirname(at) !== at && isAbove(dirname(at)));
  return [dirname(from), import.meta.dirname].some(isAbove);
}

/** Finds in a text the location of what is wrong there, from 1; `length` ends with the line. */
function locationIn(file, text, { start, end }) {
  const before = text.slice(0, start).split('\n');
  return {
    file: relative(siteDir, file).replaceAll(sep, '/'),
    line: before.length,
    column: before.at(-1).length + 1,
    length: Math.max(1, Math.min(end, `${text}\n`.indexOf('\n', start)) - start),
  };
}

/** Reads a module and all that it imports of the site. `isPrinted`: it is part of a component. */
function inspect(file, isPrinted, seen) {
  if (seen.has(file)) return;
  seen.add(file);
  files.add(file);
  if (!/\.[cm]?[jt]sx?$/.test(file)) return;
  const text = readFileSync(file, 'utf8');
  const tell = (kind, detail, range) =>
    faults.push({ ...locationIn(file, text, range), kind, detail });
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) {
    tell('code', errors[0].message, errors[0].labels[0] ?? { start: 0, end: 1 });
    return;
  }
  const imported = [];
  /** What of React the module has, by the names that it gives them; `*` for all of it. */
  const ofReact = new Map();
  const load = (source, isType) => {
    if (isType || typeof source?.value !== 'string') return;
    if (isBuiltin(source.value)) tell(isPrinted ? 'node' : 'node-in-browser', source.value, source);
    else if (/^\.\.?\//.test(source.value)) imported.push(source);
    else if (!hasPackage(file, source.value)) tell('package', source.value, source);
  };
  const reactName = (node) => {
    if (node?.type === 'Identifier') return ofReact.get(node.name);
    if (node?.type !== 'MemberExpression' || ofReact.get(node.object.name) !== '*')
      return undefined;
    return node.property.name;
  };
  const refuseLiving = (node) => {
    if (living.test(reactName(node) ?? '')) tell('state', reactName(node), node);
  };
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      load(source, importKind === 'type');
      if (source.value === 'react')
        for (const { local, imported: name } of specifiers)
          ofReact.set(local.name, name?.name && name.name !== 'default' ? name.name : '*');
    },
    ExportNamedDeclaration: ({ source, exportKind }) => load(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => load(source, exportKind === 'type'),
    ImportExpression: ({ source }) => load(source, false),
  }).visit(program);
  if (isPrinted)
    new Visitor({
      CallExpression: ({ callee }) => refuseLiving(callee),
      ClassDeclaration: ({ superClass }) => refuseLiving(superClass),
      JSXOpeningElement({ name, attributes }) {
        // A component may have properties of these names; what it does with them stands in its own code.
        if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
        if (name.name === 'style') tell('style', '<style>', name);
        if (name.name === 'script' && runsInline(attributes)) tell('script', '<script>', name);
        for (const { type, name: attribute } of attributes) {
          if (type !== 'JSXAttribute') continue;
          if (/^on[A-Z]/.test(attribute.name)) tell('listener', attribute.name, attribute);
          if (attribute.name === 'style') tell('style', 'style', attribute);
        }
      },
    }).visit(program);
  for (const source of imported) {
    const found = fileOf(file, source.value);
    if (!found) tell('import', source.value, source);
    else if (!relative(siteDir, found).startsWith('..')) inspect(found, isPrinted, seen);
  }
}

/** True where a module exports something of this name. */
function exportsName(file, name) {
  const { program, module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0 || program.body.some(({ type }) => type === 'ExportAllDeclaration'))
    return true;
  return module.staticExports.some(({ entries: all }) =>
    all.some(({ exportName }) => exportName.name === name),
  );
}

const seen = { component: new Set(), client: new Set() };
for (const entry of entries) {
  const [kind, path] = entry.split(':');
  const file = join(siteDir, path);
  const missing = (what, detail) =>
    faults.push({ file: path, line: 1, column: 1, length: 1, kind: what, detail });
  if (!existsSync(file)) {
    missing(kind, '');
    continue;
  }
  inspect(file, kind === 'component', seen[kind]);
  const name = kind === 'client' ? 'start' : path.replace(/^.*\/|\.[^.]*$/g, '');
  if (!exportsName(file, name)) missing('name-export', name);
}
// A rule is left out of a page whose HTML does not have its class: what a script alone adds is no class of the HTML.
const printed = [...seen.component];
const sheets = printed.filter((file) => file.endsWith('.module.css'));
if (sheets.some((file) => readFileSync(file, 'utf8').includes(':global'))) {
  const blocks = fileURLToPath(new URL('../../../blocks', import.meta.url));
  const ofLibrary = readdirSync(blocks, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const html = [...ofLibrary, ...printed.filter((file) => !sheets.includes(file))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const file of sheets) {
    const text = readFileSync(file, 'utf8');
    for (const { 0: all, 1: name, index } of text.matchAll(/:global\(\s*\.([\w-]+)[^)]*\)/g))
      if (!new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(html))
        faults.push({
          ...locationIn(file, text, { start: index, end: index + all.length }),
          kind: 'global',
          detail: name,
        });
  }
}

stdout.write(JSON.stringify({ files: [...files], faults }));
