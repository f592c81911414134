import type { CommandWords } from '../../pt-BR/commands.ts';

/** What a command says when it fails: what happened, and what to do. */
export const failures: CommandWords['failures'] = {
  notReady:
    'This is missing before the site may be public. To publish it all the same: --allow-placeholders',
  siteAsBefore: 'Nothing was written: the published site is as it was.',
  otherBuild: ({ pid }) => `Another build is running (process ${pid}). Wait for it and try again.`,
  changedDuringBuild:
    'Somebody changed the site while it was built. Nothing was written: run the command again.',
  foreignOutput: ({ folder }) =>
    `The folder ${folder} holds files that are not ours. Choose an empty folder with --out.`,
  secretInOutput: ({ path }) =>
    `${path} holds a secret key of the data service. Nothing was published: take the key out and change it at the service.`,
  bundleFailed: 'The code of the site could not be bundled:',
  dataFolderBusy: ({ dataDir, pid }) =>
    `The data folder ${dataDir} is in use by process ${pid}. End it, or see what is wrong with: npm run portao -- doctor`,
  dataServiceFailed: ({ reason }) =>
    `The data service did not start; the site goes on without it. ${reason}`,
  portInUse:
    'The port is in use by another program. Choose another one with --port, such as: npm start -- --port 4174, or npm run dev -- --port 5174',
  dataDiskFull: 'There are less than 40 MB free on the disk of the data.',
  diskFull: 'The disk is full. The published site is whole; free some space and try again.',
  fileRefused: ({ reason }) =>
    `The system refused a file: ${reason}. The published site is whole; check the disk and try again.`,
  systemFaults: {
    EACCES: 'there is no permission',
    EPERM: 'there is no permission',
    ENOENT: 'it does not exist',
    EEXIST: 'there is a file where a folder should be',
    ENOTDIR: 'a file is in the way where a folder should be',
    EISDIR: 'it is a folder, and should be a file',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the space kept for this user is used up',
    EMFILE: 'too many files are open',
    EIO: 'the disk failed',
  },
  noPermission: ({ reason }) => `No permission: ${reason}`,
  closedFolder: ({ folder, owner }) =>
    `The folder ${folder} belongs to ${owner}, and this user cannot write in it. Make it yours, or name another one with --out:\n  sudo chown -R "$(id -un)" "${folder}"`,
  ourBug: 'Our bug:',
  reasonDiskFull: 'The disk is full.',
  reasonNoPermission: 'There is no permission to write.',
  reasonReadOnly: 'The disk is read-only.',
  reasonOther: ({ code }) => `Writing failed (${code}).`,
  nothingWritten: ({ reason }) =>
    `${reason} Nothing was written: all is as before. Fix that and try again.`,
  partlyWritten: ({ reason, written, untouched }) =>
    `${reason} Written, whole: ${written}. As before: ${untouched}. Fix that and run it again with --force.`,
  variable: 'The variable',
  untrustedProxy:
    'Requests come through a proxy, and all visitors count as one in the limits. If the proxy is yours, set TRUST_PROXY=1 and start again (docs/deploying.md).',
  stoppedHalfway:
    'The command stopped halfway: what it waited for never came. What it had written stays: look before you run it again.\n',
  hostLimits: {
    excesses: {
      files: ({ found, most }) =>
        `${found} files; the limit is ${most}. Take pages away, or use a plan or host that takes more.`,
      filesInFolder: ({ found, most, where }) =>
        `${found} files in the folder ${where}; the limit is ${most}. Spread the pages over folders.`,
      fileBytes: ({ found, most, where }) =>
        `${where} has ${found} bytes; the limit is ${most}. Make the file smaller.`,
      redirects: ({ found, most }) =>
        `${found} redirects; the limit is ${most}. Take the oldest out of redirects in site.yaml.`,
      wildcardRedirects: ({ found, most }) => `${found} redirects with *; the limit is ${most}.`,
      redirectsBytes: ({ found, most }) =>
        `The file _redirects has ${found} bytes; the limit is ${most}, and the rest would be cut without a word. Take the oldest redirects out.`,
      redirectLength: ({ found, most, where }) =>
        `The redirect of ${where} has ${found} characters; the limit is ${most}. Shorten its addresses.`,
      headerRules: ({ found, most }) =>
        `The file _headers has ${found} rules; the limit is ${most}.`,
      headerLength: ({ found, most, where }) =>
        `The header ${where} has ${found} characters; the limit is ${most}.`,
    },
    refuses: ({ host }) => `${host} does not take the site as it is:`,
    more: ({ more }) => `  and ${more} more.`,
    folderAsBefore: 'Nothing was written: the published folder is as it was.',
  },
  settings: {
    missing: 'is missing, and without it the others of the data service mean nothing.',
    'no-address': 'is no address; write it whole, like https://abc.supabase.co',
    'secret-key':
      'holds the secret key, which would be published with every page; put the publishable key there.',
    'publishable-key': 'holds the publishable key, which may not write; put the secret key there.',
    'no-proxies':
      'says which proxies to trust: a number from 0 to 10, or their addresses, like 127.0.0.1,10.0.0.0/8',
  },
  dataErrors: {
    unreachable: 'The data service did not answer. See why with: npm run portao -- doctor',
    busy: ({ seconds }) =>
      `The data service got too many requests. Wait ${seconds === null ? 'a minute' : `${seconds} s`} and try again.`,
    'signed-out': 'The data service did not accept the key. Check SUPABASE_SECRET_KEY.',
    forbidden:
      'The key does not allow this. Check that SUPABASE_SECRET_KEY is the secret key of the project.',
    'slug-taken': 'Another post has this address.',
    'last-admin': 'At least one admin must stay.',
    'known-address': 'Somebody with this e-mail address has an account.',
    'unknown-account':
      'Nobody has an account with this address. See who there is with: npm run portao -- user list',
    'slug-reserved': 'The site itself uses this address. Choose another in slug.',
    stale: 'Somebody else saved this post at the same moment. Try again.',
    missing: 'The post was deleted by somebody else.',
    'not-in-bin':
      'The post is no longer in the bin. See what there is with: npm run portao -- blog bin',
    outdated:
      'The database lacks the migrations of this version. Apply them with: npx supabase db push',
    'disk-full':
      'The disk is full: nothing was written. Free some space on the machine of the data service and try again.',
    damaged:
      'Files of the database are damaged. Stop the site and go back to a backup: npm run portao -- data list, then npm run portao -- data restore NAME',
    invalid: ({ message }) => `The database refused a value: ${message}`,
    unexpected: ({ message }) => `The data service answered with an error: ${message}`,
  },
  withdrawnTooEarly:
    'The withdrawal of the post does not come after its publication. Change one of the two dates.',
  dataFaults: {
    damaged:
      'The files of the database are damaged; nothing was written over them. See the backups with: npm run portao -- data list, and go back to one with: npm run portao -- data restore NAME',
    keys: 'The file keys.json of the data folder is damaged; nothing was written over it. Delete it (new keys are made, and everybody signs in again), or go back to a backup with: npm run portao -- data restore NAME',
    newer: ({ migration }) =>
      `The data are of a newer version of the program (migration ${migration}). Update the program; nothing was changed.`,
    migration: ({ migration, cause, backup }) =>
      `The migration ${migration} could not be applied and was taken back: ${cause}.${backup ? ` What the data were before is in the backup ${backup} as well.` : ''} Go back to the version of the program from before, or ask for help with this message.`,
    password: ({ why }) =>
      why === 'length'
        ? 'The password needs at least 10 characters and at most 72 bytes. Choose another (ADMIN_PASSWORD).'
        : why === 'own'
          ? 'The password is the name or e-mail address of the account itself. Choose another (ADMIN_PASSWORD).'
          : 'The password is on lists of leaked passwords. Choose another (ADMIN_PASSWORD).',
    'disk-full': 'The disk is full. Free some space and try again; nothing acknowledged was lost.',
    'read-only':
      'The data folder cannot be written: the disk is read-only, or it belongs to another user. See what is wrong with: npm run portao -- doctor',
  },
};
