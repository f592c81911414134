import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao data`, and of the data service to whoever started it. */
export const data: CommandWords['data'] = {
  backingUp: 'Making the backup…',
  noDatabase: ({ dataDir }) =>
    `There is no database in ${dataDir} yet: the first npm start makes it.`,
  backedUp: ({ name, size, file }) =>
    `Backup made: ${name} (${size})\n${file}\nIt holds the data of those who sign in: keep another one off this machine, where only you can read it.\n`,
  hostedBackups:
    'The data are in a Supabase project, which makes its own backups: in the Supabase dashboard, Database, Backups (the free plan does not guarantee them). They do not hold the pictures of posts. For a copy of your own, with the pictures: npm run portao -- data export copy',
  reading: 'Reading the data…',
  foreignFolder: ({ folder }) =>
    `The folder ${folder} holds other files. Choose a new one, or that of an earlier export. Nothing was written.`,
  comparing: 'Comparing with the database…',
  dryRun: '\nNothing was written (--dry-run).\n',
  nothingToWrite: '\nNothing to write: the database has all of it.\n',
  imported:
    '\nWritten. The site shows the posts after the next build; with npm start, in a moment.\n',
  peopleStay:
    '\nPeople of the panel do not come with the folder to the embedded service: they come with a backup, or are invited with: npm run portao -- user invite E-MAIL\n',
  peopleMoved: ({ count }) =>
    `\nPeople of the panel brought along, with the password they had: ${count}. Who uses a code of their telephone sets it up again.\n`,
  exportUnreadable: ({ file, reason }) =>
    `${file} is missing or cannot be read (${reason}). The folder has to be that of an export: npm run portao -- data export FOLDER. Nothing was written.`,
  planHeads: ['', 'new', 'different', 'equal', 'only in the database (stay)'],
  addressesTaken: ({ addresses }) =>
    `Other posts of the database have these addresses: ${addresses}. Change their addresses or delete them. Nothing was written.`,
  wouldOverwrite: ({ which }) =>
    `The database has rows that differ from those of the folder${which}. To write those of the folder over them, make a backup and run this again with --overwrite. Nothing was written.`,
  noBackups: ({ folder }) =>
    `There are no backups in ${folder} yet. Make the first: npm run portao -- data backup\n`,
  backupHeads: ['when', 'why', 'size', 'posts', 'rows', 'name'],
  unreadable: 'unreadable',
  toGoBack: 'To go back to one: stop the site and run npm run portao -- data restore NAME',
  secretKeyMissing:
    'The variable SUPABASE_SECRET_KEY is missing: only with the secret key of the project at SUPABASE_URL all data can be read and written.',
  readingBackup: 'Reading all of the backup before anything is exchanged…',
  noBackup: ({ name, folder }) =>
    `There is no backup "${name}" in ${folder}. See which there are: npm run portao -- data list`,
  siteRuns: ({ pid }) =>
    `The site runs (process ${pid}) and uses the data. Stop it (Ctrl+C, or the system's service) and run this again. Nothing was changed.`,
  newerBackup: ({ name, migration, dataDir }) =>
    `The backup ${name} is of a newer version of the program (migration ${migration}). Update the program and run this again. Nothing was changed in ${dataDir}.`,
  damagedBackup: ({ name, reason, dataDir }) =>
    `The backup ${name} is damaged and could not be read whole (${reason}). Choose another: npm run portao -- data list. Nothing was changed in ${dataDir}.`,
  firstAdmin: ({ email, password }) =>
    `First access to the panel (/admin): ${email}, password ${password}\nNote the password: it will not be shown again.`,
  firstAdminInFile: ({ email, file }) =>
    `First access to the panel (/admin): ${email}. The password is in ${file}; note it and delete the file.`,
  restarted: 'The data service went down and was started again; nothing acknowledged was lost.',
  restartFailed: ({ reason }) => `The data service did not come back: ${reason}`,
  migrated: ({ backup }) =>
    `The database was updated. What it was before is in the backup ${backup}.`,
  backupFailed: ({ reason }) => `Today's backup was not made: ${reason}`,
  unreachable: ({ reason, count }) =>
    `The data service did not answer (${reason}). The ${count} posts of the last build stay.`,
  unannounced: ({ reason }) =>
    `The database could not be told everything that it counts by: the pages of the site and its time zone (${reason}). The posts are up to date. If the service is your own project at Supabase: npx supabase db push`,
  secretKeyMissingForPosts:
    'The variable SUPABASE_SECRET_KEY is missing: without the secret key of the project at SUPABASE_URL the command line sees no drafts and saves no posts.',
  asking: 'Talking to the data service…',
  opening: 'Opening the data service…',
  picturesNeedKey:
    'Pictures of posts are in the Supabase project, and only its secret key reads them: set SUPABASE_SECRET_KEY where the site is built. Until then posts are published without them.',
  picturesNotFetched: ({ names, reason }) =>
    `Pictures of posts that could not be fetched from the Supabase project: ${names}. ${reason}`,
  pictureLosses: {
    'no-object': 'The project does not have them.',
    heavy: 'They are larger than 12 MB.',
    different: 'Their content is not the picture that was sent under this name.',
    late: 'There was no time left; the next build goes on.',
  },
  noUnusedPictures:
    'No picture to set aside: each is in a post, a version of one or the bin, or was sent less than 30 days ago.\n',
  setAside: ({ count, size, folder }) =>
    `${count === 1 ? 'One picture' : `${count} pictures`} unused for more than 30 days (${size}) ${count === 1 ? 'goes' : 'go'} to ${folder} and ${count === 1 ? 'stays' : 'stay'} there for 30 days more; to have one back, use it in a post and run this again.`,
  broughtBack: ({ count, size }) =>
    `${count === 1 ? 'One picture that was set aside is' : `${count} pictures that were set aside are`} in a text again (${size}): ${count === 1 ? 'it goes' : 'they go'} back.`,
  goneForGood: ({ count, size }) =>
    `${count === 1 ? 'One picture that was set aside' : `${count} pictures that were set aside`} more than 30 days ago (${size}) ${count === 1 ? 'is' : 'are'} removed for good. Earlier backups still have them.`,
  takingSets: 'Taking in what the panel sent…',
  setWaits: 'waits',
  setsWait: ({ count }) =>
    count === 0
      ? 'Nothing that the panel sent waits.'
      : `Sets of changes that wait: ${count}. Nothing was written (--dry-run).`,
  setBecame: {
    published: 'committed and pushed',
    wrong: 'refused: the site would have an error; the panel says which',
    conflict: 'refused: somebody changed the same fields; the panel shows both values',
  },
  setFailed: ({ reason }) => `could not be tried, and waits: ${reason}`,
  setsLeft: ({ count }) =>
    `Sets of changes that could not be tried: ${count}. They wait for the next run.`,
  statesKept: 'The panel shows the data of the business as the branch has them now.',
  noRemoteBranch:
    'The folder of the site is not in a git repository whose branch follows one of a remote. Run this in a clone, on the branch that is published. Nothing was done.',
  remoteRefused: ({ reason }) =>
    `The remote did not give the branch, or did not take the commit:\n${reason}\nWhat has no answer waits for the next run.`,
  help: {
    backup: 'makes a backup, also while the site runs',
    list: 'lists the backups',
    restore: 'takes the database back to a backup (while the site does not run)',
    nameOrFile: 'name of a backup of the list, or a file',
    export: 'writes posts, scheduler, views and contacts to a folder, to be read or moved',
    exportFolder: 'new folder, or of an export',
    import: 'says what an exported folder would change, and writes what overwrites nothing',
    importFolder: 'folder of an export',
    overwrite: 'writes over what differs, too',
    dryRun: 'only says what it would do',
    pictures: 'sets aside pictures sent for posts that no text uses any more',
    changes:
      'commits and pushes what was sent from the panel of a site on a host of files, and answers it',
    changesDryRun: 'only says what waits',
    about: 'backs up, restores and moves the data of the blog',
  },
  tables: {
    blog_posts: 'posts',
    slug_history: 'earlier addresses',
    view_days: 'views by day',
    scheduler: 'scheduler',
    scheduler_runs: 'runs of the scheduler',
    contact_clicks: 'contacts',
    form_entries: 'messages',
    business_drafts: 'drafts of the business',
  },
  reasons: { daily: 'daily', migration: 'before a migration', manual: 'by hand' },
  exported: ({ folder, posts, rows }) =>
    `Exported to ${folder}: ${posts.shown} ${posts.count === 1 ? 'post' : 'posts'} in Markdown; in CSV ${rows.shown} ${rows.count === 1 ? 'row' : 'rows'} of scheduler, earlier addresses, views and contacts.`,
  withPeople:
    'users.csv holds the hashes of passwords of those who sign in: keep the folder where only you can read it.',
  withoutPeople:
    'The people of the panel are not in it: Supabase does not hand out hashes of passwords.',
  backAtBackup: ({ name, posts }) =>
    `Done: the database is back at the backup ${name}, with ${posts} posts.`,
  replacedStays: ({ folder }) => `What was there stays in ${folder} until the next restore.`,
  startAgain: 'Start the site again: npm start',
};
