import type { PanelWords } from '../../pt-BR/panel.ts';

const interval = { 1: '24 hours', 7: '7 days' };
const period = { 1: 'day', 7: 'week' };
const made = { published: 'post', draft: 'draft' };
const waits = { published: '', draft: ' It waits under Posts until somebody publishes it.' };
const madeText: PanelWords['scheduler']['madeText'] = ({ title, stored, score }) =>
  `${title}. SEO ${stored}/100${score === stored ? '' : ` (calculated now: ${score})`}.`;

/** 'Scheduler'. */
export const scheduler: PanelWords['scheduler'] = {
  intro: ({ every_days: days, makes }) =>
    `One ${made[makes]} every ${interval[days]}, on the topic that has rested longest.${waits[makes]}`,
  loadFailed: 'The scheduler could not be loaded.',
  switch: 'Auto-post',
  on: 'On',
  off: 'Paused',
  lastKnown: '(last known state)',
  every: { legend: 'How often', 1: 'Every 24 hours', 7: 'Every 7 days' },
  makes: { legend: 'Each post', published: 'Published straight away', draft: 'A draft to review' },
  rhythmSaved: 'Scheduler saved',
  rhythmSavedText: ({ every_days: days, makes, enabled }) =>
    `${enabled ? 'A' : 'With the scheduler on, a'} ${made[makes]} will be created every ${interval[days]}.${waits[makes]}`,
  rhythmFailed: 'The choice could not be saved. Please try again.',
  lastPost: 'Last post',
  noneYet: 'None yet',
  nextRun: 'Next run',
  noneWhileOff: 'None: the scheduler is paused',
  now: 'Now',
  waitsForTopics:
    'When there are new topics: all those of the generator have a post. Ask whoever looks after the site for more.',
  test: 'Generate a post now (test)',
  testing: 'Generating…',
  testHelp: ({ every_days: days, makes }) =>
    makes === 'draft'
      ? `The test creates a draft straight away, and the ${interval[days]} start again from it. The draft of the ${period[days]} is created while the panel is open, or by the server task.`
      : `The test creates and publishes a post straight away, and the ${interval[days]} start again from it. The post of the ${period[days]} goes out while the panel is open, or by the server task.`,
  publishQuestion: {
    test: 'Publish a post now?',
    switch: 'Turn on and publish a post now?',
    rhythm: 'Save and publish a post now?',
  },
  publishText:
    'The generator writes a post, and every visitor sees it straight away: in the list of the blog and on a page of its own. Nobody reads it first. To read it first, cancel and choose ‘A draft to review’.',
  publishConfirm: {
    test: 'Publish now',
    switch: 'Turn on and publish',
    rhythm: 'Save and publish',
  },
  switchedOn: 'Auto-post turned on',
  switchedOnText: ({ every_days: days, makes }) =>
    `A ${made[makes]} will be created every ${interval[days]}.${waits[makes]}`,
  switchedOff: 'Auto-post turned off',
  switchedOffText: 'No post will be created automatically.',
  switchFailed: 'The scheduler could not be changed. Please try again.',
  made: 'Automatic post created',
  madeText,
  draftMade: 'Draft created',
  draftMadeText: (post) => `${madeText(post)}${waits.draft}`,
  noMoreTopics: ({ count }) =>
    `No more topics: each of the ${count} of the generator has a post, and another would repeat it. Write a post under Posts, or ask whoever looks after the site for new topics.`,
  makeFailed: 'The automatic post could not be generated.',
  noRuns: 'The scheduler has not run yet.',
  runs: 'History of the scheduler',
  columns: { when: 'When', outcome: 'Result', reason: 'Reason', subject: 'Post or topic' },
  created: 'Post created',
  skipped: 'Nothing done',
  postDeleted: ' (post deleted)',
  stillDraft: ' (a draft, under Posts)',
  reasons: ({ every_days: days }) => ({
    due: 'On time',
    forced: 'Manual test',
    'not-due': `${interval[days]} had not passed yet`,
    paused: 'The scheduler was paused',
  }),
};
