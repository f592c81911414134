/** What of a post is read as advice. */
export interface PostTexts {
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly content: string;
}

/** A text in Markdown from heading to heading, as `unsafeAdvice` takes it. */
export const sectionsOf = (markdown: string): string[] => markdown.split(/^(?=#{1,6}[ \t])/m);

/** The sections of a post. */
export const postSections = ({ title, description, content }: PostTexts): string[] => [
  title,
  description,
  ...sectionsOf(content),
];
