/** Thrown where a document changed while the site was built. */
export class SiteChangedDuringBuild extends Error {
  constructor() {
    super('the site changed while it was built');
    this.name = 'SiteChangedDuringBuild';
  }
}
