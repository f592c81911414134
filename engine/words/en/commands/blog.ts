import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao blog`. */
export const blog: CommandWords['blog'] = {
  movedNow: ({ slug, now }) => `The post that was at "${slug}" has moved; it is now "${now}".`,
  noPostAt: ({ slug }) => `No post has the address "${slug}".`,
  seeList: 'See which there are: npm run portao -- blog list',
  created: ({ post }) => `Post created: ${post}.`,
  draftCreated: ({ post, slug }) =>
    `Draft created: ${post}. It waits under Posts, in the panel, until somebody publishes it, or: npm run portao -- blog publish ${slug}`,
  schedulerOff: 'No post: the scheduler is off (switch it on in the panel, under Scheduler).',
  notDue: ({ moment, zone }) => `No post: the next one is due from ${moment}, ${zone}.`,
  noMoreTopics: ({ count }) =>
    `No post: no more topics. ${count === 1 ? 'The only one' : `Each of the ${count}`} of the generator has a post, and another would repeat it. Write a post (npm run portao -- new post "Title"), or add topics to blog/topics.yaml.`,
  alikePost: ({ slug, title, percent }) =>
    `The text repeats ${percent}% of /blog/${slug} ("${title}"). Choose another topic, or change that post.`,
  claims: {
    named: ({ slug, line, text, name }) => `/blog/${slug}:${line}  "${text}" is {{claims.${name}}}`,
    open: ({ slug, line, text, names }) =>
      `/blog/${slug}:${line}  "${text}" stays as it is: write ${names.map((name) => `{{claims.${name}}}`).join(' or ')} in the panel, if that is meant`,
    sum: ({ named, open, posts, write }) =>
      named + open === 0
        ? 'No post has a figure of the site written out.'
        : [
            `${named === 1 ? '1 figure' : `${named} figures`} in ${posts === 1 ? '1 post' : `${posts} posts`} ${write ? (named === 1 ? 'got its name' : 'got their names') : 'can get a name'}; ${open === 1 ? '1 is' : `${open} are`} yours to decide.`,
            ...(write || named === 0
              ? []
              : ['To write them: npm run portao -- blog claims --write']),
          ].join('\n'),
  },
  wentOff: 'Taken off',
  appeared: 'Appeared',
  binEmpty: 'The bin is empty.\n',
  binHeads: ['deleted on', 'by', 'address', 'title'],
  noneInBin: ({ slug }) => `No post in the bin has the address "${slug}".`,
  seeBin: 'See what it holds: npm run portao -- blog bin',
  restored: 'Post restored',
  scheduledAlready: 'Scheduled already',
  scheduled: 'Post scheduled',
  publishedAlready: 'Published already',
  published: 'Post published',
  draftAlready: 'A draft already',
  backToDraft: 'Back among the drafts',
  cannotAskDelete: ({ slug }) =>
    `There is no terminal to ask on. If you are sure: npm run portao -- blog delete ${slug} --yes`,
  askDelete: 'Are you sure you want to delete this post?',
  nothingDeleted: 'Nothing was deleted.\n',
  deletedByOther: 'The post had been deleted by somebody else.',
  deleted: ({ post, slug }) =>
    `Post deleted: ${post}. For 30 days this brings it back: npm run portao -- blog restore ${slug}\n`,
  draftSaved: 'Draft saved',
  writtenToFile: ({ file, score }) =>
    `Written to ${file}. To publish: npm run portao -- blog publish ${file}\n${score}\n`,
  seedNoNumber: ({ seed }) => `The seed "${seed}" is no whole number.`,
  noSuchDay: ({ date }) => `There is no day "${date}"; write it like 2026-11-20.`,
  fileExists: ({ file }) =>
    `The file ${file} exists. Choose another name, or overwrite it with --force.`,
  noFolderOf: ({ file }) => `The folder of ${file} does not exist.`,
  noGenerator: ({ siteDir }) =>
    `The site in ${siteDir} has no folder blog/ with the texts of the generator.`,
  noPosts: 'No posts found.\n',
  listHeads: ['date', 'status', 'SEO', 'views', 'address', 'title'],
  nothingPublished: 'Nothing was published.',
  toPublish: 'To publish it',
  savedWithdrawn: 'Post saved, withdrawn already',
  nothingChanged: 'Nothing changed',
  updated: 'Updated',
  movedFile: ({ at, slug, now }) =>
    `${at}  The post that was at "${slug}" is now at "${now}". To renew it, write in the file: slug: ${now}`,
  views: ({ views }) => `${views} ${views === 1 ? 'view' : 'views'}`,
  withdrawal: 'withdrawal',
  noDate: ({ typed, zone }) =>
    `"${typed}" is not a date. Write a day, or a day and a time (${zone}): 2026-12-24 or 2026-12-24T09:00`,
  skippedTime: ({ typed, zone, shown }) =>
    `There is no ${typed} in ${zone}: the clock goes forward then. Write ${shown}, or another time.`,
  versionHeads: ['version', 'saved on', 'by'],
  noVersion: ({ number }) =>
    `The post has no version "${number}". See which there are: npm run portao -- blog versions`,
  versionRestored: 'Version brought back',
  appearsOn: 'It appears on',
  goesOn: 'It is taken off on',
  inZone: ({ zone }) => `, ${zone}`,
  nobodyNamed: 'command line or server',
  somebody: 'somebody',
  at: 'at',
  help: {
    slug: 'end of the address of the post, after /blog/',
    generate: 'writes a post about a topic',
    topic: 'topic: one of blog/topics.yaml, in other words too',
    generatePublish: 'publishes the post',
    generateDraft: 'saves it as a draft',
    generateOut: 'writes it to a Markdown file',
    generateForce: 'overwrites the file if there is one',
    generateSeed: 'another version of the text (default: 0)',
    generateDate: 'day on which it is written, like 2026-11-20 (default: today)',
    publish: 'publishes a Markdown file or a draft',
    fileOrSlug: 'Markdown file, or the address of a draft',
    publishAt: 'appears from this day and time on, by the clock of the site',
    publishUntil: 'is taken off on this day and time',
    list: 'lists the posts',
    listStatus: 'only those published, scheduled, withdrawn, in review, or drafts',
    show: 'shows a post, as a Markdown file',
    unpublish: 'takes a post off the site; it stays as a draft',
    delete: 'deletes a post (asks first)',
    bin: 'lists the posts deleted in the last 30 days',
    restore: 'brings a deleted post back',
    versions: 'lists the versions of a post, and goes back to one',
    versionsShow: 'shows the version, as a Markdown file',
    versionsRestore: 'goes back to this version: title, description, tags and text',
    claims: 'finds figures of the site that posts have written out, and names them',
    claimsWrite: 'writes the names into the posts',
    auto: 'creates a post if one is due (for cron)',
    autoSince: 'also tells which posts appeared or were taken off since then',
    about: 'writes and publishes posts of the blog',
  },
  fields: {
    title: 'title',
    meta_description: 'description',
    tags: 'tags',
    content: 'text',
    status: 'status',
    published_at: 'date',
    withdrawn_at: 'withdrawal',
  },
  noTopic: 'Please enter a topic to generate the post.',
  topicNotCovered: ({ topic, nearest }) =>
    `The generator has no text about "${topic}". The nearest topics: ${nearest.map((name) => `"${name}"`).join(', ')}. For another one, write the post: npm run portao -- new post "Title"`,
  states: {
    published: 'published',
    scheduled: 'scheduled',
    withdrawn: 'withdrawn',
    review: 'in review',
    draft: 'draft',
  },
  missedRule: ({ rule, found, points }) =>
    `  missing: ${rule} (there are ${found}; worth ${points})`,
  rules: {
    title: 'a title of 30 to 60 characters',
    description: 'a description of 120 to 160 characters',
    content: 'a text of at least 1,500 characters',
    tags: '3 to 7 tags',
  },
  keyPhrases: ({ min, max, name }) => `${min} to ${max} times “${name}” in the text`,
};
