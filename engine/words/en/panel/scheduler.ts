import type { PanelWords } from '../../pt-BR/panel.ts';

/** 'Scheduler'. */
export const scheduler: PanelWords['scheduler'] = {
  intro: 'One post every 24 hours, on the topic that has rested longest.',
  loadFailed: 'The scheduler could not be loaded.',
  switch: 'Auto-post',
  on: 'On',
  off: 'Paused',
  lastKnown: '(last known state)',
  lastPost: 'Last post',
  noneYet: 'None yet',
  nextRun: 'Next run',
  noneWhileOff: 'None: the scheduler is paused',
  now: 'Now',
  test: 'Generate a post now (test)',
  testing: 'Generating…',
  testHelp:
    'The test creates and publishes a post straight away, and the 24 hours start again from it. The post of the day goes out while the panel is open, or by the server task.',
  switchedOn: 'Auto-post turned on',
  switchedOnText: 'A post will be created every 24 hours.',
  switchedOff: 'Auto-post turned off',
  switchedOffText: 'No post will be created automatically.',
  switchFailed: 'The scheduler could not be changed. Please try again.',
  made: 'Automatic post created',
  madeText: ({ title, stored, score }) =>
    `${title}. SEO ${stored}/100${score === stored ? '' : ` (calculated now: ${score})`}.`,
  makeFailed: 'The automatic post could not be generated.',
  noRuns: 'The scheduler has not run yet.',
  runs: 'History of the scheduler',
  columns: { when: 'When', outcome: 'Result', reason: 'Reason', subject: 'Post or topic' },
  created: 'Post created',
  skipped: 'Nothing done',
  postDeleted: ' (post deleted)',
  reasons: {
    due: 'On time',
    forced: 'Manual test',
    'not-due': '24 hours had not passed yet',
    paused: 'The scheduler was paused',
  },
};
