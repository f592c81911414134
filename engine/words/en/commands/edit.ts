import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of the commands that change documents: `portao move`, `remove`, `copy`, `set`, `find`, `undo`, `history`, `restore`. */
export const edit: CommandWords['edit'] = {
  pathArgument: '<path>',
  newPathArgument: '<new>',
  path: 'path of the page, such as /contact',
  newPath: 'new path, such as /write-to-us',
  dryRun: 'shows what would change and writes nothing',
  ask: 'Write?',
  cannotAsk: ({ command }) =>
    `There is no terminal to ask on. See what changes with --dry-run, and write with: npm run portao -- ${command} --yes`,
  nothing: 'There is nothing to change: it is like that already.',
  nothingWritten: 'Nothing was written.',
  written: ({ count, undo }) =>
    `${count === 1 ? '1 file written' : `${count} files written`}. To take it back: npm run portao -- ${undo}`,
  changedMeanwhile: ({ file }) =>
    `Another program changed ${file} while this ran. Nothing was written; run the command again.`,
  removed: 'removed',
  added: 'new',
  byHand: 'Left to you:',
  refused: {
    unreadable: 'the document is not well-formed; see: npm run portao -- check',
    missing: 'there is no group or list here for the field to be in',
    exists: 'there is a field of that name already',
    changed: 'the value is another one now',
    shared: 'the value is repeated with & and *, and would change in several places',
    'wrong-kind': 'there is a value of another kind here',
    unsafe: 'it cannot be changed without changing more',
  },
  noPath: ({ text }) =>
    `The path "${text}" will not do: begin with /, and use small letters without accents, digits and hyphens, such as /write-to-us.`,
  samePath: ({ path }) => `The page is at "${path}" already.`,
  special: ({ path }) =>
    `The page "${path}" is part of how the site works, and its path does not change.`,
  served: ({ path }) => `The path "${path}" belongs to the posts or the panel. Choose another one.`,
  pathTaken: ({ path, file }) =>
    `The path "${path}" is that of ${file}. Choose another one, or move that page first.`,
  fileTaken: ({ file }) =>
    `The file ${file} exists already. Choose another path, or rename the file first.`,
  move: {
    about: 'gives a page another path, and all that names the page follows',
    says: ({ from, to }) => `${from} becomes ${to}. The old path leads to the new one.`,
    postsUnread:
      'The posts could not be read. Links to the old path, if there are any, still work.',
    posts: ({ count, titles }) =>
      `${count === 1 ? '1 post links' : `${count} posts link`} to the old path, which still works; change it in the panel when you can: ${titles}`,
  },
  remove: {
    about: 'deletes a page, and takes what names it out of lists',
    to: 'page that stands in its place: links turn to it',
    toFlag: '--to <path>',
    says: ({ from, to }) => `${from} leaves the site. Its path now leads to ${to}.`,
    link: ({ link }) => `the link "${link}", which now leads to what stands in its place`,
    inText: 'a link in the text, which now leads to what stands in its place',
    toItself: ({ path }) => `"${path}" is the page that goes. Name another page in --to.`,
  },
  copy: {
    about: 'makes a new page from another one',
    nameFlag: '--name <name>',
    name: 'name of the place of the new page, such as "Vila Nova"',
    nameMissing: ({ path }) =>
      `"${path}" is the page of a place, and no two places have one name. Say that of the new one with --name "Vila Nova".`,
    says: ({ from, to }) => `${to}, from ${from}.`,
    title: 'TODO: write the title, up to 60 letters, unlike any other page',
    description:
      'TODO: write what search engines show below the title, 120 to 160 letters, unlike any other page.',
    place: ({ file }) =>
      `Coordinates and neighbours are still those of the place that was copied: put them right in ${file}.`,
    todos: 'What is marked TODO is still to be written: npm run portao -- check shows where.',
  },
  set: {
    about: 'changes a field in several pages, or a text in the whole site',
    wordsArgument: '[pages and fields...]',
    words:
      "pages, such as places/* (files) or /places/* (paths), and fields, such as title='Bakery in Newtown' or image.alt='Fresh bread'",
    replaceFlag: '--replace <old=new>',
    replace: 'replaces a text in all that people read',
    part: 'replaces it inside of words, too',
    noPages: ({ pages }) =>
      `No page matches "${pages}". See all of them with: npm run portao -- routes`,
    noField: ({ text }) =>
      `"${text}" does not say a field and a value. Write it like this: title='Bakery in Newtown'`,
    noReplace: ({ text }) =>
      `"${text}" does not say what to replace. Write it like this: --replace 'old text=new text'`,
    nothingSaid:
      "Say pages and fields, as in: set 'places/*' title='Bakery in Newtown'. Or a text to replace: set --replace 'old text=new text'",
    notFound: ({ text }) => `No text of the site contains "${text}".`,
    found: ({ count, files }) =>
      `${count === 1 ? 'Once' : `${count} times`} in ${files === 1 ? '1 file' : `${files} files`}.`,
    shownOn: ({ pages }) => `It is seen on: ${pages}`,
  },
  find: {
    about: 'finds where a text is written, as it is read on the pages',
    textArgument: '<text>',
    text: 'words of the text, with or without accents',
    sayWords: 'Say the words that you look for.',
    notFound: ({ text }) =>
      `No page shows "${text}". Try with fewer words. The text of a post is in the panel.\n`,
    allPages: ({ count }) => `on all ${count} pages`,
  },
  undo: {
    about: 'takes back the last change that a command made to documents',
    nothing:
      'There is nothing to take back: no command changed documents, or what was kept of them was taken back already.',
    says: ({ by, at }) => `Takes back: ${by} (${at})`,
    ask: 'Take it back?',
    done: ({ count }) => (count === 1 ? '1 file is as before.' : `${count} files are as before.`),
    stillPublic: ({ build }) =>
      `The public site still shows what was taken back, until you run: npm run portao -- ${build} (or start npm start again)`,
  },
  history: {
    about: 'lists the last changes that commands and the panel made to documents',
    nothing: 'No command and nobody at the panel has changed documents yet.',
    atPanel: ({ author }) => `${author} (panel)`,
    nowhere: 'nothing',
    noField: 'only how it is written, no value',
    andMore: ({ count }) => `and ${count === 1 ? '1 more file' : `${count} more files`}`,
  },
  restore: {
    about: 'takes one of these changes back, whichever, and leaves what came after it',
    idArgument: '<id>',
    id: 'what the list of `history` begins the change with',
    unknown: ({ id, history }) =>
      `No change is called "${id}". See which there are with: npm run portao -- ${history}`,
    changed: ({ fields }) =>
      `Nothing was taken back, because these were changed again since:\n${fields}\nTake the later change back first, or put these values right by hand.`,
    wholeFile: 'it came, went, or cannot be read by field',
    wrote: ({ writer, value }) => `${writer} wrote: ${value}`,
    now: ({ value }) => `now: ${value}`,
    since: ({ writer, at }) => `by: ${writer}, ${at}`,
    byHand: 'by: somebody in the file, with no command and not at the panel',
  },
};
