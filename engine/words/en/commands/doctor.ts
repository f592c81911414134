import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao doctor`, check by check. */
export const doctor: CommandWords['doctor'] = {
  backups: {
    name: 'Backups',
    none: ({ backupDir }) => `none in ${backupDir}.`,
    oldWhileRunning: ({ age }) =>
      `${age}, and the server, which makes one each day, is running. Its messages say what is wrong.`,
    fromToday: 'the newest is of today',
    fromYesterday: 'the newest is of yesterday',
    daysOld: ({ days }) => `the newest is ${days} days old`,
  },
  browser: {
    late: 'Chromium: it did not open in time; only tests need it.',
    tryAgain: ({ command }) => `Try again when the machine is idle, or: ${command}`,
    none: 'Chromium: none that opens; only tests need it.',
  },
  counting: {
    on: ({ count }) => `Counting of contacts: on for all ${count} pages`,
    stopped: ({ untold, count, named, more }) =>
      `Counting of contacts: at a standstill for ${untold} of ${count} pages (${named}${more}).`,
    publishAgain: 'Build and publish again, with the three variables SUPABASE_…: npm run build',
    waitForStart:
      'New pages count once they are published: npm start. If it has just started, wait a minute; its messages say what is wrong.',
  },
  output: {
    open: ({ folder }) => `Built site: ${folder}, may be written`,
    closed: ({ path, isFile, owner }) =>
      isFile
        ? `The site cannot be built: ${path} is a file, and has to be a folder.`
        : `The site cannot be built: ${path} belongs to ${owner}, and this user cannot write in it.`,
  },
  dataFolder: {
    name: 'Data folder',
    cannotMake: ({ dataDir, path, isFile, owner }) =>
      isFile
        ? `${dataDir} cannot be made: ${path} is a file.`
        : `${dataDir} cannot be made: ${path} belongs to ${owner}, and this user cannot write in it.`,
    notYet: ({ dataDir }) => `${dataDir} does not exist yet; the first npm start makes it`,
    noFolder: ({ dataDir }) => `${dataDir} is no folder.`,
    chooseOther: 'Choose another with DATA_DIR.',
    notOurs: ({ dataDir }) => `${dataDir} cannot be read and written by this user.`,
    open: ({ dataDir }) => `${dataDir} is open to other users.`,
    keysMissing:
      'keys.json is missing; the next start makes new keys, and everybody signs in again.',
    putBack: 'Put the file back from the backup if there is one.',
    keysOpen: 'the keys in keys.json can be read by other users.',
    keysEmpty: 'keys.json does not hold the keys; the service does not start.',
    putBackOrRemove: ({ file }) => `Put it back from the backup, or: rm "${file}"`,
    held: ({ dataDir, pid }) => `${dataDir}, opened by process ${pid}`,
    leftBehind: ({ dataDir }) =>
      `${dataDir}, free (the process that had it is gone; the next one takes over)`,
    free: ({ dataDir }) => `${dataDir}, free`,
    room: ({ size }) => `Disk: ${size} free`,
    littleRoom: ({ size, folder }) => `Disk: only ${size} free at ${folder}.`,
    freeSpace: 'Free some space: a write that does not fit fails.',
  },
  git: {
    notIgnored: ({ folder }) =>
      `Git: ${folder} is not in .gitignore; the next commit would take along posts, accounts and the keys of the service.`,
    inGit: ({ folder }) =>
      `Git: files of ${folder} are in the repository already, with the keys of the service.`,
  },
  allWell: 'All is well.',
  about: 'says what is wrong with the machine and how to fix it',
  hostedOption: 'looks at this Supabase project alone, with the keys of the variables SUPABASE_…',
  noAnswer: ({ name, seconds }) => `${name}: no answer within ${seconds} s.`,
  busy: 'The machine may be busy; try again.',
  environment: {
    seeDocs: 'See docs/deploying.md, «Posts, panel and the data service».',
    secretKeyMissing:
      'SUPABASE_SECRET_KEY is missing: portao blog does not work, and the build reads only what visitors read.',
    copySecretKey: 'Copy it from the Supabase dashboard, Project Settings, API Keys.',
    urlMissing:
      'SUPABASE_SECRET_KEY is set and SUPABASE_URL is not: the embedded service counts, not the hosted project.',
    setAllOrNone: 'Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY too, or none of the three.',
    passwordLength:
      'ADMIN_PASSWORD needs 10 characters to 72 bytes; the data service does not start.',
    passwordKnown:
      'ADMIN_PASSWORD is on lists of leaked passwords, or is the e-mail address of the account; the data service does not take it.',
    choosePassword: 'Choose another password.',
    withoutHttps: 'SITE_URL begins with http://; published addresses will lack HTTPS.',
    inEnvironment: 'in the environment',
    publishedSecret: ({ name, where }) =>
      `${name} (${where}) holds a secret key, and names with VITE_ may end up in pages.`,
    takePrefixOff: 'Take the prefix VITE_ off, and change the key at the service.',
    ok: 'Environment variables: without contradictions',
  },
  installation: {
    oldNode: ({ node, oldest }) => `Node ${node}; ${oldest} or newer is needed.`,
    installNode: 'Install the LTS version from https://nodejs.org',
    name: 'Dependencies',
    notInstalled: ({ name }) => `${name}: not installed.`,
    asLocked: ({ name }) => `${name}: as in package-lock.json`,
    andMore: ({ more }) => ` and ${more} more`,
    missing: ({ name, some }) => `${name}: missing or of another version: ${some}.`,
    missingForTests: ({ name, some }) =>
      `${name}: those for development are missing, which only tests use: ${some}.`,
  },
  ports: {
    name: 'Port',
    free: ({ name }) => `${name}: free`,
    ours: ({ name }) => `${name}: used by our server`,
    taken: ({ name }) => `${name}: used by another program.`,
    chooseOther: ({ command }) => `End it, or choose another: ${command}`,
  },
  reading: {
    reasons: {
      end: 'no line break at the end',
      character: 'tab or control character',
      marker: '--- or ...',
      anchor: 'anchor',
      alias: 'alias',
      tag: 'tag (!)',
      field: 'field name quoted or repeated',
      indentation: 'unusual indentation',
      depth: 'too many levels',
      flow: 'list or group in brackets',
      'block-scalar': 'text with | or >',
      quotes: 'quoted text over several lines',
      'plain-text': 'plain text with a colon',
      number: 'unusual number',
    },
    quick: ({ quick, count }) =>
      `Quick reading: ${quick} of ${count} ${count === 1 ? 'document' : 'documents'}`,
    slow: ({ count }) => `${count} by the full reader`,
  },
  service: {
    silentProject: ({ name, url, status }) =>
      `${name}: ${url} did not answer${status === null ? '' : ` (${status})`}.`,
    name: 'Data service',
    notRunning: ({ name }) =>
      `${name}: not running; npm start starts it, and each command opens it for itself`,
    nextStart: 'the next start sees to it by itself, and makes a backup before',
    silent: ({ name, pid, url }) =>
      `${name}: process ${pid} has the folder open and does not answer at ${url}.`,
    endIt: ({ pid }) => `If it is not just starting: kill ${pid}`,
    answers: ({ name, url }) => `${name}: answers at ${url}`,
    startedBefore: ({ behind }) => `Migrations: ${behind}; the service was started before.`,
    startAgain: 'Start the server again: it does what is missing, and makes a backup before.',
    newOnes: 'there are new ones',
    waiting: 'waiting',
    otherVersion: 'none waits, but the data service has another version',
    allApplied: 'all applied',
    migrations: 'Migrations',
    checkNetwork:
      'Check the network and SUPABASE_URL; a free project that was paused is restored in the Supabase dashboard.',
    notSupabase: ({ name, url, status }) =>
      `${name}: ${url} answered ${status}, and not like a Supabase project.`,
    checkUrl: 'Check SUPABASE_URL.',
    urlAnswers: ({ name, url }) => `${name}: ${url} answers`,
    withoutKey:
      'without SUPABASE_SECRET_KEY all that can be seen is that the table of posts exists',
    tableMissing: 'Migrations: the table of posts is missing.',
    notDescribed: 'the service does not describe what it has',
    allThere:
      'the tables and functions of all are there; policies and triggers cannot be seen through the API',
    migrationsMissing: ({ list }) => `Migrations: missing ${list}.`,
    keyRefused: ({ variable, status }) =>
      `The data service did not accept ${variable} (${status}).`,
    copyKey: 'Copy the key again from the Supabase dashboard, Project Settings, API Keys.',
    exactList: 'the exact list',
  },
  site: {
    noFolder: ({ name }) => `${name} does not exist.`,
    nameFolder: 'Name the right folder with --site DIR.',
    problems: ({ name, count, file }) =>
      `${name}: ${count} ${count === 1 ? 'problem' : 'problems'} in ${file}.`,
    noPages: ({ name }) => `${name} has no pages in pages/.`,
    seeGuide: 'See docs/authoring.md.',
    ok: ({ name, pages, command }) =>
      `${name}, ${pages} ${pages === 1 ? 'page' : 'pages'} (check them with ${command})`,
  },
  summary: ({ errors, warnings }) =>
    `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
  hosted: {
    keysOk: 'Keys: of the present form',
    keysOld: 'Keys: they are of the old form (anon, service_role), which Supabase will switch off.',
    makeKeys:
      'Make sb_publishable_… and sb_secret_… in the Supabase dashboard, Project Settings, API Keys.',
    signUpUnknown: 'Sign-up: the project did not say whether it is closed.',
    seeSignUp: 'See in the Supabase dashboard, Authentication, Sign In / Providers.',
    signUpClosed: 'Sign-up: closed',
    signUpOpen: 'Sign-up: anybody can make an account in the project.',
    schemasOk: 'Schemas: only public is in the API',
    schemasOpen: ({ schemas }) => `Schemas: the API shows ${schemas}.`,
    rowsOk: 'Visitors: read no drafts, versions, scheduler, contacts or audit',
    rowsOpen: ({ tables }) =>
      `Visitors: read what they must not, in ${tables}: the policies are missing.`,
    bucketOk: 'Pictures of posts: the project keeps them, for staff alone',
    noBucket:
      'Pictures of posts: the project has no bucket post-pictures, and the panel can send none.',
    makeBucket:
      'npx supabase db push; where that finds nothing to do, run supabase/migrations/20261128000100_post_pictures.sql in the SQL editor of the Supabase dashboard.',
    bucketOpen: 'Pictures of posts: the bucket post-pictures is public, those of drafts too.',
    closeBucket:
      'Run supabase/migrations/20261128000100_post_pictures.sql again in the SQL editor of the Supabase dashboard.',
  },
};
