import { drawingFamilies } from '#schemas/drawing-families';
import type { Theme } from '#schemas/types';
import { fontPackage } from '../../media/package-fonts.ts';
import { namesOf } from './typefaces.ts';

/** The packages that a theme takes its typefaces and its drawings from. */
export const packagesOf = (theme: Pick<Theme, 'fonts' | 'drawings'>): readonly string[] => [
  ...namesOf(theme).map(fontPackage),
  ...(theme.drawings ? [drawingFamilies[theme.drawings].package] : []),
];
