import type { PanelWords } from '../../pt-BR/panel.ts';

/** 'Post generator'. */
export const generator: PanelWords['generator'] = {
  intro: 'Texts from ready-made outlines, with the figures of the site.',
  topic: 'Topic',
  topicHint: ({ count }) =>
    `Choose one of the ${count} in the list, or put one of them in your own words.`,
  loading: 'Fetching the outlines…',
  loadFailed: 'The outlines could not be loaded.',
  generate: 'Generate post',
  generated: 'Post generated',
  generatedScore: ({ score }) => `SEO score: ${score}/100.`,
  topicMissing: 'Please enter a topic to generate the post.',
  topicNotCovered: ({ typed, nearest }) =>
    `The generator has no text about “${typed}”. The closest topics: ${nearest.map((name) => `“${name}”`).join(', ')}.`,
  failed: 'The post could not be generated. Please try again.',
  published: 'Post published',
  publishedAt: ({ title, slug }) => `${title}, at /blog/${slug}.`,
  draftSaved: 'Draft saved',
  draftSavedText: ({ title }) => `${title}. You will find it under Posts.`,
  alike: ({ slug, title, percent }) =>
    `This text repeats ${percent}% of /blog/${slug} (${title}). Choose another topic, or change that post.`,
  kept: 'The generated text is still here.',
  publishFailed: 'The post could not be published. Please try again.',
  draft: 'Preview of the post',
  openingText: 'Opening the text…',
  less: 'Show only the beginning',
  more: 'Show the whole text',
  publish: 'Publish post on the blog',
  saveDraft: 'Save as draft',
  another: 'Generate another version',
  dropQuestion: 'Discard this text?',
  dropText: ({ title }) =>
    `“${title}” was neither published nor saved, and will be lost. The topic stays in its field.`,
  drop: 'Discard',
};
