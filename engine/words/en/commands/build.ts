import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of the commands that build and serve: `build`, `dev`, `serve`, `start`. */
export const build: CommandWords['build'] = {
  ending: 'Ending…',
  cutOff: 'What was under way did not end within 10 s and was cut. Nothing acknowledged was lost.',
  noLogFormat: ({ text }) => `LOG_FORMAT is "${text}": use text or json.`,
  bundling: 'The code changed: bundling scripts and styles…',
  progress: ({ done, total }) => `  ${done} of ${total} pages`,
  pictures: ({ done, total, minutes }) =>
    `  ${done} of ${total} photographs, ${minutes < 1 ? 'less than a minute left' : minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`}`,
  missingUploads: ({ posts }) =>
    `A picture that was sent in the panel is missing, and these posts name it: ${posts}. They are published without it. Open the preview of each in the panel, and send the picture again or take it out of the text.`,
  waiting: ({ pid }) => `Waiting for another build to end (process ${pid})…`,
  finishedEarlier: 'The build before was cut short; it has been finished now.',
  seeWarnings: 'See them with: npm run portao -- check',
  built: ({ pages, folder, bytes, rendered, unchanged, filesWritten, filesRemoved, seconds }) =>
    `${pages} pages in ${folder} (${bytes}): ${rendered} rendered, ${unchanged} unchanged, ${filesWritten} files written, ${filesRemoved} removed, in ${seconds} s.`,
  noThreads: ({ text, mostThreads }) =>
    `"${text}" is no number of cores: use a whole number from 1 to ${mostThreads}.`,
  unknownHost: ({ name, names }) =>
    `"${name}" is no host that is known. Use one of: ${names}. Without --for the site is good for any.`,
  hostCompresses: ({ host }) => `${host} compresses by itself: leave out --compress.`,
  aboutBuild: 'builds the site',
  compress: 'writes .br and .gz as well',
  release: 'best compression and a picture for social networks for each page',
  allowPlaceholders:
    'with --release: publishes placeholders and invented testimonials all the same',
  forHost: ({ hosts }) => `writes only what this host reads: ${hosts}`,
  threads: 'how many cores to use (default: as many as pay off)',
  devAddress: ({ url }) => `The site is at ${url}, the blocks at ${url}/_blocks (Ctrl+C ends).`,
  devClock: ({ moment }) =>
    `Showing the site as it is on ${moment}. ?at=now goes back to the clock.`,
  devDraft: 'A draft: this page is not on the site.',
  devUnseen: ({ from, until }) =>
    `This page is not on the site: it is shown ${[from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')} only.`,
  devClockNow: 'Showing the site as it is now.',
  devNoMoment: ({ text }) =>
    `"${text}" is neither a day nor a minute. Write ?at=2026-12-24, ?at=2026-12-24T10:00 or ?at=now.`,
  devEntry: ({ path, fields }) =>
    `A message from ${path}, which dev checks and does not keep: ${fields.map(({ label, value }) => `${label}: ${value}`).join('; ')}`,
  aboutDev: 'shows the site while one writes',
  nothingBuilt: ({ folder }) => `There is nothing built in ${folder}. First run: npm run build`,
  serveAddress: ({ url }) => `The site is at ${url} (Ctrl+C ends).`,
  aboutServe: 'serves the built site',
  builtFolder: 'built folder',
  publishedPosts: ({ count }) => `Published, with ${count} ${count === 1 ? 'post' : 'posts'}.`,
  triedAgain: ({ seconds }) => `It is tried again in ${seconds} s.`,
  siteServed: ({ url, pid }) =>
    `This site is already served at ${url} (process ${pid}), and two servers would publish over each other. Use that one, end it, or start another site with --site.`,
  olderSite:
    'ATTENTION: the folder of the site has the errors above. The last version without errors stays public; new posts go out with it. Mend them and run: npm run build',
  uncommitted: ({ author, files, why }) =>
    `What ${author} published from the panel is in ${files}, and not committed. ${why}`,
  startAddress: ({ url, panel, blog }) =>
    panel
      ? `The site is at ${url}, the panel at ${url}/admin (Ctrl+C ends).`
      : blog
        ? `The site is at ${url}, without a panel (Ctrl+C ends).`
        : `The site is at ${url} (Ctrl+C ends). It has no blog and no panel: no database is used.`,
  everywhere: 'Other machines reach it as well; for this one alone: --host 127.0.0.1',
  buildEnded: ({ how, output }) =>
    `The process that builds the pages ended before its time (${how}). What was public stays. SIGKILL or SIGABRT nearly always mean too little memory: give the machine or the container more.${output === '' ? '' : `\n${output}`}`,
  aboutStart: 'builds and serves, with blog and panel',
  aboutPing: 'tells search engines what changed on the published site (IndexNow)',
  indexNowOff:
    'Nothing to tell: no INDEXNOW_KEY when the site was built, or no public address with https.',
  announced: ({ count }) =>
    count === 0
      ? 'IndexNow: nothing has changed since search engines were told.'
      : `IndexNow: search engines were told of ${count === 1 ? '1 address' : `${count} addresses`}.`,
  indexNowFailed: ({ reason }) =>
    `IndexNow did not take what it was told (${reason}). The site is public; it is told again with the next publication.`,
  lostEntries: ({ pages, host }) =>
    `WARNING: ${pages} has a form without "to". ${host ? `${host} does not take what it sends:` : 'Only npm start takes what it sends; on another host'} whoever writes sees an error, and the message is lost. Put the address of a form service into "to", or publish with npm start.`,
  missing: ({ count }) =>
    `${count === 1 ? '1 thing is' : `${count} things are`} missing before the site may be public. See with: npm run portao -- check --launch`,
};
