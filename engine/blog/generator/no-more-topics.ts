/** Every topic of the site has a post that says what another one would. */
export class NoMoreTopics extends Error {
  override readonly name = 'NoMoreTopics';

  constructor(
    /** How many the site has. */
    readonly count: number,
  ) {
    super(`each of the ${count} topics has a post`);
  }
}
