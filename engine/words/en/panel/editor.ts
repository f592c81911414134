import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted, number } from '../counted.ts';
import { missingWords } from '../missing-words.ts';

/** What a rule of the score counts; those that are not here count characters. */
const unitsOf: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tags: ['tag', 'tags'],
  keywords: ['key phrase', 'key phrases'],
};
const units = (rule: string) => unitsOf[rule] ?? ['character', 'characters'];

/** The editor of a post. */
export const editor: PanelWords['editor'] = {
  edit: 'Edit post',
  saving: 'Saving…',
  save: 'Save',
  publish: 'Publish',
  saveDraft: 'Save draft',
  /** Of the fields below the text. */
  details: 'Details: address, description, tags and dates',
  /** Buttons above the text. */
  format: {
    name: 'Format',
    bold: 'Bold',
    heading: 'Heading',
    list: 'List',
    link: 'Link',
  },
  schedule: 'Schedule',
  handIn: 'Hand in for approval',
  handedIn: 'Post handed in',
  handedInText: 'It appears on the site once an administrator approves it.',
  handedInHelp:
    'This post was handed in and waits for approval. What stands in the fields below goes to the site; if somebody changes the post while you read, nothing is published and you are shown the change.',
  approve: 'Approve and publish',
  approveLater: 'Approve and schedule',
  onSite: 'View on the site',
  unsaved: 'Unsaved changes, kept in this browser.',
  allSaved: 'Everything is saved.',
  saved: 'Post saved',
  scheduled: 'Post scheduled',
  appears: ({ moment }) => `Appears on the site on ${moment}.`,
  disappears: ({ moment }) => `Leaves the site on ${moment}.`,
  savedScore: ({ score }) => `SEO ${score}/100.`,
  notFound: 'Post not found',
  notFoundHelp: 'The post you are looking for does not exist or has been removed.',
  leaveQuestion: 'Leave without saving?',
  leaveText: 'There are changes that have not been saved. If you leave, they will be lost.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
  locked:
    'This post is somebody else’s, or was published or scheduled: only an administrator can change it.',
  elsewhere:
    'This post is open in another tab as well. What you write in each is kept apart; whoever saves second chooses which text stays.',
  recovered: ({ moment }) => `We recovered your changes of ${moment}, which had not been saved.`,
  discard: 'Discard changes',
  discardQuestion: 'Discard the changes?',
  discardText: 'What you wrote and did not save will be lost.',
  discardNow: 'Discard',
  keptHere: 'What you wrote is kept on this device.',
  gone: 'This post was deleted while you were editing it.',
  goneHelp: 'What you wrote is still here. Saving creates a new post with this text.',
  conflict: 'Somebody else saved this post while you were editing it.',
  conflictHelp: ({ moment }) =>
    `Their version is of ${moment}. Yours has not been saved yet: choose which one to keep.`,
  differs: ({ fields }) => `See what is different: ${fields.join(', ')}`,
  inSaved: ({ field }) => `${field}, in the saved version`,
  empty: '(empty)',
  keepTheirs: 'Keep the saved version',
  keepMine: 'Save mine over it',
  publishMine: 'Publish mine over it',
  fromTitle: 'Generate from title',
  oldAddress: ({ slug, old }) =>
    `/blog/${slug}. The old address, /blog/${old}, still leads to this post.`,
  descriptionHint: ({ count }) =>
    `What search engines show. ${counted(count, 'character', 'characters')}.`,
  tagsHint: ({ count }) => `Separated by commas. ${count} so far.`,
  contentHint: ({ count }) =>
    `## makes a heading, **two asterisks** make bold, - makes a list. ${counted(count, 'character', 'characters')}.`,
  pictures: {
    add: 'Picture',
    addHint: 'You can drag or paste a picture into the text as well.',
    heading: ({ name }) => `New picture: ${name}`,
    sending: ({ percent }) => `Sending: ${percent}%.`,
    sent: 'Sent. It shows on the site only once it is in the text of a published post.',
    notSent: 'The picture was not sent.',
    textIsSafe: 'The text of the post is still here, and nothing of it is lost.',
    alt: 'What the picture shows',
    altHint: 'Whoever does not see the picture hears or reads this in its place.',
    altMissing: 'Write what the picture shows, or say that it is decoration only.',
    decorative: 'It is decoration only',
    caption: 'Caption (optional)',
    insert: 'Put into the text',
    leaveOut: 'Leave out',
    heavy: 'The file is larger than 12 MB. Choose a smaller version of the photograph.',
    large: ({ width, height }) =>
      `The picture has ${width} × ${height} pixels, more than can be used. Choose a smaller version.`,
    heic: 'The photograph is HEIC, the format of an iPhone. On the iPhone choose it with the Picture button, which hands it over as JPEG; elsewhere export it as JPEG.',
    otherFormat: 'Use a JPEG, PNG or WebP picture.',
    cut: 'The file is cut or damaged. Send the original photograph again.',
    noPicture: 'The file is no JPEG, PNG or WebP picture, even if its name says otherwise.',
    missing: ({ names }) =>
      `The text names a picture that is not kept any more: ${names}. Send it again or take it out of the text.`,
  },
  contentMode: 'Text mode',
  write: 'Write',
  preview: 'Preview',
  openingPreview: 'Opening the preview…',
  noText: 'There is no text yet.',
  readingTime: ({ minutes }) => `${counted(minutes, 'minute', 'minutes')} to read.`,
  momentForms: { dayFirst: 'dd/mm/yyyy hh:mm', monthFirst: 'mm/dd/yyyy hh:mm' },
  momentWrong: ({ example }) => `Enter the date and time like this: ${example}.`,
  publishCalendar: 'Open the calendar for publishing',
  withdrawCalendar: 'Open the calendar for withdrawing',
  untilThen: 'Until then the post is scheduled.',
  emptyIsNow: 'Empty: now.',
  clock: ({ zone }) => `${zone}.`,
  withdrawHint: 'Optional: from then on the post is no longer on the site.',
  titleMissing: 'Enter the title.',
  titleLong: ({ most }) => `At most ${most} characters.`,
  slugWrong: 'Enter the address: letters without accents, digits and hyphens.',
  tooManyTags: ({ most }) => `At most ${most} tags.`,
  tagLong: ({ most }) => `Each tag has at most ${most} characters.`,
  dateMissing: 'Choose the date.',
  dateBeforePublication: 'Choose a date after publication.',
  contentMissing: 'Enter the text, or save it as a draft.',
  contentLong: 'The text is too long.',
  storedScore: ({ stored, score }) =>
    `Stored: ${stored}. Saving stores the calculated one, ${score}.`,
  pointsMissed: ({ points }) => `0 of ${number(points)}`,
  rules: {
    title: ({ min, max }) => `Title of ${min} to ${max} characters`,
    description: ({ min, max }) => `Description of ${min} to ${max} characters`,
    content: ({ min }) => `Text of at least ${counted(min, 'character', 'characters')}`,
    tags: ({ min, max }) => `${min} to ${max} tags`,
    keywords: ({ min, max, name }) => `${min} to ${max} ${name} in the text`,
  },
  ruleHas: ({ rule, count }) => {
    const [one, many] = units(rule);
    return `Has ${counted(count, one, many)}.`;
  },
  ruleLacks: ({ count }) => `${number(count)} short.`,
  ruleExceeds: ({ count }) => `${number(count)} too many.`,
  unsafe: ({ sentence, rule, why, instead, missing, page, others }) => {
    const more =
      others === 0
        ? ''
        : others === 1
          ? ' There is one more sentence like this.'
          : ` There are ${others} more sentences like this.`;
    const lacking = missing.length > 0 ? `${missingWords(missing, page)} ` : '';
    return `“${sentence}” is advice that could hurt somebody. ${rule} ${why} ${lacking}Write, for example: “${instead}”${more}`;
  },
  unfinished: ({ text }) =>
    text.includes('TODO')
      ? `“${text}” has not been written yet. Write the text and delete the word TODO, or save it as a draft.`
      : `“${text}” only holds a place. Write the real text, or save it as a draft.`,
  hasImage: ({ text }) =>
    `“${text}” is an image that the post does not show. It shows those of the site, by the name of the file in media/; or say in words what it shows.`,
  hasMarkup: ({ text, write }) =>
    `Visitors would read “${text}” letter by letter. ${write === null ? 'Delete it' : `Write: ${write}`}, or save it as a draft.`,
  deadLinks: ({ links }) =>
    `The post is saved, but it has links that lead to no page of this site: ${links}. Check the address.`,
  hasReference: ({ text }) =>
    `Visitors would read “${text}” letter by letter: a post fills the claims of the site alone, such as {{claims.name}}, in its text. Write the value, or save it as a draft.`,
};
