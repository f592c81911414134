import { leadsTo, ofBlocks, type FieldPath } from '../../client/business.ts';

/** What the owner of a site changes, in the order in which it is shown: fields of `site.yaml`, and blocks with fields of the owner. Menus, frame, theme and checks are for whoever builds the site. */
export const businessSections: readonly FieldPath[] = [
  ['contacts'],
  ['hours'],
  ['claims'],
  ['priceTags'],
  ['promotions'],
  ['business'],
  ['business', 'social'],
  [ofBlocks],
  ['messages'],
  ['authors'],
  ['rating'],
  ['search'],
  ['head', 'verification'],
];

/** The section of a field, the narrowest; undefined for what the panel has no field for. */
export const sectionOf = (at: FieldPath): FieldPath | undefined =>
  businessSections.findLast((section) => leadsTo(section, at));
